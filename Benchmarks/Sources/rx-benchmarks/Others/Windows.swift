// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import OpenCombine
import RxSwift

func windowWorkloads() -> [Workload] {
  [
    Workload(
      name: "groupBy, 10 groups", elements: 500_000,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count).groupBy { $0 % 10 }.flatMap { $0 }.subscribe(onNext: {
          consume($0)
        })
      }),
    Workload(
      name: "buffer of 10", elements: 500_000,
      ours: { count in
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        _ = RxSwift.Observable.range(start: 0, count: count)
          .buffer(timeSpan: .seconds(1_000), count: 10, scheduler: scheduler)
          .subscribe(onNext: { consume($0.count) })
      },
      openCombine: { count in
        _ = (0..<count).publisher.collect(10).sink { consume($0.count) }
      },
      asynchronous: { count in
        for await chunk in (0..<count).async.chunks(ofCount: 10) { consume(chunk.count) }
      }),
    Workload(
      name: "window of 10", elements: 500_000,
      ours: { count in
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        _ = RxSwift.Observable.range(start: 0, count: count)
          .window(timeSpan: .seconds(1_000), count: 10, scheduler: scheduler).flatMap { $0 }
          .subscribe(onNext: { consume($0) })
      }),
    Workload(
      name: "materialize, dematerialize", elements: 1_000_000,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count).materialize().dematerialize().subscribe(onNext: {
          consume($0)
        })
      }),
  ]
}
