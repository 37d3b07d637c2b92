// SPDX-License-Identifier: MIT
// Values, an observer and a sharing strategy of an app whose types belong to the main actor unless they say otherwise.
import RxCocoa
import RxSwift

enum Tab: Equatable { case list, map }

struct Item: Equatable {
  var name: String
  var isStarred = false
}

final class Recorder: ObserverType {
  let tabs = BehaviorRelay<[Tab]>(value: [])
  func on(_ event: Event<Tab>) { event.element.map { tabs.accept(tabs.value + [$0]) } }
}

enum Latest: SharingStrategyProtocol {
  static var scheduler: any SchedulerType { MainScheduler.instance }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 1) }
}

/// What is wrong, or nil.
func checkModels() -> String? {
  let bag = DisposeBag()
  let tab = BehaviorRelay(value: Tab.list)
  let recorder = Recorder()
  tab.distinctUntilChanged().subscribe(recorder).disposed(by: bag)
  for next in [Tab.list, .map, .map, .list] { tab.accept(next) }
  guard recorder.tabs.value == [.list, .map, .list] else { return "tabs \(recorder.tabs.value)" }

  let item = BehaviorRelay(value: Item(name: "rx"))
  var names: [String] = []
  item.asDriver()
    .distinctUntilChanged()
    .filter { !$0.isStarred }
    .map { $0.name }
    .drive(onNext: { names.append($0) })
    .disposed(by: bag)
  for next in [Item(name: "rx"), Item(name: "combine", isStarred: true), Item(name: "swift")] { item.accept(next) }
  guard names == ["rx", "swift"] else { return "names \(names)" }

  let items = PublishSubject<Item>()
  let latest = items.asSharedSequence(sharingStrategy: Latest.self, onErrorJustReturn: Item(name: ""))
  latest.asObservable().subscribe().disposed(by: bag)
  items.onNext(Item(name: "gtk"))
  var received: [Item] = []
  latest.asObservable().subscribe(Binder(bag) { _, item in received.append(item) }).disposed(by: bag)
  return received == [Item(name: "gtk")] ? nil : "received \(received)"
}
