// SPDX-License-Identifier: MIT
import Dispatch

extension DispatchQueue {
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main queue, which is also the queue of the main actor.
  ///
  /// On platforms other than Apple's, the main queue may run on another thread than the one on which the program began.
  /// So this does not ask for the thread.
  static var isMain: Bool { DispatchQueue.getSpecific(key: mainMark) != nil }
}
