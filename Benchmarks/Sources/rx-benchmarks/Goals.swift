// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import RxSwift

/// The workloads of the table of goals, in its order.
func goalWorkloads() -> [Workload] {
  subjectWorkloads() + chainWorkloads() + flatteningWorkloads() + combiningWorkloads() + sharingWorkloads()
}

private func subjectWorkloads() -> [Workload] {
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
      }),
  ]
}

private func chainWorkloads() -> [Workload] {
  [
    Workload(
      name: "create, 6 x (map, filter), subscribe", elements: 2_000_000, goal: 3,
      ours: { count in
        let source = RxSwift.Observable<Int>.create { observer in
          for index in 0..<count { observer.onNext(index) }
          observer.onCompleted()
          return Disposables.create()
        }
        _ = chain(source).subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        let subject = PassthroughSubject<Int, Never>()
        let subscription = combineChain(subject).sink { consume($0) }
        for index in 0..<count { subject.send(index) }
        subscription.cancel()
      }),
    Workload(
      name: "the same: assemble, subscribe, 1 event, dispose", elements: 100_000, goal: 60,
      ours: { count in
        for index in 0..<count {
          let source = RxSwift.Observable<Int>.create { observer in
            observer.onNext(index)
            return Disposables.create()
          }
          chain(source).subscribe(onNext: { consume($0) }).dispose()
        }
      },
      openCombine: { count in
        for index in 0..<count {
          let subject = PassthroughSubject<Int, Never>()
          let subscription = combineChain(subject).sink { consume($0) }
          subject.send(index)
          subscription.cancel()
        }
      }),
    Workload(
      name: "range, map, filter, reduce", elements: 2_000_000, goal: 1,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count)
          .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.reduce(0) { $0 &+ $1 }
          .subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        _ = (0..<count).publisher.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.reduce(0) { $0 &+ $1 }.sink { consume($0) }
      }),
    Workload(
      name: "from(array), scan, distinctUntilChanged", elements: 2_000_000, goal: 1.2,
      ours: { count in
        let array = Array(0..<count)
        _ = RxSwift.Observable.from(array).scan(0) { $0 &+ $1 }.distinctUntilChanged().subscribe(onNext: { consume($0) }
        )
      },
      openCombine: { count in
        let array = Array(0..<count)
        _ = array.publisher.scan(0) { $0 &+ $1 }.removeDuplicates().sink { consume($0) }
      }),
  ]
}

@inline(__always)
private func chain(_ source: RxSwift.Observable<Int>) -> RxSwift.Observable<Int> {
  source
    .map { (x: Int) in x &+ 1 }.filter { (x: Int) in x != -1 }
    .map { (x: Int) in x &+ 2 }.filter { (x: Int) in x != -2 }
    .map { (x: Int) in x &+ 3 }.filter { (x: Int) in x != -3 }
    .map { (x: Int) in x &+ 4 }.filter { (x: Int) in x != -4 }
    .map { (x: Int) in x &+ 5 }.filter { (x: Int) in x != -5 }
    .map { (x: Int) in x &+ 6 }.filter { (x: Int) in x != -6 }
}

@inline(__always)
private func combineChain(_ source: PassthroughSubject<Int, Never>) -> some OpenCombine.Publisher<Int, Never> {
  source
    .map { (x: Int) in x &+ 1 }.filter { (x: Int) in x != -1 }
    .map { (x: Int) in x &+ 2 }.filter { (x: Int) in x != -2 }
    .map { (x: Int) in x &+ 3 }.filter { (x: Int) in x != -3 }
    .map { (x: Int) in x &+ 4 }.filter { (x: Int) in x != -4 }
    .map { (x: Int) in x &+ 5 }.filter { (x: Int) in x != -5 }
    .map { (x: Int) in x &+ 6 }.filter { (x: Int) in x != -6 }
}

private func flatteningWorkloads() -> [Workload] {
  [
    Workload(
      name: "range, flatMap { just }", elements: 500_000, goal: 6,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count).flatMap { RxSwift.Observable.just($0) }
          .subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        _ = (0..<count).publisher.flatMap { OpenCombine.Just($0) }.sink { consume($0) }
      }),
    Workload(
      name: "range, flatMapLatest { just }", elements: 500_000, goal: 8,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count).flatMapLatest { RxSwift.Observable.just($0) }
          .subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        _ = (0..<count).publisher.map { OpenCombine.Just($0) }.switchToLatest().sink { consume($0) }
      }),
    Workload(
      name: "range, concatMap { just }", elements: 500_000, goal: 10,
      ours: { count in
        _ = RxSwift.Observable.range(start: 0, count: count).concatMap { RxSwift.Observable.just($0) }
          .subscribe(onNext: { consume($0) })
      },
      openCombine: { count in
        _ = (0..<count).publisher.flatMap(maxPublishers: .max(1)) { OpenCombine.Just($0) }.sink { consume($0) }
      }),
  ]
}

private func combiningWorkloads() -> [Workload] {
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

private func sharingWorkloads() -> [Workload] {
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
      }),
  ]
}
