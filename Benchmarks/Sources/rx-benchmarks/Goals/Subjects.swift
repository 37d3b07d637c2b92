// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import OpenCombine
import RxSwift

func subjectWorkloads() -> [Workload] {
  [
    Workload(
      name: "subject, 1 subscriber", elements: 2_000_000, goal: 1.5,
      ours: { count in
        let subject = RxSwift.PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { consume($0) })
        for index in 0..<count { subject.onNext(index) }
        subscription.dispose()
      },
      openCombine: { count in
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { consume($0) }
        for index in 0..<count { subject.send(index) }
        subscription.cancel()
      },
      asynchronous: { count in
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let consumer = Task { for await element in stream { consume(element) } }
        for index in 0..<count { continuation.yield(index) }
        continuation.finish()
        await consumer.value
      }),
    Workload(
      name: "subject, 10 subscribers", elements: 500_000, goal: 5,
      ours: { count in
        let subject = RxSwift.PublishSubject<Int>()
        let subscriptions = (0..<10).map { _ in subject.subscribe(onNext: { consume($0) }) }
        for index in 0..<count { subject.onNext(index) }
        for subscription in subscriptions { subscription.dispose() }
      },
      openCombine: { count in
        let subject = PassthroughSubject<Int, Never>()
        let subscriptions = (0..<10).map { _ in subject.sink { consume($0) } }
        for index in 0..<count { subject.send(index) }
        for subscription in subscriptions { subscription.cancel() }
      }),
    Workload(
      name: "subject: create, subscribe, 1 event, dispose", elements: 200_000, goal: 25,
      ours: { count in
        for index in 0..<count {
          let subject = RxSwift.PublishSubject<Int>()
          let subscription = subject.subscribe(onNext: { consume($0) })
          subject.onNext(index)
          subscription.dispose()
        }
      },
      openCombine: { count in
        for index in 0..<count {
          let subject = PassthroughSubject<Int, Never>()
          let subscription = subject.sink { consume($0) }
          subject.send(index)
          subscription.cancel()
        }
      },
      asynchronous: { count in
        for index in 0..<count {
          let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
          continuation.yield(index)
          continuation.finish()
          for await element in stream { consume(element) }
        }
      }),
  ]
}
