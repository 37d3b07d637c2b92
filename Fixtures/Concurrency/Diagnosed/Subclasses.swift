// SPDX-License-Identifier: MIT
// Subclasses of the library's classes, and of classes that hold its objects.
import Foundation
import RxCocoa
import RxDataSources
import RxRelay
import RxSwift

struct Seconds: VirtualTimeConverterType {
  func convertFromVirtualTime(_ time: Int) -> RxTime { Date(timeIntervalSince1970: Double(time)) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) }
  func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) }
  func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ first: Int, _ second: Int) -> VirtualTimeComparison {
    first < second ? .lessThan : first == second ? .equal : .greaterThan
  }
}

// program: a subclass of a scheduler with a state that nothing guards
// warning: class 'Stopwatch' must restate inherited '@unchecked Sendable' conformance
final class Stopwatch: VirtualTimeScheduler<Seconds> {
  var laps = 0
  override func adjustScheduledTime(_ time: Int) -> Int {
    laps += 1
    return time
  }
}

// program: a subclass of a scheduler, for the main actor
@MainActor
// warning: class 'Metronome' must restate inherited '@unchecked Sendable' conformance
final class Metronome: VirtualTimeScheduler<Seconds> {
  var beats = 0
  override func adjustScheduledTime(_ time: Int) -> Int {
    // error: main actor-isolated property 'beats' can not be mutated from a nonisolated context
    beats += 1
    return time
  }
}

class Holder { var bag = DisposeBag() }

// program: a subclass of what holds a bag, said to be Sendable
// error: 'Sendable' class 'Recorder' cannot inherit from another class
final class Recorder: Holder, Sendable {
  let words = BehaviorRelay<[String]>(value: [])
}

// program: a subclass of what holds a bag, in a function for any thread
final class Player: Holder {
  func follow(_ numbers: Observable<Int>) -> any Disposable {
    // warning: capture of 'self' with non-Sendable type 'Player' in a '@Sendable' closure
    numbers.subscribe(onNext: { _ in self.bag = DisposeBag() })
  }
}

class Model<State: Sendable> {
  let state: BehaviorRelay<State>
  init(_ state: State) { self.state = BehaviorRelay(value: state) }
}

// program: a subclass of a model, with a state that two threads change
final class CounterModel: Model<Int> {
  var changes = 0
  func follow(_ numbers: Observable<Int>) -> Observable<Int> {
    // warning: capture of 'self' with non-Sendable type 'CounterModel' in a '@Sendable' closure
    numbers.do(onNext: { _ in self.changes += 1 })
  }
}

@MainActor
class Screen {
  let bag = DisposeBag()
  var title = ""
  func show(_ title: String) { self.title = title }
}

// program: a subclass of a screen is told by a background operator
final class Details: Screen {
  var shown = 0
  func follow(_ numbers: Observable<Int>) {
    numbers.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      // warning: main actor-isolated property 'shown' can not be mutated from a Sendable closure
      .subscribe(onNext: { self.shown = $0 })
      .disposed(by: bag)
  }
}

// program: a subclass of a screen calls its superclass in a background operator
final class Titles: Screen {
  func follow(_ titles: Observable<String>) {
    // warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
    titles.subscribe(onNext: { super.show($0) }).disposed(by: bag)
  }
}

// program: a subclass of a class without an actor, for the main actor, in a background operator
class Reader { var words: [String] = [] }

@MainActor
final class Book: Reader {
  func follow(_ pages: Observable<String>) -> any Disposable {
    // warning: capture of 'self' with non-Sendable type 'Book' in a '@Sendable' closure
    pages.subscribe(onNext: { self.words.append($0) })
  }
}

// program: a subclass of a data source reads its state outside of the main actor
final class Rows: SectionedDataSource<SectionModel<String, Int>> {
  var asked = 0
  override func model(at indexPath: IndexPath) throws -> Any {
    // error: main actor-isolated property 'asked' can not be mutated from a nonisolated context
    asked += 1
    return indexPath
  }
}
