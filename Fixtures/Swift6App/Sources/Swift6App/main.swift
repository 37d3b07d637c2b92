// SPDX-License-Identifier: MIT
// An app in Swift 6 mode: main-actor state, background work, drivers and binders, no annotation beyond `@MainActor`.
import Dispatch
import Foundation
import RxCocoa
import RxSwift

@MainActor
final class ViewModel {
  let title: Driver<String>
  let isBusy: Driver<Bool>

  init(query: Observable<String>, scheduler: any SchedulerType) {
    let results =
      query
      .observe(on: scheduler)
      .map { $0.uppercased() }
      .observe(on: MainScheduler.instance)
      .share(replay: 1)
    title = results.asDriver(onErrorJustReturn: "failed")
    isBusy = Observable.merge(query.map { _ in true }, results.map { _ in false }).asDriver(onErrorJustReturn: false)
  }
}

@MainActor
final class Label: ReactiveCompatible {
  var text = ""
  var shown: [String] = []
}

@MainActor
final class Screen {
  let label = Label()
  var titles: [String] = []
  private let bag = DisposeBag()

  func bind(_ viewModel: ViewModel, done: @escaping @MainActor () -> Void) {
    // Drive closures run on the main actor: they touch its state as they are.
    viewModel.title.drive(onNext: { self.titles.append($0) }).disposed(by: bag)
    viewModel.title.drive(Binder(label) { label, text in label.text = text }).disposed(by: bag)
    viewModel.title.drive(onNext: { title in
      self.label.shown.append(title)
      if title == "RX" { done() }
    }).disposed(by: bag)
  }

  // Built in a main-actor function, run elsewhere: must not trap.
  func countInBackground(_ source: Observable<Int>, done: @escaping @MainActor (Int) -> Void) {
    source
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { $0 * 2 }
      .reduce(0) { $0 + $1 }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { total in done(total) })
      .disposed(by: bag)
  }
}

@MainActor
func run() {
  let query = BehaviorRelay(value: "swift")
  let screen = Screen()
  let viewModel = ViewModel(
    query: query.asObservable(), scheduler: SerialDispatchQueueScheduler(qos: .userInitiated))
  screen.bind(viewModel) {
    guard screen.label.text == "RX", screen.titles.last == "RX" else { return finish("label \(screen.label.text)") }
    screen.countInBackground(Observable.range(start: 1, count: 4)) { total in
      guard total == 20 else { return finish("total \(total)") }
      Task { finish(await checkServices()) }
    }
  }
  query.accept("rx")
}

func finish(_ failure: String?) {
  print(failure.map { "failed: \($0)" } ?? "ok")
  exit(failure == nil ? 0 : 1)
}

DispatchQueue.main.async { run() }
dispatchMain()
