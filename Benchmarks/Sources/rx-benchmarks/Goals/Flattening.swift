// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import OpenCombine
import RxSwift

func flatteningWorkloads() -> [Workload] {
  [
    Workload(
      name: "range, flatMap { just }", elements: 500_000, goal: 6,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count).flatMap { RxSwift.Observable.just($0) }
          .subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        _ = (0..<count).publisher.flatMap { OpenCombine.Just($0) }.sink { consume($0) }
      },
      asynchronous: { count in
        for await element in (0..<count).async.flatMap({ CollectionOfOne($0).async }) { consume(element) }
      }),
    Workload(
      name: "range, flatMapLatest { just }", elements: 500_000, goal: 8,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count).flatMapLatest { RxSwift.Observable.just($0) }
          .subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        _ = (0..<count).publisher.map { OpenCombine.Just($0) }.switchToLatest().sink { consume($0) }
      },
      asynchronous: { count in
        for await element in (0..<count).async.flatMapLatest({ CollectionOfOne($0).async }) { consume(element) }
      }),
    Workload(
      name: "range, concatMap { just }", elements: 500_000, goal: 10,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count).concatMap { RxSwift.Observable.just($0) }
          .subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        _ = (0..<count).publisher.flatMap(maxPublishers: .max(1)) { OpenCombine.Just($0) }.sink { consume($0) }
      },
      asynchronous: { count in
        // flatMap of asynchronous sequences concatenates.
        for await element in (0..<count).async.flatMap({ CollectionOfOne($0).async }) { consume(element) }
      }),
  ]
}
