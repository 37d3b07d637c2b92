// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import OpenCombine
import RxSwift

private final class Sum: @unchecked Sendable {
  // Sendable: one thread changes it.
  var value = 0
}

func shortWorkloads() -> [Workload] {
  [
    Workload(
      name: "100 x map", elements: 100_000,
      ours: { count in
        var source = RxSwift.Observable.range(start: 0, count: count)
        for _ in 0..<100 { source = source.map { $0 &+ 1 } }
        _ = source.subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        var source = (0..<count).publisher.eraseToAnyPublisher()
        for _ in 0..<100 { source = source.map { $0 &+ 1 }.eraseToAnyPublisher() }
        _ = source.sink { consume($0) }
      }),
    Workload(
      name: "take(1)", elements: 200_000,
      ours: { count in
        for index in 0..<count { _ = RxSwift.Observable.of(index, index).take(1).subscribe(onNext: { consume($0) }) }
      },
      openCombine: { count in
        for index in 0..<count { _ = [index, index].publisher.prefix(1).sink { consume($0) } }
      },
      asynchronous: { count in
        for index in 0..<count {
          for await element in [index, index].async.prefix(1) { consume(element) }
        }
      }),
    Workload(
      name: "Single: just, map, flatMap", elements: 200_000,
      ours: { count in
        for index in 0..<count {
          _ = Single.just(index).map { $0 &+ 1 }.flatMap { Single.just($0) }.subscribe(onSuccess: { consume($0) })
        }
      },
      openCombine: { count in
        for index in 0..<count {
          _ = OpenCombine.Just(index).flatMap { OpenCombine.Just($0 &+ 1) }.sink { consume($0) }
        }
      }),
    Workload(
      name: "Single: flatMap, four times", elements: 100_000,
      ours: { count in
        for index in 0..<count {
          _ = Single.just(index).flatMap { Single.just($0 &+ 1) }.flatMap { Single.just($0 &+ 1) }
            .flatMap { Single.just($0 &+ 1) }.flatMap { Single.just($0 &+ 1) }.subscribe(onSuccess: { consume($0) })
        }
      }),
    Workload(
      name: "subject, 10 subscribers that add to a variable", elements: 500_000,
      ours: { count in
        let subject = RxSwift.PublishSubject<Int>()
        let sum = Sum()
        let subscriptions = (0..<10).map { _ in subject.subscribe(onNext: { sum.value &+= $0 }) }
        for index in 0..<count { subject.onNext(index) }
        for subscription in subscriptions { subscription.dispose() }
        consume(sum.value)
      }),
    Workload(
      name: "Maybe: just, filter, map, ifEmpty", elements: 200_000,
      ours: { count in
        for index in 0..<count {
          _ = Maybe.just(index).filter { $0 >= 0 }.map { $0 &+ 1 }.ifEmpty(default: 0)
            .subscribe(onSuccess: { consume($0) })
        }
      }),
    Workload(
      name: "Completable: empty, andThen twice", elements: 200_000,
      ours: { count in
        for _ in 0..<count {
          _ = Completable.empty().andThen(Completable.empty()).andThen(Single.just(1)).subscribe(onSuccess: {
            consume($0)
          })
        }
      }),
  ]
}
