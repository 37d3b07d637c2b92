// SPDX-License-Identifier: MIT
// What the libraries use of Apple's Foundation, without a body: scripts/availability compiles them against it.
@_exported import Dispatch

public typealias TimeInterval = Double
public struct Date: Hashable, Comparable, Sendable, Codable {
  public init() {}
  public init(timeIntervalSince1970: Double) {}
  public init(timeIntervalSinceReferenceDate: Double) {}
  public init(timeIntervalSinceNow: Double) {}
  public init(timeInterval: Double, since: Date) {}
  public var timeIntervalSince1970: Double { 0 }
  public var timeIntervalSinceReferenceDate: Double { 0 }
  public var timeIntervalSinceNow: Double { 0 }
  public func timeIntervalSince(_ d: Date) -> Double { 0 }
  public func addingTimeInterval(_ d: Double) -> Date { self }
  public static let distantFuture = Date(), distantPast = Date()
  public static func < (a: Date, b: Date) -> Bool { false }
  public static func - (a: Date, b: Double) -> Date { a }
  public static func + (a: Date, b: Double) -> Date { a }
}
public struct Data: Hashable, Sendable, RandomAccessCollection {
  public init() {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(i: Int) -> UInt8 { 0 }
}
public struct URL: Hashable, Sendable {
  public init?(string: String) {}
  public var absoluteString: String { "" }
}
open class NSObject: Equatable, Hashable {
  public init() {}
  public static func == (a: NSObject, b: NSObject) -> Bool { true }
  public func hash(into h: inout Hasher) {}
  open var description: String { "" }
}
open class NSString: NSObject {}
open class NSNotification: NSObject {
  public struct Name: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(_ s: String) { rawValue = s }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
public struct Notification {
  public typealias Name = NSNotification.Name
  public var object: Any?
  public var name: Name
  public var userInfo: [AnyHashable: Any]?
}
public protocol NSObjectProtocol: AnyObject {}
extension NSObject: NSObjectProtocol {}
open class NotificationCenter: NSObject, Sendable {
  public class var `default`: NotificationCenter { fatalError() }
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func removeObserver(_ observer: Any) {}
  open func post(_ n: Notification) {}
}
open class Operation: NSObject, Sendable {
  public enum QueuePriority: Int, Sendable { case veryLow, low, normal, high, veryHigh }
  open var queuePriority: QueuePriority {
    get { .normal }
    set {}
  }
  open func cancel() {}
  open var isCancelled: Bool { false }
}
open class BlockOperation: Operation, Sendable {
  public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
}
open class OperationQueue: NSObject, Sendable {
  open func addOperation(_ o: Operation) {}
  open func addOperation(_ b: @escaping @Sendable () -> Void) {}
  open var maxConcurrentOperationCount: Int {
    get { 1 }
    set {}
  }
  public class var main: OperationQueue { fatalError() }
  open var underlyingQueue: DispatchQueue?
  public class var current: OperationQueue? { nil }
}
open class NSLock: NSObject, Sendable {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
  open func lock() {}
  open func unlock() {}
  open func `try`() -> Bool { true }
}
open class NSRecursiveLock: NSObject, Sendable {
  open func lock() {}
  open func unlock() {}
}
open class Thread: NSObject, Sendable {
  public class var isMainThread: Bool { true }
  public class var callStackSymbols: [String] { [] }
  public class var current: Thread { fatalError() }
}
public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
}
open class URLResponse: NSObject, Sendable { open var url: URL? { nil } }
open class HTTPURLResponse: URLResponse, Sendable {
  open var statusCode: Int { 0 }
  public static func localizedString(forStatusCode: Int) -> String { "" }
  open var allHeaderFields: [AnyHashable: Any] { [:] }
}
open class URLSessionTask: NSObject, Sendable {
  open func resume() {}
  open func cancel() {}
}
open class URLSessionDataTask: URLSessionTask, Sendable {}
open class URLSession: NSObject, Sendable {
  public class var shared: URLSession { fatalError() }
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { fatalError() }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { fatalError() }
}
open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowFragments = Self(rawValue: 1), fragmentsAllowed = Self(rawValue: 2)
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { 0 }
}
open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable { public static let `default` = Mode() }
  public class var current: RunLoop { fatalError() }
  open func run(mode: Mode, before: Date) -> Bool { true }
}
public struct IndexPath: Hashable, Sendable, Comparable, RandomAccessCollection, ExpressibleByArrayLiteral {
  public init(arrayLiteral: Int...) {}
  public init<S: Sequence>(indexes: S) where S.Element == Int {}
  public init(index: Int) {}
  public static func < (a: Self, b: Self) -> Bool { false }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(i: Int) -> Int {
    get { 0 }
    set {}
  }
}
extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
  public init?(data: Data, encoding: Encoding) { nil }
  public struct Encoding: Sendable { public static let utf8 = Encoding() }
  public func replacingOccurrences(of: String, with: String) -> String { self }
  public func data(using: Encoding) -> Data? { nil }
  public func contains(_ other: String) -> Bool { false }
  public func components(separatedBy: String) -> [String] { [] }
  public init(decoding: Data, as: Unicode.UTF8.Type) { self = "" }
}
public class FileHandle: Sendable {
  public static let standardError = FileHandle()
  public func write(_ d: Data) {}
}
extension Data { public init(_ s: String.UTF8View) {} }
public func fflush(_ f: UnsafeMutableRawPointer?) -> Int32 { 0 }
open class Formatter: NSObject {}
public struct Locale: Hashable, Sendable { public init(identifier: String) {} }
open class DateFormatter: Formatter, Sendable {
  open var dateFormat: String!
  open var locale: Locale!
  open func string(from: Date) -> String { "" }
}
open class JSONDecoder: Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
open class PropertyListDecoder: Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
