// SPDX-License-Identifier: MIT
import Foundation

/// Every Foundation object has the namespace `rx`.
extension NSObject: ReactiveCompatible {}
