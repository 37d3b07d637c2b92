// SPDX-License-Identifier: MIT
import RxCocoa
import RxRelay
import RxSwift

struct Point {
  var x: Double
  var y: Double
  var z: Double
}

/// Workloads that no goal names: they must not be slow because nobody listed them.
func otherWorkloads() -> [Workload] {
  [
    Workload(
      name: "PublishRelay, 1 subscriber", elements: 1_000_000,
      ours: { count in
        let relay = PublishRelay<Int>()
        let subscription = relay.subscribe(onNext: { consume($0) })
        for index in 0..<count { relay.accept(index) }
        subscription.dispose()
      }),
    Workload(
      name: "BehaviorRelay, 1 subscriber", elements: 1_000_000,
      ours: { count in
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.subscribe(onNext: { consume($0) })
        for index in 0..<count { relay.accept(index) }
        subscription.dispose()
      }),
    Workload(
      name: "String elements: subject, map, filter", elements: 500_000,
      ours: { count in
        let subject = PublishSubject<String>()
        let text = "a string that is longer than fifteen bytes"
        let subscription = subject.map { $0 }.filter { !$0.isEmpty }.subscribe(onNext: { consume($0.utf8.count) })
        for _ in 0..<count { subject.onNext(text) }
        subscription.dispose()
      }),
    Workload(
      name: "struct elements: subject, map, filter", elements: 1_000_000,
      ours: { count in
        let subject = PublishSubject<Point>()
        let subscription = subject.map { Point(x: $0.y, y: $0.z, z: $0.x) }.filter { $0.x >= 0 }
          .subscribe(onNext: { consume(Int($0.x)) })
        for index in 0..<count { subject.onNext(Point(x: Double(index), y: 0, z: 1)) }
        subscription.dispose()
      }),
    Workload(
      name: "groupBy, 10 groups", elements: 500_000,
      ours: { count in
        _ = Observable.range(start: 0, count: count).groupBy { $0 % 10 }.flatMap { $0 }.subscribe(onNext: {
          consume($0)
        })
      }),
    Workload(
      name: "materialize, dematerialize", elements: 1_000_000,
      ours: { count in
        _ = Observable.range(start: 0, count: count).materialize().dematerialize().subscribe(onNext: { consume($0) })
      }),
    Workload(
      name: "take(1)", elements: 200_000,
      ours: { count in
        for index in 0..<count { _ = Observable.of(index, index).take(1).subscribe(onNext: { consume($0) }) }
      }),
    Workload(
      name: "Single: just, map, flatMap", elements: 200_000,
      ours: { count in
        for index in 0..<count {
          _ = Single.just(index).map { $0 &+ 1 }.flatMap { Single.just($0) }.subscribe(onSuccess: { consume($0) })
        }
      }),
    Workload(
      name: "concat of many", elements: 200_000,
      ours: { count in
        _ = Observable.concat((0..<count).map { Observable.just($0) }).subscribe(onNext: { consume($0) })
      }),
  ]
}
