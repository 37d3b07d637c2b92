// SPDX-License-Identifier: MIT
// Code in Swift 5 mode, the way it is written for RxSwift 6: no annotation anywhere.
import Foundation
import RxCocoa
import RxSwift

struct Repository: Equatable {
  let name: String
  let stars: Int
}

enum SearchError: Error { case offline }

class SearchService {
  private(set) var calls = 0

  func search(_ query: String) -> Single<[Repository]> {
    calls += 1
    if query == "fail" { return .error(SearchError.offline) }
    return .just([Repository(name: query, stars: query.count)])
  }
}

class SearchViewModel {
  private let service: SearchService
  private var cache: [String: [Repository]] = [:]

  private(set) var data: Observable<[Repository]>!
  private(set) var error: Observable<String?>!
  private(set) var processing: Observable<Bool>!

  init(service: SearchService) { self.service = service }

  func configure(search: Observable<String>) {
    let events =
      search
      .flatMapLatest { [unowned self] query -> Observable<Event<[Repository]>> in
        if let cached = self.cache[query] { return Observable.just(cached).materialize() }
        return self.service.search(query)
          .asObservable()
          .do(onNext: { self.cache[query] = $0 })
          .materialize()
      }
      .share()
    data = events.compactMap { $0.element }
    error = events.filter { !$0.isCompleted }.map { $0.error.map { "\($0)" } }.share()
    processing = Observable.merge(search.map { _ in true }, events.map { _ in false })
  }
}

class ViewController {
  let bag = DisposeBag()
  let viewModel: SearchViewModel
  let searchText = PublishSubject<String>()
  var rows: [String] = []
  var errors: [String?] = []
  var spinning: [Bool] = []

  init(service: SearchService) {
    viewModel = SearchViewModel(service: service)
    viewModel.configure(search: searchText.distinctUntilChanged().share())
    viewModel.data
      .subscribe(onNext: { [weak self] repositories in
        self?.rows.append(contentsOf: repositories.map { "\($0.name):\($0.stars)" })
      })
      .disposed(by: bag)
    bag.insert(
      viewModel.error.subscribe(onNext: { [weak self] in self?.errors.append($0) }),
      viewModel.processing.subscribe(onNext: { self.spinning.append($0) })
    )
  }
}

class Label: ReactiveCompatible { var text: String? = nil }

class Counter: NSObject {}

extension Reactive where Base: Counter {
  var increments: ControlEvent<Int> { ControlEvent(events: Observable.of(1, 2, 3)) }
}

func check(_ condition: Bool, _ message: String) {
  if !condition {
    print("failed: \(message)")
    exit(1)
  }
}

let service = SearchService()
let controller = ViewController(service: service)
for query in ["swift", "swift", "fail", "rx"] { controller.searchText.onNext(query) }
check(controller.rows == ["swift:5", "rx:2"], "rows \(controller.rows)")
check(controller.errors == [nil, "offline", nil], "errors \(controller.errors)")
check(service.calls == 3, "calls \(service.calls)")

var sums: [Int] = []
let a = BehaviorRelay(value: 1)
let b = BehaviorRelay(value: 2)
let sum = Observable.combineLatest(a, b) { $0 + $1 }
let subscription = sum.subscribe(onNext: { sums.append($0) })
a.accept(10)
b.accept(20)
subscription.dispose()
a.accept(100)
check(sums == [3, 12, 30], "sums \(sums)")

let label = Label()
Driver.combineLatest(a.asDriver(), b.asDriver()) { "\($0) \($1)" }
  .drive(label.rx.text)
  .disposed(by: controller.bag)
check(label.text == "100 20", "label \(label.text ?? "nil")")

var taps = 0
PublishRelay<Void>().asSignal().emit(onNext: { taps += 1 }).disposed(by: controller.bag)
Counter().rx.increments.bind { taps += $0 }.disposed(by: controller.bag)
check(taps == 6, "taps \(taps)")

var log: [String] = []
Observable.of(3, 1, 2)
  .map { $0 * 2 }
  .filter { $0 > 2 }
  .scan(0, accumulator: +)
  .do(onNext: { log.append("do \($0)") }, onDispose: { log.append("dispose") })
  .subscribe(
    onNext: { log.append("next \($0)") },
    onError: { log.append("error \($0)") },
    onCompleted: { log.append("completed") },
    onDisposed: { log.append("disposed") }
  )
  .disposed(by: controller.bag)
check(log == ["do 6", "next 6", "do 10", "next 10", "completed", "disposed", "dispose"], "log \(log)")

// References to factories and initialisers in place of closures.
var references: [String] = []
Observable.of(1, 2, 3)
  .flatMap(Observable.just)
  .flatMap(Single.just)
  .map(String.init)
  .subscribe(onNext: { references.append($0) })
  .disposed(by: controller.bag)
check(references == ["1", "2", "3"], "references \(references)")

// A scheduler and an operator of one's own, which hand closures and states on as they always did.
final class LoggingScheduler: SchedulerType {
  let inner: SchedulerType
  var count = 0
  init(_ inner: SchedulerType) { self.inner = inner }

  var now: RxTime { inner.now }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    count += 1
    return inner.schedule(state, action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    inner.scheduleRelative(state, dueTime: dueTime) { state in
      self.count += 1
      return action(state)
    }
  }
}

extension ObservableType {
  func countedDown(on scheduler: SchedulerType) -> Observable<Element> {
    Observable.create { observer in
      var left = 2
      let subscription = self.subscribe { event in
        _ = scheduler.schedule(event) { event in
          left -= 1
          if left >= 0 || event.isStopEvent { observer.on(event) }
          return Disposables.create()
        }
      }
      return Disposables.create(
        subscription,
        scheduler.scheduleRecursive(3) { (state: Int, recurse: (Int) -> Void) in
          left += 0
          if state > 0 { recurse(state - 1) }
        })
    }
  }
}

let logging = LoggingScheduler(ConcurrentMainScheduler.instance)
var countdown: [Int] = []
Observable.of(1, 2, 3)
  .countedDown(on: logging)
  .subscribe(onNext: { countdown.append($0) })
  .disposed(by: controller.bag)
check(countdown == [1, 2] && logging.count == 8, "countdown \(countdown) \(logging.count)")

checkOwnTypes()
checkAnyObjects()
print("ok")
