// SPDX-License-Identifier: MIT
// What surrounds a view model: dependencies that are handed in, an operator of one's own, subscriptions that belong to an actor.
import RxCocoa
import RxSwift

struct Dependencies: Sendable {
  let scheduler: any SchedulerType
  let search: @Sendable (String) -> Single<[String]>
}

extension ObservableType {
  func logged(_ log: @escaping @Sendable (String) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let subscription = self.subscribe { event in
        log("\(event)")
        observer.on(event)
      }
      return Disposables.create {
        subscription.dispose()
        log("disposed")
      }
    }
  }
}

@MainActor
final class SearchModel {
  let results: Driver<[String]>

  init(query: Observable<String>, _ dependencies: Dependencies) {
    results =
      query
      .flatMapLatest { query in
        dependencies.search(query).asObservable().delay(.milliseconds(1), scheduler: dependencies.scheduler)
      }
      .asDriver(onErrorJustReturn: [])
  }
}

actor Feed {
  private let numbers = PublishSubject<Int>()
  private var subscriptions: [any Disposable] = []

  func subscribe(_ receive: @escaping @Sendable (Int) -> Void) -> any Disposable {
    let subscription = numbers.subscribe(onNext: receive)
    subscriptions.append(subscription)
    return subscription
  }

  func send(_ number: Int) { numbers.onNext(number) }

  deinit { subscriptions.forEach { $0.dispose() } }
}

/// What is wrong, or nil.
@MainActor
func checkServices() async -> String? {
  let journal = BehaviorRelay<[String]>(value: [])
  let dependencies = Dependencies(scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)) { .just([$0, $0 + "!"]) }
  let query = Observable.just("rx").logged { journal.accept(journal.value + [$0]) }
  let model = SearchModel(query: query, dependencies)
  for await results in model.results.values where results != ["rx", "rx!"] { return "results \(results)" }
  guard journal.value == ["next(rx)", "completed", "disposed"] else { return "journal \(journal.value)" }

  let received = BehaviorRelay(value: 0)
  let feed = Feed()
  let subscription = await feed.subscribe { received.accept($0) }
  await feed.send(1)
  await withTaskCancellationHandler {
    subscription.dispose()
  } onCancel: {
    subscription.dispose()
  }
  await feed.send(2)
  return received.value == 1 ? nil : "received \(received.value)"
}
