// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import OpenCombine
import RxSwift

func chainWorkloads() -> [Workload] {
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
      },
      asynchronous: { count in
        for await element in asyncChain((0..<count).async) { consume(element) }
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
      },
      asynchronous: { count in
        for index in 0..<count {
          for await element in asyncChain((index..<(index + 1)).async) { consume(element) }
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
      },
      asynchronous: { count in
        consume(await (0..<count).async.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.reduce(0) { $0 &+ $1 })
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
      },
      asynchronous: { count in
        let array = Array(0..<count)
        for await element in array.async.reductions(0, { $0 &+ $1 }).removeDuplicates() { consume(element) }
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

// In steps: the whole chain in one expression is more than the type checker gets done with.
@inline(__always)
private func asyncChain(_ source: AsyncSyncSequence<Range<Int>>) -> some AsyncSequence<Int, Never> {
  let three = asyncPair(asyncPair(asyncPair(source, 1), 2), 3)
  return asyncPair(asyncPair(asyncPair(three, 4), 5), 6)
}

@inline(__always)
private func asyncPair(_ source: some AsyncSequence<Int, Never>, _ amount: Int) -> some AsyncSequence<Int, Never> {
  source.map { (x: Int) in x &+ amount }.filter { (x: Int) in x != -amount }
}
