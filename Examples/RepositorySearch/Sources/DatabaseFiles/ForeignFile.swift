// SPDX-License-Identifier: MIT
import Foundation

/// A file that is in the place of a program's database and is none of the program's.
public struct ForeignFile: Error, Hashable, Sendable {
  public var url: URL

  public init(_ url: URL) { self.url = url }

  /// The name of the file, without its folder.
  public var name: String { url.lastPathComponent }
}
