// SPDX-License-Identifier: MIT
import Foundation

/// Every Foundation object has the namespace `rx`.
extension NSObject: ReactiveCompatible {}

#if !canImport(Darwin) && compiler(>=6.2)
  /// Since Swift 6.2, the class is not an `NSObject` on platforms other than Apple's.
  extension NotificationCenter: ReactiveCompatible {}
#endif
