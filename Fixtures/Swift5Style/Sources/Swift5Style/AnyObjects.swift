// SPDX-License-Identifier: MIT
import RxCocoa
import RxRelay
import RxSwift

/// An owner of any class, as helpers take it.
private func receive(from owner: AnyObject, _ bag: DisposeBag) -> [String] {
  var lines: [String] = []
  func add(_ owner: AnyObject, _ text: String) { lines.append("\(type(of: owner)) \(text)") }
  Observable.just("observable").subscribe(with: owner, onNext: { add($0, $1) }).disposed(by: bag)
  Infallible.just("infallible").subscribe(with: owner, onNext: { add($0, $1) }).disposed(by: bag)
  Single.just("single").subscribe(with: owner, onSuccess: { add($0, $1) }).disposed(by: bag)
  Maybe.just("maybe").subscribe(with: owner, onSuccess: { add($0, $1) }).disposed(by: bag)
  Completable.empty().subscribe(with: owner, onCompleted: { add($0, "completable") }).disposed(by: bag)
  Observable.just("bind").bind(with: owner, onNext: { add($0, $1) }).disposed(by: bag)
  Observable.just("binder").bind(to: Binder(owner) { add($0, $1) }).disposed(by: bag)
  Observable.just("scheduler")
    .bind(to: Binder(owner, scheduler: CurrentThreadScheduler.instance) { add($0, $1) })
    .disposed(by: bag)
  Driver.just("drive").drive(with: owner, onNext: { add($0, $1) }).disposed(by: bag)
  Observable.just("unretained").withUnretained(owner) { ($0, $1) }.subscribe(onNext: { add($0, $1) }).disposed(by: bag)
  Infallible.just("unretained").withUnretained(owner) { ($0, $1) }.subscribe(onNext: { add($0, $1) }).disposed(by: bag)
  Signal.just("signal").withUnretained(owner) { ($0, $1) }.emit(onNext: { add($0, $1) }).disposed(by: bag)
  return lines
}

/// An initialiser without its arguments is a function.
private let makeSubject = PublishSubject<Int>.init
private let makeRelay = BehaviorRelay<Int>.init

func checkAnyObjects() {
  final class Owner {}
  let lines = receive(from: Owner(), DisposeBag())
  let kinds = [
    "observable", "infallible", "single", "maybe", "completable", "bind", "binder", "scheduler", "drive", "unretained",
    "unretained", "signal",
  ]
  check(lines == kinds.map { "Owner \($0)" }, "objects of any class: \(lines)")
  check(!makeSubject().hasObservers && makeRelay(1).value == 1, "initialisers")
}
