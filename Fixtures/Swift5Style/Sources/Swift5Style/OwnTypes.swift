// SPDX-License-Identifier: MIT
// Types of one's own that conform to the protocols of RxSwift, with state and without a word about threads.
import Foundation
import RxCocoa
import RxSwift

class CountingDisposable: Cancelable {
  var count = 0
  var isDisposed: Bool { count > 0 }
  func dispose() { count += 1 }
}

class RecordingObserver<Element>: ObserverType {
  var events: [Event<Element>] = []
  func on(_ event: Event<Element>) { events.append(event) }
}

class Announcements: ObservableType {
  typealias Element = String
  var subscriptions = 0

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == String {
    subscriptions += 1
    observer.onNext("hello")
    return Disposables.create { self.subscriptions -= 1 }
  }
}

struct HourConverter: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    RxTime(timeIntervalSince1970: TimeInterval(virtualTime * 3600))
  }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) / 3600 }
  func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { TimeInterval(interval * 3600) }
  func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval) / 3600 }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

class HourScheduler: VirtualTimeScheduler<HourConverter> {
  var adjusted = 0
  init() { super.init(initialClock: 0, converter: HourConverter()) }

  override func adjustScheduledTime(_ time: Int) -> Int {
    adjusted += 1
    return super.adjustScheduledTime(time)
  }
}

enum LastTwo: SharingStrategyProtocol {
  static var scheduler: SchedulerType { MainScheduler.instance }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 2) }
}

extension ObservableType {
  func rejecting(_ isRejected: @escaping (Element) -> Bool) -> Observable<Element> { filter { !isRejected($0) } }
}

func checkOwnTypes() {
  let disposable = CountingDisposable()
  let bag = DisposeBag()
  disposable.disposed(by: bag)
  Disposables.create(with: disposable.dispose).dispose()
  check(disposable.count == 1, "count \(disposable.count)")

  let announcements = Announcements()
  let observer = RecordingObserver<Int>()
  let subscription = announcements.map(\.count).rejecting { $0 < 5 }.subscribe(observer)
  check(observer.events.compactMap(\.element) == [5], "events \(observer.events)")
  check(announcements.subscriptions == 1, "subscriptions \(announcements.subscriptions)")
  subscription.dispose()
  check(announcements.subscriptions == 0, "subscriptions \(announcements.subscriptions)")

  let scheduler = HourScheduler()
  var hours: [Int] = []
  Observable<Int>.interval(.seconds(7200), scheduler: scheduler)
    .take(2)
    .subscribe(onNext: { _ in hours.append(scheduler.clock) })
    .disposed(by: bag)
  scheduler.start()
  check(hours == [2, 4], "hours \(hours)")
  check(scheduler.adjusted > 0, "adjusted \(scheduler.adjusted)")

  let numbers = PublishSubject<Int>()
  let shared = numbers.asSharedSequence(sharingStrategy: LastTwo.self, onErrorJustReturn: 0)
  var replayed: [Int] = []
  shared.asObservable().subscribe().disposed(by: bag)
  for number in 1...3 { numbers.onNext(number) }
  shared.asObservable().subscribe(onNext: { replayed.append($0) }).disposed(by: bag)
  check(replayed == [2, 3], "replayed \(replayed)")
}
