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
  public typealias DefaultErrorHandler = @Sendable ([String], any Error) -> Void

  /// Returns the call stack to remember for a subscription.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  private static let errorHandler = Locked<DefaultErrorHandler> { callStack, error in
    #if DEBUG
      let place = CallSite.named?.place.map { ", subscribed at \($0)" } ?? ""
      let origin = callStack.isEmpty ? "" : "\nSubscribed at:\n" + callStack.joined(separator: "\n")
      print("An error reached a subscription that does not handle errors: \(error)\(place)\(origin)")
    #endif
  }

  private static let captureCallstack = Locked<CustomCaptureSubscriptionCallstack?>(nil)

  private static let recordsCallStack = AtomicWord()

  /// Whether subscriptions remember their call stack for `defaultErrorHandler`. Costs time on each subscription.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.value != 0 }
    set { recordsCallStack.exchange(newValue ? 1 : 0) }
  }

  /// The function that receives each error that a subscription does not handle. Unless you replace it, it prints the
  /// error in debug builds, with the file and line of the subscription if they are known (on Linux).
  @preconcurrency
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { errorHandler.value }
    set { errorHandler.value = newValue }
  }

  /// The function that captures the call stack of a subscription. Unless you replace it, it returns the functions,
  /// files and lines of the thread's calls in debug builds on Linux. In debug builds elsewhere it returns their
  /// symbols, and in release builds nothing.
  @preconcurrency
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get {
      if let capture = captureCallstack.value { return capture }
      return { callStackOfThread()() }
    }
    set { captureCallstack.value = newValue }
  }

  /// The call stack to remember for a subscription, as a function that looks up the names when it is called.
  fileprivate static func callStack() -> () -> [String] {
    guard let capture = captureCallstack.value else { return callStackOfThread() }
    let callStack = capture()
    return { callStack }
  }

  private static func callStackOfThread() -> () -> [String] {
    #if DEBUG
      if let site = CallSite.capture(limit: 128) { return { site.lines } }
      let symbols = Thread.callStackSymbols
      return { symbols }
    #else
      return { [] }
    #endif
  }
}

/// The place where the program made a subscription that does not handle errors, if the library recorded it.
@usableFromInline
final class SubscriptionOrigin {
  private let callStack: (() -> [String])?
  private let site: CallSite?

  private init(_ callStack: (() -> [String])?, _ site: CallSite?) {
    self.callStack = callStack
    self.site = site
  }

  /// Returns nil if there is nothing to record, as in release builds without `Hooks.recordCallStackOnError`.
  @usableFromInline
  static func capture() -> SubscriptionOrigin? {
    let site = CallSite.capture()
    let records = Hooks.recordCallStackOnError
    if !records && site == nil { return nil }
    return SubscriptionOrigin(records ? Hooks.callStack() : nil, site)
  }

  /// Hands an error that the subscription does not handle to the hook.
  static func report(_ error: any Error, of origin: SubscriptionOrigin?) {
    CallSite.naming(origin?.site) { Hooks.defaultErrorHandler(origin?.callStack?() ?? [], error) }
  }
}
