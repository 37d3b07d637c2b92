// SPDX-License-Identifier: MIT
// What the libraries use of Apple's Dispatch, without a body: scripts/availability compiles them against it.
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public var uptimeNanoseconds: UInt64 { 0 }
  public init(uptimeNanoseconds: UInt64) {}
  public static let distantFuture = DispatchTime(uptimeNanoseconds: 0)
  public static func < (a: Self, b: Self) -> Bool { false }
  public var rawValue: UInt64 { 0 }
  @available(macOS 10.15, *) public func distance(to other: DispatchTime) -> DispatchTimeInterval { .never }
  @available(macOS 10.15, *) public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self }
}
public func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime { a }
public func + (a: DispatchTime, b: Double) -> DispatchTime { a }
public func + (a: DispatchWallTime, b: DispatchTimeInterval) -> DispatchWallTime { a }
public struct DispatchWallTime: Comparable, Sendable {
  public static func now() -> DispatchWallTime { fatalError() }
  public static func < (a: Self, b: Self) -> Bool { false }
  public static let distantFuture = DispatchWallTime()
}
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
}
public enum DispatchTimeoutResult: Sendable { case success, timedOut }
public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
  public static let background = DispatchQoS(), utility = DispatchQoS(), `default` = DispatchQoS(),
    userInitiated = DispatchQoS(), userInteractive = DispatchQoS(), unspecified = DispatchQoS()
  public let qosClass: QoSClass = .default
  public let relativePriority = 0
}
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = Self(rawValue: 1)
}
open class DispatchObject: Sendable {
  public func resume() {}
  public func suspend() {}
  public func activate() {}
  public func setTarget(queue: DispatchQueue?) {}
}
public final class DispatchSpecificKey<T>: Sendable { public init() {} }
public final class DispatchQueue: DispatchObject, Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let concurrent = Self(rawValue: 1)
  }
  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }
  public static let main = DispatchQueue(label: "")
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) { fatalError() }
  public var label: String { "" }
  public var qos: DispatchQoS { .default }
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try work() }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  override init() {}
}
public final class DispatchGroup: DispatchObject, Sendable { public override init() {} }
public final class DispatchSemaphore: DispatchObject, Sendable {
  public init(value: Int) {}; @discardableResult public func signal() -> Int { 0 }
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}
public protocol DispatchSourceProtocol: DispatchObject {
  func cancel(); func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?);
  var isCancelled: Bool { get }
}
extension DispatchSourceProtocol {
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (@Sendable () -> Void)?
  ) {}
  public func cancel() {}
  public var isCancelled: Bool { false }
}
public protocol DispatchSourceTimer: DispatchSourceProtocol {}
extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {}
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {}
}
open class DispatchSource: DispatchObject, DispatchSourceTimer, Sendable {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = Self(rawValue: 1)
  }
  public class func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer {
    fatalError()
  }
}
public enum DispatchPredicate: Sendable { case onQueue(DispatchQueue), notOnQueue(DispatchQueue) }
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
