// SPDX-License-Identifier: MIT
// Elements that are not Sendable, where they stay on the main actor or in one function; and what crosses actors.
import Foundation
import RxCocoa
import RxRelay
import RxSwift

nonisolated final class Model { var name = "" }

@MainActor
final class ModelScreen {
  let models = BehaviorRelay<[Model]>(value: [])
  let selected = PublishSubject<Model>()
  var names: [String] = []
  let bag = DisposeBag()

  // program: a relay of objects
  func add() { models.accept(models.value + [Model()]) }

  // program: its names, shown
  func show() { models.bind { self.names = $0.map { $0.name } }.disposed(by: bag) }

  // program: a driver of objects
  func drive() { models.asDriver().drive(onNext: { self.names = $0.map { $0.name } }).disposed(by: bag) }

  // program: objects transformed
  func transform() -> Observable<String> { selected.map { $0.name }.filter { !$0.isEmpty } }

  // program: an object changed on the main actor
  func rename() { selected.bind { $0.name = "renamed" }.disposed(by: bag) }

  // program: an object captured by the main actor's function
  func capture() {
    let model = Model()
    transform().bind { model.name = $0 }.disposed(by: bag)
    model.name = ""
  }

  // program: a local variable changed by the main actor's function
  func count() {
    let counter = Model()
    selected.bind { _ in counter.name += "." }.disposed(by: bag)
  }
}

actor Archive {
  private let added = PublishSubject<String>()
  private var names: [String] = []

  // program: an actor's subject
  func add(_ name: String) {
    names.append(name)
    added.onNext(name)
  }

  // program: an actor's sequence, for everybody
  nonisolated var additions: Observable<String> { added.asObservable() }

  // program: values in an actor
  func read(_ words: Observable<String>) async throws { for try await word in words.values { names.append(word) } }

  // program: bind in an actor
  func follow(_ words: Observable<String>) -> any Disposable { words.bind { self.names.append($0) } }
}

// program: a sequence given to a task
func task(_ numbers: Observable<Int>) -> Task<Int, any Error> {
  Task {
    var sum = 0
    for try await number in numbers.values { sum += number }
    return sum
  }
}

// program: a subject in a global
nonisolated enum Bus { static let words = PublishSubject<String>() }

// program: a view model for any thread
nonisolated final class WordsModel: Sendable {
  let query = BehaviorRelay(value: "")
  let words: Observable<[String]>

  init(_ search: @escaping @Sendable (String) -> Single<[String]>) {
    words = query.flatMapLatest { search($0) }
  }
}

// program: a store in a struct
nonisolated struct Store: Sendable {
  let state: BehaviorSubject<Int>
  let bag = DisposeBag()
}

// program: a subscription across actors
@MainActor func keep(_ words: Observable<String>) async {
  let subscription = words.subscribe()
  await Task.detached { subscription.dispose() }.value
}

nonisolated final class Tally { var n = 0 }

// program: bound on the main actor, sent by another thread
// The function runs on the main thread: MainActorBindingTests.testAnObjectWithoutAnActor shows it.
@MainActor func count(_ relay: PublishRelay<Int>, _ tally: Tally) -> any Disposable {
  let subscription = relay.bind(onNext: { tally.n += $0 })
  Thread.detachNewThread { relay.accept(1) }
  return subscription
}
