// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import OpenCombine
import RxSwift

func joiningWorkloads() -> [Workload] {
  [
    Workload(
      name: "concat of many", elements: 200_000,
      ours: { count in
        _ = RxSwift.Observable.concat((0..<count).map { Observable.just($0) }).subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        let sequences = (0..<count).map { OpenCombine.Just($0) }
        _ = sequences.publisher.flatMap(maxPublishers: .max(1)) { $0 }.sink { consume($0) }
      }),
    Workload(
      name: "concatMap { array of 10 }", elements: 500_000,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count / 10).concatMap {
          RxSwift.Observable.from(Array($0..<($0 + 10)))
        }
        .subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        _ = (0..<(count / 10)).publisher.flatMap(maxPublishers: .max(1)) { Array($0..<($0 + 10)).publisher }
          .sink { consume($0) }
      },
      asynchronous: { count in
        for await element in (0..<(count / 10)).async.flatMap({ Array($0..<($0 + 10)).async }) { consume(element) }
      }),
    Workload(
      name: "merge of 1,000 subjects", elements: 500_000,
      ours: { count in
        let subjects = (0..<1_000).map { _ in RxSwift.PublishSubject<Int>() }
        let subscription = RxSwift.Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: {
          consume($0)
        })
        for index in 0..<count { subjects[index % 1_000].onNext(index) }
        subscription.dispose()
      },
      openCombine: { count in
        let subjects = (0..<1_000).map { _ in PassthroughSubject<Int, Never>() }
        let subscription = subjects.publisher.flatMap { $0 }.sink { consume($0) }
        for index in 0..<count { subjects[index % 1_000].send(index) }
        subscription.cancel()
      }),
    Workload(
      name: "zip of 5 subjects", elements: 500_000,
      ours: { count in
        let s = (0..<5).map { _ in RxSwift.PublishSubject<Int>() }
        let subscription = RxSwift.Observable.zip(s[0], s[1], s[2], s[3], s[4]) { $0 &+ $1 &+ $2 &+ $3 &+ $4 }
          .subscribe(onNext: { consume($0) })
        for index in 0..<count { s[index % 5].onNext(index) }
        subscription.dispose()
      }),
    Workload(
      name: "combineLatest of 5 subjects", elements: 500_000,
      ours: { count in
        let s = (0..<5).map { _ in RxSwift.PublishSubject<Int>() }
        let subscription = RxSwift.Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]) { $0 &+ $1 &+ $2 &+ $3 &+ $4 }
          .subscribe(onNext: { consume($0) })
        for index in 0..<count { s[index % 5].onNext(index) }
        subscription.dispose()
      }),
  ]
}
