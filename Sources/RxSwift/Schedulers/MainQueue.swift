// SPDX-License-Identifier: MIT
import Dispatch

extension DispatchQueue {
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main queue, which is also the main actor's.
  ///
  /// Off Apple's platforms the main queue may be served by another thread than the one that the program began on; that
  /// is why this does not ask for the thread.
  static var isMain: Bool { DispatchQueue.getSpecific(key: mainMark) != nil }
}
