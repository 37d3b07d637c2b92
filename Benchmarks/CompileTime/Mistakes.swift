// SPDX-License-Identifier: MIT
// Mistakes in chains of operators. The compiler has to name the place of each in less than a second: the line after
// `// error: WORDS` has an error with these words, the line after `// warning: WORDS` a warning, no other line has either.
//
// What is not in it, because it does not hold: a closure of `flatMap` or `flatMapLatest` in front of the
// mistake takes the blame for it; operators of two closure parameters, `{ $0 + $1 }`, behind an element of the wrong type take
// seconds. The article "In Swift 6" has both.
import RxCocoa
import RxSwift

// Without a return type, and nothing that tells the element.
func create() {
  // error: generic parameter 'Element' could not be inferred
  let numbers = Observable.create { observer in
    observer.onCompleted()
    return Disposables.create()
  }
  _ = numbers
}

// A single has no errors beside its outcomes: RxSwift 5 called that `onError`.
func single(_ number: Single<Int>) -> any Disposable {
  // warning: 'subscribe(onSuccess:onError:onDisposed:)' is deprecated: renamed to 'subscribe(onSuccess:onFailure:onDisposed:)'
  number.map { $0 + 1 }.subscribe(onSuccess: { print($0) }, onError: { print($0) })
}

// The bag is missing in all three.
func bags(_ numbers: Observable<Int>) {
  // warning: result of call to 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unused
  numbers.map { $0 + 1 }.filter { $0 > 1 }.subscribe(onNext: { print($0) })
  // error: cannot find 'bag' in scope
  numbers.map { $0 + 1 }.filter { $0 > 1 }.subscribe(onNext: { print($0) }).disposed(by: bag)
  // error: missing argument for parameter 'by' in call
  numbers.map { $0 + 1 }.filter { $0 > 1 }.subscribe(onNext: { print($0) }).disposed()
}

func length(of word: String) -> Int { word.count }
func pair(_ number: Int) -> Observable<Int> { Observable.of(number, number * 2) }

// An element of the wrong type in the middle of eight operators: a member that it does not have.
func member(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }
    .filter { $0 > 1 }
    .flatMapLatest(pair)
    .distinctUntilChanged()
    // error: value of type 'Int' has no member 'count'
    .map { $0.count }
    .startWith(0)
    .skip(1)
    .map { "\($0)" }
}

// A function that makes the next sequence takes another type.
func flattened(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }
    .filter { $0 > 1 }
    .distinctUntilChanged()
    // error: cannot convert value of type 'String' to closure result type 'Int'
    .map { "\($0)" }
    .flatMapLatest { pair($0) }
    .startWith(0)
    .skip(1)
    .map { "\($0)" }
}

// A function that takes another type.
func argument(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }
    .filter { $0 > 1 }
    .flatMapLatest(pair)
    .distinctUntilChanged()
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    .map { length(of: $0) }
    .startWith(0)
    .skip(1)
    .map { "\($0)" }
}

// An element of another type, put in front.
func element(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }
    .filter { $0 > 1 }
    .flatMapLatest(pair)
    .distinctUntilChanged()
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    .startWith("none")
    .skip(1)
    .take(5)
    .map { "\($0)" }
}

// Seven operators, one of which compares two elements.
func comparer(_ words: Observable<String>) -> Observable<Int> {
  words
    .map { $0 + "!" }
    .filter { !$0.isEmpty }
    .distinctUntilChanged { $0.count == $1.count }
    .skip(1)
    .map { $0.count }
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    .startWith("")
    .take(5)
}

// Seven operators, one of which accumulates.
func accumulator(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers
    .filter { $0 > 1 }
    .distinctUntilChanged()
    .map(abs)
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    .scan("") { acc, x in acc + x }
    .distinctUntilChanged()
    .map { $0.count }
    .skip(1)
}

// Seven operators, one of which takes the latest element of another sequence.
func latest(_ numbers: Observable<Int>, _ words: Observable<String>) -> Observable<Int> {
  numbers
    .filter { $0 > 1 }
    .map { $0 * 2 }
    .withLatestFrom(words) { "\($0)\($1)" }
    .distinctUntilChanged()
    // error: value of type 'String' has no member 'magnitude'
    .map { $0.magnitude }
    .skip(1)
    .take(5)
}
