// SPDX-License-Identifier: MIT
import Foundation

#if canImport(AppKit) && !canImport(UIKit)
  // AppKit has items only.
  extension IndexPath {
    /// Makes the path of a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The index of the row in its section.
    public var row: Int { self[1] }
  }
#elseif !canImport(UIKit)
  extension IndexPath {
    /// Makes the path of a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Makes the path of an item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The index of the section.
    public var section: Int { self[0] }

    /// The index of the row in its section.
    public var row: Int { self[1] }

    /// The index of the item in its section.
    public var item: Int { self[1] }
  }
#endif

// AppKit and UIKit declare `section` and `item`. This package imports neither, so it uses names of its own.
extension IndexPath {
  /// The path of an item.
  package init(ofItem item: Int, inSection section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  package var sectionIndex: Int { self[0] }

  /// The index of the item in its section.
  package var itemIndex: Int { self[1] }
}
