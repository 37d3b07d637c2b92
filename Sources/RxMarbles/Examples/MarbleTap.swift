// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// Records what comes out of one operator and goes into the next, for each subscription.
final class MarbleTap: @unchecked Sendable {
  // Sendable: it is used on the thread that runs the scheduler, which is the one that made it.
  /// The number of subscriptions that a picture shows.
  private static let shown = 3

  private final class Passage: @unchecked Sendable {
    // Sendable: as the tap itself.
    let start: Int
    var end: Int?
    var marks: [MarblePicture.Mark] = []
    var inner: [(name: String, start: Int, tap: MarbleTap)] = []

    init(start: Int) { self.start = start }
  }

  private let scheduler: TestScheduler
  private var passages: [Passage] = []
  private var count = 0

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// Whether more events came than a picture can show.
  var isOverfull: Bool { count > MarbleRecorder.limit }

  /// The sequence, recorded.
  func observable(_ source: Observable<Any>) -> Observable<Any> {
    Observable.create { observer in
      let passage = Passage(start: self.scheduler.clock)
      self.passages.append(passage)
      // What emits without an end while it is subscribed cannot be disposed, but it can be cut off.
      let subscription = source.take(MarbleRecorder.limit + 1).subscribe { event in
        observer.on(self.note(event, passage))
      }
      return Disposables.create {
        if passage.end == nil { passage.end = self.scheduler.clock }
        subscription.dispose()
      }
    }
  }

  private func note(_ event: Event<Any>, _ passage: Passage) -> Event<Any> {
    count += 1
    // The end stops operators that would try again after an error. There will be no picture.
    if isOverfull { return .completed }
    let frame = scheduler.clock
    switch event {
    case .completed: passage.marks.append(MarblePicture.Mark(frame, .completed))
    case .error: passage.marks.append(MarblePicture.Mark(frame, .error))
    case .next(let value):
      if let sequence = MarbleLabel.sequence(value) { return .next(tapped(sequence, passage)) }
      passage.marks.append(MarblePicture.Mark(frame, .value(MarbleLabel.text(value))))
    }
    return event
  }

  /// A sequence that the operator emits; what is shown of it is what is received from it.
  private func tapped<Sequence: ObservableConvertibleType>(_ sequence: Sequence, _ passage: Passage) -> Observable<Any>
  {
    let name = String(UnicodeScalar(UInt8(65 + passage.inner.count % 26)))
    let tap = MarbleTap(scheduler)
    passage.marks.append(MarblePicture.Mark(scheduler.clock, .sequence(name)))
    passage.inner.append((name, scheduler.clock, tap))
    return tap.observable(sequence.asObservable().map { $0 as Any })
  }

  /// A line for each subscription.
  ///
  /// - Parameter cut: the frame at which the observers of the chain were disposed, if they were.
  func lines(
    _ showsSubscriptions: Bool, until cut: Int?, name: String = "", inner start: Int? = nil
  ) -> [MarblePicture.Line] {
    passages.prefix(Self.shown).enumerated().flatMap { index, passage -> [MarblePicture.Line] in
      let title = start == nil && passages.count > 1 ? "subscription \(index + 1)" : name
      let hasEnd = passage.marks.last?.isEnd ?? false
      // An observer that is disposed at the end of the picture stands for one that is not.
      let end = passage.end.flatMap { $0 < cut ?? Int.max ? $0 : nil }
      let windows = showsSubscriptions ? [MarblePicture.Window(from: passage.start, to: end)] : []
      let line = MarblePicture.Line(
        title, start: start ?? passage.start, end: hasEnd ? nil : end, passage.marks, isInner: start != nil,
        windows: windows)
      let inner = passage.inner.flatMap {
        $0.tap.lines(showsSubscriptions, until: cut, name: $0.name, inner: $0.start)
      }
      return [line] + inner
    }
  }
}
