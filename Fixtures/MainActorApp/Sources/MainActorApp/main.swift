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
  let ordered = view.shown == view.shown.sorted()
  print(ordered ? "ok" : "failed: \(view.shown)")
  exit(ordered ? 0 : 1)
}
for text in ["s", "sw", "swi", "swif", "swift"] { model.text.accept(text) }
dispatchMain()
