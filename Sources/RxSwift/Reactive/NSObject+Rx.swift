// SPDX-License-Identifier: MIT
import Foundation

/// Every Foundation object has the namespace `rx`.
extension NSObject: ReactiveCompatible {}

#if !canImport(Darwin)
  /// The class is no `NSObject` off Apple's platforms.
  extension NotificationCenter: ReactiveCompatible {}
#endif
