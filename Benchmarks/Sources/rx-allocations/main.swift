// SPDX-License-Identifier: MIT
// Counts the allocations of an element on its way through operators, subjects and relays, and fails if there are any:
// elements are trivial, everything is set up, and each has let some elements pass.
import CAllocations
import Foundation
import RxCocoa
import RxRelay
import RxSwift

setvbuf(stdout, nil, _IOLBF, 0)
let elements = 100_000

/// Sets something up and returns what emits one element.
struct Workload {
  let name: String
  let make: () -> (Int) -> Void
}

var received = 0
var kept: [any Disposable] = []

func subscribe(_ sequence: Observable<Int>) {
  kept.append(sequence.subscribe(onNext: { received &+= $0 }))
}

/// An operator behind a subject.
func behindASubject(_ name: String, _ apply: @escaping (Observable<Int>) -> Observable<Int>) -> Workload {
  Workload(name: name) {
    let subject = PublishSubject<Int>()
    subscribe(apply(subject.asObservable()))
    return { subject.onNext($0) }
  }
}

/// An operator with two sources, which emit in turn.
func ofTwoSubjects(
  _ name: String, _ join: @escaping (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>
) -> Workload {
  Workload(name: name) {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    subscribe(join(a, b))
    return { if $0 % 2 == 0 { a.onNext($0) } else { b.onNext($0) } }
  }
}

/// A subject or relay with a few observers.
func observed(_ name: String, _ make: @escaping () -> (Observable<Int>, (Int) -> Void)) -> Workload {
  Workload(name: name) {
    let (sequence, emit) = make()
    for _ in 0..<3 { subscribe(sequence) }
    return emit
  }
}

let workloads: [Workload] = [
  behindASubject("map") { $0.map { $0 &+ 1 } },
  behindASubject("filter") { $0.filter { $0 % 3 > 0 } },
  behindASubject("compactMap") { $0.compactMap { $0 % 3 > 0 ? $0 : nil } },
  behindASubject("scan") { $0.scan(0) { $0 &+ $1 } },
  behindASubject("scan(into:)") { $0.scan(into: 0) { $0 &+= $1 } },
  behindASubject("take") { $0.take(Int.max) },
  behindASubject("take(while:)") { $0.take(while: { $0 >= 0 }) },
  behindASubject("skip") { $0.skip(10) },
  behindASubject("skip(while:)") { $0.skip(while: { $0 < 10 }) },
  behindASubject("distinctUntilChanged") { $0.distinctUntilChanged() },
  behindASubject("enumerated") { $0.enumerated().map { $0.index &+ $0.element } },
  behindASubject("do") { $0.do(onNext: { received &+= $0 }) },
  behindASubject("a chain of ten") {
    $0.map { $0 &+ 1 }.filter { $0 % 7 > 0 }.map { $0 &* 3 }.scan(0) { $0 &+ $1 }.skip(1).take(Int.max)
      .distinctUntilChanged().map { $0 &- 1 }.filter { $0 % 5 > 0 }.compactMap { $0 }
  },
  behindASubject("share") { $0.share() },
  behindASubject("share(replay: 1)") { $0.share(replay: 1) },
  ofTwoSubjects("merge") { .merge($0, $1) },
  ofTwoSubjects("combineLatest") { .combineLatest($0, $1) { $0 &+ $1 } },
  ofTwoSubjects("withLatestFrom") { $0.withLatestFrom($1) { $0 &+ $1 } },
  ofTwoSubjects("zip") { .zip($0, $1) { $0 &+ $1 } },
  ofTwoSubjects("sample") { $0.sample($1) },
  ofTwoSubjects("take(until:)") { $0.take(until: $1.filter { $0 < 0 }) },
  observed("PublishSubject") {
    let subject = PublishSubject<Int>()
    return (subject, { subject.onNext($0) })
  },
  observed("BehaviorSubject") {
    let subject = BehaviorSubject(value: 0)
    return (subject, { subject.onNext($0) })
  },
  observed("ReplaySubject") {
    let subject = ReplaySubject<Int>.create(bufferSize: 4)
    return (subject, { subject.onNext($0) })
  },
  observed("AsyncSubject") {
    let subject = AsyncSubject<Int>()
    return (subject, { subject.onNext($0) })
  },
  observed("PublishRelay") {
    let relay = PublishRelay<Int>()
    return (relay.asObservable(), { relay.accept($0) })
  },
  observed("BehaviorRelay") {
    let relay = BehaviorRelay(value: 0)
    return (relay.asObservable(), { relay.accept($0) })
  },
  observed("ReplayRelay") {
    let relay = ReplayRelay<Int>.create(bufferSize: 4)
    return (relay.asObservable(), { relay.accept($0) })
  },
  observed("Driver") {
    let relay = BehaviorRelay(value: 0)
    return (relay.asDriver().map { $0 &+ 1 }.asObservable(), { relay.accept($0) })
  },
  observed("Signal") {
    let relay = PublishRelay<Int>()
    return (relay.asSignal().filter { $0 >= 0 }.asObservable(), { relay.accept($0) })
  },
  Workload(name: "create") {
    // nonisolated(unsafe): this program has one thread.
    nonisolated(unsafe) var observer: AnyObserver<Int>?
    subscribe(
      .create {
        observer = $0
        return Disposables.create()
      })
    return { observer?.onNext($0) }
  },
]

var failures = 0
guard allocations_count() >= 0 else {
  print("Allocations cannot be counted on this platform.")
  exit(0)
}
for workload in workloads {
  let emit = workload.make()
  for element in 0..<1_000 { emit(element) }
  let before = allocations_count()
  for element in 0..<elements { emit(element) }
  let count = allocations_count() - before
  let isFine = count == 0
  if !isFine { failures += 1 }
  print("\(isFine ? "  none " : "FAILED ") \(workload.name)\(isFine ? "" : ": \(count) for \(elements) elements")")
}
// A source that emits on subscription allocates the same however long it is.
func allocations(_ count: Int) -> Int64 {
  let before = allocations_count()
  kept.append(Observable.range(start: 0, count: count).map { $0 &+ 1 }.subscribe(onNext: { received &+= $0 }))
  return allocations_count() - before
}
_ = allocations(10)
let (short, long) = (allocations(10), allocations(elements))
if long > short + 4 { failures += 1 }
print("\(long > short + 4 ? "FAILED " : "  none ") range: \(short) for 10 elements, \(long) for \(elements)")
print(failures == 0 ? "No element is allocated for." : "\(failures) of \(workloads.count + 1) allocate.")
exit(failures == 0 ? 0 : 1)
