// SPDX-License-Identifier: MIT
// Methods of the main actor are not functions of operators, which run where the event is sent.
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Formatter {
  var prefix = ""
  func format(_ number: Int) -> String { "\(prefix) \(number)" }
  func isShown(_ number: Int) -> Bool { number > prefix.count }
  func shown(_ number: Int) -> Int? { number > prefix.count ? number : nil }
  func show(_ number: Int) { prefix = "\(number)" }
  func fail(_ error: any Error) { prefix = "\(error)" }
  func load(_ number: Int) -> Observable<String> { Observable.just(format(number)) }
  func recover(_ error: any Error) -> Observable<Int> { Observable.just(prefix.count) }
  func end() { prefix = "" }

  // program: map
  func map(_ numbers: Observable<Int>) -> Observable<String> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> String' to '@Sendable (Int) throws ->
    numbers.map(format)
  }

  // program: filter
  func filter(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> Bool' to '@Sendable (Int) throws -> Bool'
    numbers.filter(isShown)
  }

  // program: compactMap
  func compactMap(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> Int?' to '@Sendable (Int) throws -> Int?'
    numbers.compactMap(shown)
  }

  // program: flatMap
  func flatMap(_ numbers: Observable<Int>) -> Observable<String> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> Observable<String>' to '@Sendable (Int)
    numbers.flatMap(load)
  }

  // program: flatMapLatest
  func flatMapLatest(_ numbers: Observable<Int>) -> Observable<String> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> Observable<String>' to '@Sendable (Int)
    numbers.flatMapLatest(load)
  }

  // program: concatMap
  func concatMap(_ numbers: Observable<Int>) -> Observable<String> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> Observable<String>' to '@Sendable (Int)
    numbers.concatMap(load)
  }

  // program: catch
  func recovering(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (any Error) -> Observable<Int>' to '@Sendable (any
    numbers.catch(recover)
  }

  // program: do
  func effects(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> ()' to '@Sendable (Int) throws -> Void'
    numbers.do(onNext: show)
  }

  // program: subscribe
  func subscribe(_ numbers: Observable<Int>) -> any Disposable {
    // error: converting function value of type '@MainActor @Sendable (Int) -> ()' to '@Sendable (Int) -> Void' loses
    numbers.subscribe(onNext: show)
  }

  // program: subscribe, the error
  func subscribeError(_ numbers: Observable<Int>) -> any Disposable {
    // error: converting function value of type '@MainActor @Sendable (any Error) -> ()' to '@Sendable (any Error) ->
    numbers.subscribe(onError: fail)
  }

  // program: take while
  func takeWhile(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> Bool' to '@Sendable (Int) throws -> Bool'
    numbers.take(while: isShown)
  }

  // program: skip while
  func skipWhile(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> Bool' to '@Sendable (Int) throws -> Bool'
    numbers.skip(while: isShown)
  }

  // program: a single
  func single(_ number: Single<Int>) -> Single<String> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> String' to '@Sendable (Int) throws ->
    number.map(format)
  }

  // program: a single's element
  func singleElement(_ number: Single<Int>) -> any Disposable {
    // error: converting function value of type '@MainActor @Sendable (Int) -> ()' to '@Sendable (Int) -> Void' loses
    number.subscribe(onSuccess: show)
  }

  // program: a maybe
  func maybe(_ number: Maybe<Int>) -> Maybe<String> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> String' to '@Sendable (Int) throws ->
    number.map(format)
  }

  // program: an infallible
  func infallible(_ numbers: Infallible<Int>) -> Infallible<String> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> String' to '@Sendable (Int) -> String'
    numbers.map(format)
  }

  // program: a completable's end
  func completable(_ end: Completable) -> any Disposable {
    // error: converting function value of type '@MainActor @Sendable () -> ()' to '@Sendable () -> Void' loses global
    end.subscribe(onCompleted: self.end)
  }

  // program: a driver that drops repetitions
  func driver(_ words: Driver<String>) -> Driver<String> {
    // error: converting function value of type '@MainActor @Sendable (String) -> Int' to '@Sendable (String) -> Int'
    words.distinctUntilChanged(length)
  }

  func length(_ word: String) -> Int { word.count }

  // program: what a disposable does
  func disposable() -> any Disposable {
    // error: converting function value of type '@MainActor @Sendable () -> ()' to '@Sendable () -> Void' loses global
    Disposables.create(with: end)
  }
}
