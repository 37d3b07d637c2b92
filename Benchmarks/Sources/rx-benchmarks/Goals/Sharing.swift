// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import Dispatch
import OpenCombine
import OpenCombineDispatch
import RxSwift

func sharingWorkloads() -> [Workload] {
  [
    Workload(
      name: "BehaviorSubject, set and 1 subscriber", elements: 1_000_000, goal: 2,
      ours: { count in
        let subject = BehaviorSubject(value: 0)
        let subscription = subject.subscribe(onNext: { consume($0) })
        for index in 0..<count { subject.onNext(index) }
        subscription.dispose()
      },
      openCombine: { count in
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = subject.sink { consume($0) }
        for index in 0..<count { subject.send(index) }
        subscription.cancel()
      }),
    Workload(
      name: "map, share(replay: 1), 3 subscribers", elements: 500_000, goal: 6,
      ours: { count in
        let subject = RxSwift.PublishSubject<Int>()
        let shared = subject.map { $0 &+ 1 }.share(replay: 1)
        let subscriptions = (0..<3).map { _ in shared.subscribe(onNext: { consume($0) }) }
        for index in 0..<count { subject.onNext(index) }
        for subscription in subscriptions { subscription.dispose() }
      },
      openCombine: { count in
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.map { $0 &+ 1 }.multicast(subject: CurrentValueSubject<Int, Never>(0)).autoconnect()
        let subscriptions = (0..<3).map { _ in shared.sink { consume($0) } }
        for index in 0..<count { subject.send(index) }
        for subscription in subscriptions { subscription.cancel() }
      }),
    Workload(
      name: "range, observe(on: serial queue)", elements: 500_000, goal: 5,
      ours: { count in
        let done = DispatchSemaphore(value: 0)
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        _ = RxSwift.Observable.range(start: 0, count: count).observe(on: scheduler)
          .subscribe(onNext: { consume($0) }, onCompleted: { done.signal() })
        done.wait()
      },
      openCombine: { count in
        let done = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "serial")
        let subscription = (0..<count).publisher.receive(on: queue.ocombine)
          .sink(receiveCompletion: { _ in done.signal() }, receiveValue: { consume($0) })
        done.wait()
        subscription.cancel()
      },
      asynchronous: { count in
        for await element in (0..<count).async.buffer(policy: .unbounded) { consume(element) }
      }),
  ]
}
