// SPDX-License-Identifier: MIT
import Foundation

/// Every Foundation object has the namespace `rx`.
extension NSObject: ReactiveCompatible {}

#if !canImport(Darwin)
  /// On platforms other than Apple's, the class is not an `NSObject`.
  extension NotificationCenter: ReactiveCompatible {}
#endif
