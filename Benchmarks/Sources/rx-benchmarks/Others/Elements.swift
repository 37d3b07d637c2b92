// SPDX-License-Identifier: MIT
import OpenCombine
import RxRelay
import RxSwift

/// An element that does not fit a word.
struct Point {
  var x: Double
  var y: Double
  var z: Double
}

private final class Counter {
  var value = 0
}

func elementWorkloads() -> [Workload] {
  [
    Workload(
      name: "PublishRelay, 1 subscriber", elements: 1_000_000,
      ours: { count in
        let relay = PublishRelay<Int>()
        let subscription = relay.subscribe(onNext: { consume($0) })
        for index in 0..<count { relay.accept(index) }
        subscription.dispose()
      },
      openCombine: { count in
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { consume($0) }
        for index in 0..<count { subject.send(index) }
        subscription.cancel()
      }),
    Workload(
      name: "BehaviorRelay, 1 subscriber", elements: 1_000_000,
      ours: { count in
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.subscribe(onNext: { consume($0) })
        for index in 0..<count { relay.accept(index) }
        subscription.dispose()
      },
      openCombine: { count in
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = subject.sink { consume($0) }
        for index in 0..<count { subject.send(index) }
        subscription.cancel()
      }),
    Workload(
      name: "BehaviorRelay of a struct", elements: 1_000_000,
      ours: { count in
        let relay = BehaviorRelay(value: Point(x: 0, y: 0, z: 0))
        let subscription = relay.subscribe(onNext: { consume(Int($0.x)) })
        for index in 0..<count { relay.accept(Point(x: Double(index), y: 0, z: 1)) }
        subscription.dispose()
      },
      openCombine: { count in
        let subject = CurrentValueSubject<Point, Never>(Point(x: 0, y: 0, z: 0))
        let subscription = subject.sink { consume(Int($0.x)) }
        for index in 0..<count { subject.send(Point(x: Double(index), y: 0, z: 1)) }
        subscription.cancel()
      }),
    Workload(
      name: "String elements: subject, map, filter", elements: 500_000,
      ours: { count in
        let subject = PublishSubject<String>()
        let text = "a string that is longer than fifteen bytes"
        let subscription = subject.map { $0 }.filter { !$0.isEmpty }.subscribe(onNext: { consume($0.utf8.count) })
        for _ in 0..<count { subject.onNext(text) }
        subscription.dispose()
      },
      openCombine: { count in
        let subject = PassthroughSubject<String, Never>()
        let text = "a string that is longer than fifteen bytes"
        let subscription = subject.map { $0 }.filter { !$0.isEmpty }.sink { consume($0.utf8.count) }
        for _ in 0..<count { subject.send(text) }
        subscription.cancel()
      }),
    Workload(
      name: "struct elements: subject, map, filter", elements: 1_000_000,
      ours: { count in
        let subject = PublishSubject<Point>()
        let subscription = subject.map { Point(x: $0.y, y: $0.z, z: $0.x) }.filter { $0.x >= 0 }
          .subscribe(onNext: { consume(Int($0.x)) })
        for index in 0..<count { subject.onNext(Point(x: Double(index), y: 0, z: 1)) }
        subscription.dispose()
      },
      openCombine: { count in
        let subject = PassthroughSubject<Point, Never>()
        let subscription = subject.map { Point(x: $0.y, y: $0.z, z: $0.x) }.filter { $0.x >= 0 }
          .sink { consume(Int($0.x)) }
        for index in 0..<count { subject.send(Point(x: Double(index), y: 0, z: 1)) }
        subscription.cancel()
      }),
    Workload(
      name: "withUnretained", elements: 1_000_000,
      ours: { count in
        let object = Counter()
        let subject = RxSwift.PublishSubject<Int>()
        let subscription = subject.withUnretained(object).subscribe(onNext: { $0.0.value &+= $0.1 })
        for index in 0..<count { subject.onNext(index) }
        subscription.dispose()
      }),
  ]
}
