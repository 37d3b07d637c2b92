// SPDX-License-Identifier: MIT

// `!` and static members in the place of closures. The upcoming feature InferSendableFromCaptures, which this
// target has on, is what makes the compiler take them without a warning.
import RxCocoa
import RxSwift

enum Mapper {
  static let suffix: @Sendable (String) -> String = { $0 + "!" }
  static func text(_ number: Int) -> String { "\(number)" }
  static func isOdd(_ number: Int) -> Bool { number % 2 == 1 }
  static func twice(_ number: Int) -> Observable<Int> { .of(number, number) }
}

var received: [String] = []
_ = Observable.of(1, 2, 3)
  .filter(Mapper.isOdd)
  .flatMap(Mapper.twice)
  .map(Mapper.text)
  .map(Mapper.suffix)
  .subscribe(onNext: { received.append($0) })
_ = Observable.of(true, false).map(!).map(String.init(describing:)).subscribe(onNext: { received.append($0) })
Observable.just(2).asDriver(onErrorJustReturn: 0).map(Mapper.text).drive(onNext: { received.append($0) }).dispose()
precondition(received == ["1!", "1!", "3!", "3!", "false", "true", "2"], "\(received)")
print("ok")
