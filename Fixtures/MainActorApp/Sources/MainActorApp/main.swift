// SPDX-License-Identifier: MIT
// Everything here is on the main actor unless it says otherwise.
import Foundation
import RxCocoa
import RxSwift

final class Model {
  let text = BehaviorRelay(value: "")
  let lengths: Driver<Int>

  init() {
    lengths = text.asObservable()
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .map { $0.count }
      .asDriver(onErrorJustReturn: -1)
  }
}

final class View {
  var shown: [Int] = []
  let bag = DisposeBag()

  func show(_ model: Model, done: @escaping () -> Void) {
    model.lengths
      .drive(onNext: { [self] length in
        shown.append(length)
        if length == 5 { done() }
      })
      .disposed(by: bag)
  }
}

let model = Model()
let view = View()
view.show(model) {
  let failure = view.shown == view.shown.sorted() ? checkModels() : "shown \(view.shown)"
  print(failure.map { "failed: \($0)" } ?? "ok")
  exit(failure == nil ? 0 : 1)
}
for text in ["s", "sw", "swi", "swif", "swift"] { model.text.accept(text) }
dispatchMain()
