// SPDX-License-Identifier: MIT
#if DEBUG
  import Foundation
#endif

/// Points at which an application can watch the library.
///
/// Set them once at start-up. Setting them is safe from any thread.
public enum Hooks {
  /// Receives errors that reached a subscription without an error handler, with the call stack of the subscription
  /// (empty unless `recordCallStackOnError` is true).
  public typealias DefaultErrorHandler = ([String], any Error) -> Void

  /// Returns the call stack to remember for a subscription.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private static let lock = Lock()
  private nonisolated(unsafe) static var errorHandler: DefaultErrorHandler = { callStack, error in
    // nonisolated(unsafe) here and below: read and written under `lock` only.
    #if DEBUG
      let origin = callStack.isEmpty ? "" : "\nSubscribed at:\n" + callStack.joined(separator: "\n")
      print("An error reached a subscription that does not handle errors: \(error)\(origin)")
    #endif
  }
  private nonisolated(unsafe) static var captureCallstack: CustomCaptureSubscriptionCallstack = {
    #if DEBUG
      Thread.callStackSymbols
    #else
      []
    #endif
  }
  private static let recordsCallStack = AtomicWord()

  /// Whether subscriptions remember their call stack for `defaultErrorHandler`. Costs time on each subscription.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.value != 0 }
    set { recordsCallStack.exchange(newValue ? 1 : 0) }
  }

  /// What happens to an error that a subscription does not handle; prints it in debug builds unless replaced.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { lock.withLock { errorHandler } }
    set { lock.withLock { errorHandler = newValue } }
  }

  /// How the call stack of a subscription is captured; the symbols of the thread in debug builds, nothing in release
  /// builds, unless replaced.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { lock.withLock { captureCallstack } }
    set { lock.withLock { captureCallstack = newValue } }
  }
}
