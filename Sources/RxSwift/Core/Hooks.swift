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

  /// What happens to an error that a subscription does not handle; prints it in debug builds unless replaced, with the
  /// file and line of the subscription where they are known (Linux).
  @preconcurrency
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { errorHandler.value }
    set { errorHandler.value = newValue }
  }

  /// How the call stack of a subscription is captured; the functions, files and lines of the thread's calls in debug
  /// builds on Linux, their symbols in debug builds elsewhere, nothing in release builds, unless replaced.
  @preconcurrency
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get {
      if let capture = captureCallstack.value { return capture }
      return { callStackOfThread()() }
    }
    set { captureCallstack.value = newValue }
  }

  /// The call stack to remember for a subscription, as a function that looks up what is not known yet.
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

/// Where a subscription that does not handle errors was made, as far as that is recorded.
@usableFromInline
final class SubscriptionOrigin {
  private let callStack: (() -> [String])?
  private let site: CallSite?

  private init(_ callStack: (() -> [String])?, _ site: CallSite?) {
    self.callStack = callStack
    self.site = site
  }

  /// In release builds without `Hooks.recordCallStackOnError` there is nothing to record.
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
