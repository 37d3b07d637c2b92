// SPDX-License-Identifier: MIT
// Chains of seven operators with closures of two parameters, and chains that begin on the main scheduler or with a driver.
import RxCocoa
import RxSwift

func comparer(_ words: Observable<String>) -> Observable<Int> {
  words
    .map { $0 + "!" }
    .filter { !$0.isEmpty }
    .distinctUntilChanged { $0.count == $1.count }
    .skip(1)
    .map { $0.count }
    .startWith(0)
    .take(5)
}

// The comparer and the key selector of `distinctUntilChanged` are both a closure without a label. The compiler takes seconds for
// these chains if it does not prefer one of them.
func equality(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .distinctUntilChanged { $0 == $1 }
    .map { $0 * 3 }
    .startWith(1)
    .map { "\($0)" }
    .filter { !$0.isEmpty }
}

func equality(_ numbers: Infallible<Int>) -> Infallible<Int> {
  numbers
    .flatMapLatest { Infallible.just($0 + 1).map { $0 * 2 } }
    .distinctUntilChanged { $0 == $1 }
    .map { $0 + 1 }
    .filter { $0 > 1 }
    .map { $0 * 3 }
}

func equality(_ numbers: Driver<Int>) -> Driver<Int> {
  numbers
    .flatMapLatest { Driver.just($0 + 1).map { $0 * 2 } }
    .distinctUntilChanged { $0 == $1 }
    .map { $0 + 1 }
    .filter { $0 > 1 }
    .map { $0 * 3 }
}

func accumulator(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers
    .filter { $0 > 1 }
    .map { "\($0)" }
    .scan("") { acc, x in acc + x }
    .distinctUntilChanged()
    .map { $0.count }
    .skip(1)
    .take(5)
}

func latest(_ numbers: Observable<Int>, _ words: Observable<String>) -> Observable<Int> {
  numbers
    .filter { $0 > 1 }
    .map { $0 * 2 }
    .withLatestFrom(words) { "\($0)\($1)" }
    .distinctUntilChanged()
    .map { $0.count }
    .skip(1)
    .take(5)
}

@MainActor
final class Screen {
  var title = ""
  var count = 0
  let bag = DisposeBag()

  func format(_ number: Int) -> String { "\(title) \(number)" }

  func follow(_ numbers: Observable<Int>) {
    numbers
      .map { $0 + 1 }
      .observe(on: MainScheduler.instance)
      .do(onNext: { self.count = $0 })
      .map(format)
      .filter { $0 != self.title }
      .distinctUntilChanged()
      .scan("") { all, word in all + word }
      .withUnretained(self)
      .subscribe(onNext: { screen, title in screen.title = title })
      .disposed(by: bag)
  }

  func follow(_ numbers: Driver<Int>, _ words: Driver<String>) {
    numbers
      .filter { $0 > self.count }
      .map { $0 * 2 }
      .do(onNext: { self.count = $0 })
      .map(format)
      .withLatestFrom(words) { "\($0)\($1)" }
      .distinctUntilChanged()
      .flatMapLatest { word in Driver.just(word + self.title) }
      .scan("") { all, word in all + word }
      .map { $0.count }
      .drive(onNext: { self.count = $0 })
      .disposed(by: bag)
  }
}
