// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import OpenCombine
import RxSwift

func combiningWorkloads() -> [Workload] {
  [
    Workload(
      name: "combineLatest of 2 subjects", elements: 1_000_000, goal: 3,
      ours: { count in
        let a = RxSwift.PublishSubject<Int>()
        let b = RxSwift.PublishSubject<Int>()
        let subscription = RxSwift.Observable.combineLatest(a, b) { $0 &+ $1 }.subscribe(onNext: { consume($0) })
        b.onNext(1)
        for index in 0..<count { a.onNext(index) }
        subscription.dispose()
      },
      asynchronous: { count in
        for await (a, b) in combineLatest((0..<count).async, CollectionOfOne(1).async) { consume(a &+ b) }
      }),
    Workload(
      name: "zip of 2 subjects", elements: 500_000, goal: 6,
      ours: { count in
        let a = RxSwift.PublishSubject<Int>()
        let b = RxSwift.PublishSubject<Int>()
        let subscription = RxSwift.Observable.zip(a, b) { $0 &+ $1 }.subscribe(onNext: { consume($0) })
        for index in 0..<count {
          a.onNext(index)
          b.onNext(index)
        }
        subscription.dispose()
      },
      openCombine: { count in
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let subscription = a.zip(b) { $0 &+ $1 }.sink { consume($0) }
        for index in 0..<count {
          a.send(index)
          b.send(index)
        }
        subscription.cancel()
      },
      asynchronous: { count in
        for await (a, b) in zip((0..<count).async, (0..<count).async) { consume(a &+ b) }
      }),
    Workload(
      name: "merge of 2 subjects", elements: 1_000_000, goal: 2.5,
      ours: { count in
        let a = RxSwift.PublishSubject<Int>()
        let b = RxSwift.PublishSubject<Int>()
        let subscription = RxSwift.Observable.merge(a, b).subscribe(onNext: { consume($0) })
        for index in 0..<(count / 2) {
          a.onNext(index)
          b.onNext(index)
        }
        subscription.dispose()
      },
      asynchronous: { count in
        for await element in merge((0..<(count / 2)).async, (0..<(count / 2)).async) { consume(element) }
      }),
    Workload(
      name: "withLatestFrom", elements: 1_000_000, goal: 3,
      ours: { count in
        let a = RxSwift.PublishSubject<Int>()
        let b = RxSwift.PublishSubject<Int>()
        let subscription = a.withLatestFrom(b) { $0 &+ $1 }.subscribe(onNext: { consume($0) })
        b.onNext(1)
        for index in 0..<count { a.onNext(index) }
        subscription.dispose()
      }),
  ]
}
