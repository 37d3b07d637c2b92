// SPDX-License-Identifier: MIT
import Foundation

extension ObservableType {
  /// Prints subscriptions, events and disposals to the standard output, and passes all events on.
  ///
  /// Each line has the time, the identifier and what happened.
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .debug("numbers")
  ///   .subscribe()  // a line with "numbers" for the subscription, for each event and for the disposal
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: printed in each line; by default the place of the call.
  ///   - trimOutput: whether to shorten the text of an event to about 40 characters.
  ///   - file: where the call is.
  ///   - line: where the call is.
  ///   - function: where the call is.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let format = DateFormatter()
    format.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) { text in
      print("\(format.string(from: Date())): \(text)")
    }
  }

  /// Reports subscriptions, events and disposals to a logger, and passes all events on.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Observable.just(1)
  ///   .debug("number") { line in print(line.contains("number")) }
  ///   .subscribe()  // prints true, true, true, true
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: part of each line; by default the place of the call.
  ///   - trimOutput: whether to shorten the text of an event to about 40 characters.
  ///   - file: where the call is.
  ///   - line: where the call is.
  ///   - function: where the call is.
  ///   - logger: called with each line, without a time, on the thread where the reported event happens. The resulting
  ///     sequence retains it.
  @preconcurrency
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function,
    logger: @escaping @Sendable (String) -> Void
  ) -> Observable<Element> {
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    let name = identifier ?? "\(fileName):\(line) (\(function))"
    let upstream = asObservable()
    return Observable(passingOn: upstream) { emitter in
      let log = DebugLog(name, trimsEvents: trimOutput, logger)
      log.write("subscribed")
      let subscription = Observable<Element>(upstream: upstream) { DebugStage<Element>(log) }.forward(
        into: emitter
      )
      return AnonymousDisposable {
        log.writeDisposal()
        subscription.dispose()
      }
    }
  }
}

/// The lines of one subscription.
private final class DebugLog {
  private let identifier: String
  private let trimsEvents: Bool
  private let logger: (String) -> Void
  private let isDisposed = AtomicWord()

  init(_ identifier: String, trimsEvents: Bool, _ logger: @escaping (String) -> Void) {
    self.identifier = identifier
    self.trimsEvents = trimsEvents
    self.logger = logger
  }

  func write(_ text: String) { logger("\(identifier) -> \(text)") }

  func write<Element>(event: Event<Element>) {
    var text = "\(event)"
    if trimsEvents, text.count > 40 { text = "\(text.prefix(20))...\(text.suffix(20))" }
    write("Event \(text)")
  }

  func writeDisposal() {
    if isDisposed.exchange(1) == 0 { write("isDisposed") }
  }
}

private final class DebugStage<Element>: Stage {
  private let log: DebugLog

  init(_ log: DebugLog) {
    self.log = log
    super.init { raw, _ in
      log.write(event: Event<Element>.next(raw.load()))
      return .pass(raw)
    }
  }

  override func failed(_ error: any Error, at downstream: Downstream) -> Bool {
    log.write(event: Event<Element>.error(error))
    downstream.following.fail(error)
    log.writeDisposal()
    return true
  }

  override func completed(at downstream: Downstream) -> Bool {
    log.write(event: Event<Element>.completed)
    downstream.following.complete()
    log.writeDisposal()
    return true
  }
}
