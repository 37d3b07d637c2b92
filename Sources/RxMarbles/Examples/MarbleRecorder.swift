// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// An observer of an example; of the sequences that it receives, too.
final class MarbleRecorder: @unchecked Sendable {
  // Sendable: it is used on the thread that runs the scheduler, which is the one that made it.
  private struct Inner {
    let name: String
    let start: Int
    let events: TestableObserver<String>
  }

  /// More events than any picture has; what emits them without an end is stopped there.
  static let limit = 200

  private let scheduler: TestScheduler
  private let window: Subscription
  private let subscriptions = CompositeDisposable()
  private(set) var literals: [String: String] = [:]
  private(set) var error: String?
  private var marks: [MarblePicture.Mark] = []
  private var inner: [Inner] = []

  /// - Parameter end: the frame at which the recorder disposes all that is still subscribed.
  init(_ source: Observable<Any>, _ diagram: String, _ scheduler: TestScheduler, until end: Int?) throws {
    self.scheduler = scheduler
    window = try Subscription(marbles: diagram, duration: scheduler.frameDuration)
    let disposable = SingleAssignmentDisposable()
    _ = subscriptions.insert(disposable)
    scheduler.scheduleAt(window.subscribe) {
      // What emits without an end while it is subscribed cannot be disposed, but it can be cut off.
      disposable.setDisposable(source.take(Self.limit + 1).subscribe { self.note($0) })
    }
    if window.unsubscribe < Int.max { scheduler.scheduleAt(window.unsubscribe) { disposable.dispose() } }
    if let end { scheduler.scheduleAt(end) { self.dispose() } }
  }

  /// Ends all that is still subscribed.
  func dispose() { subscriptions.dispose() }

  /// - Parameter isAlone: whether there is no other observer. What it observes from the beginning on needs no window then.
  func lines(name: String, isAlone: Bool) -> [MarblePicture.Line] {
    let isWhole = isAlone && window == Subscription(0)
    let last = marks.last.flatMap { $0.isEnd ? $0.frame : nil }
    let end = last ?? (window.unsubscribe == Int.max ? nil : window.unsubscribe)
    let windows = isWhole ? [] : [MarblePicture.Window(from: window.subscribe, to: end)]
    return [MarblePicture.Line(name, start: window.subscribe, end: last == nil ? end : nil, marks, windows: windows)]
      + inner.map { inner in
        let marks = inner.events.events.map { MarblePicture.Mark($0.time, kind($0.value)) }
        return MarblePicture.Line(inner.name, start: inner.start, marks, isInner: true)
      }
  }

  /// Whether more events came than a picture can show.
  var isOverfull: Bool { marks.count > Self.limit || inner.contains { $0.events.events.count > Self.limit } }

  private func note(_ event: Event<Any>) {
    let frame = scheduler.clock
    guard case .next(let value) = event, let sequence = MarbleLabel.sequence(value) else {
      marks.append(MarblePicture.Mark(frame, kind(event)))
      return
    }
    let name = String(UnicodeScalar(UInt8(65 + inner.count % 26)))
    marks.append(MarblePicture.Mark(frame, .sequence(name)))
    inner.append(Inner(name: name, start: frame, events: record(sequence)))
  }

  private func record<Sequence: ObservableConvertibleType>(_ sequence: Sequence) -> TestableObserver<String> {
    let observer = scheduler.createObserver(String.self)
    let subscription = sequence.asObservable().map { self.name($0) }.take(Self.limit + 1).subscribe(observer)
    _ = subscriptions.insert(subscription)
    return observer
  }

  private func kind<Value>(_ event: Event<Value>) -> MarblePicture.Mark.Kind {
    switch event {
    case .next(let value): .value(name(value))
    case .completed: .completed
    case .error(let error): failure(error)
    }
  }

  /// What is written on a value's marble; how the value is written in code is kept.
  private func name(_ value: Any) -> String {
    let name = MarbleLabel.text(value)
    literals[name] = MarbleLabel.literal(value)
    return name
  }

  private func failure(_ error: any Error) -> MarblePicture.Mark.Kind {
    self.error = self.error ?? MarbleLabel.literal(ofError: error)
    return .error
  }
}
