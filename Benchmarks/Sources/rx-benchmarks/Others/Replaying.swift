// SPDX-License-Identifier: MIT
import Dispatch
import OpenCombine
import RxCocoa
import RxRelay
import RxSwift

func replayingWorkloads() -> [Workload] {
  [
    Workload(
      name: "Driver: map, drive", elements: 500_000,
      ours: { count in
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.asDriver().map { $0 &+ 1 }.drive(onNext: { consume($0) })
        for index in 0..<count { relay.accept(index) }
        subscription.dispose()
      }),
    Workload(
      name: "Signal: map, emit", elements: 500_000,
      ours: { count in
        let relay = PublishRelay<Int>()
        let subscription = relay.asSignal().map { $0 &+ 1 }.emit(onNext: { consume($0) })
        for index in 0..<count { relay.accept(index) }
        subscription.dispose()
      }),
    Workload(
      name: "replay of 100 to late subscribers", elements: 500_000,
      ours: { count in
        let subject = ReplaySubject<Int>.create(bufferSize: 100)
        for index in 0..<100 { subject.onNext(index) }
        for _ in 0..<(count / 100) { subject.subscribe(onNext: { consume($0) }).dispose() }
      }),
    Workload(
      name: "share(replay: 1), late subscribers", elements: 200_000,
      ours: { count in
        let subject = RxSwift.PublishSubject<Int>()
        let shared = subject.map { $0 &+ 1 }.share(replay: 1)
        let first = shared.subscribe(onNext: { consume($0) })
        subject.onNext(1)
        for _ in 0..<count { shared.subscribe(onNext: { consume($0) }).dispose() }
        first.dispose()
      },
      openCombine: { count in
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.map { $0 &+ 1 }.multicast(subject: CurrentValueSubject<Int, Never>(0)).autoconnect()
        let first = shared.sink { consume($0) }
        subject.send(1)
        for _ in 0..<count { shared.sink { consume($0) }.cancel() }
        first.cancel()
      }),
    Workload(
      name: "subject, from 2 threads", elements: 1_000_000,
      ours: { count in
        let subject = RxSwift.PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { consume($0) })
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
          for index in 0..<(count / 2) { subject.onNext(index) }
        }
        subscription.dispose()
      },
      openCombine: { count in
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { consume($0) }
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
          for index in 0..<(count / 2) { subject.send(index) }
        }
        subscription.cancel()
      },
      asynchronous: { count in
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let consumer = Task { for await element in stream { consume(element) } }
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
          for index in 0..<(count / 2) { continuation.yield(index) }
        }
        continuation.finish()
        await consumer.value
      }),
  ]
}
