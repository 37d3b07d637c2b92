// SPDX-License-Identifier: MIT
import CAllocations
import OpenCombine
import RxRelay
import RxSwift

/// Something of which many are made and kept: bytes for each, ours and the peer's.
struct MemoryCase {
  var name: String
  var ours: () -> Double
  var openCombine: (() -> Double)?
}

/// The bytes that the allocator has given away for each of 16,384 results, headers of blocks included, and their share of
/// tables that grow with them.
private func bytes<Result>(_ make: () -> Result) -> Double {
  let count = 16_384
  var kept: [Result] = []
  kept.reserveCapacity(count)
  // What is made once, such as metadata of types, does not count.
  for _ in 0..<10 { _ = make() }
  let before = allocated_bytes()
  for _ in 0..<count { kept.append(make()) }
  let after = allocated_bytes()
  withExtendedLifetime(kept) {}
  return Double(after - before) / Double(count)
}

func memoryCases() -> [MemoryCase] { subscriptionCases() + subjectCases() }

private func subscriptionCases() -> [MemoryCase] {
  let ours = RxSwift.PublishSubject<Int>()
  let combine = PassthroughSubject<Int, Never>()
  let ourChain = sixOperators(ours.asObservable())
  let combineChain = sixOperators(combine)
  return [
    MemoryCase(
      name: "idle subscription to a subject",
      ours: { bytes { ours.subscribe(onNext: { consume($0) }) } },
      openCombine: { bytes { combine.sink { consume($0) } } }),
    MemoryCase(
      name: "idle subscription to a chain of 6 operators",
      ours: { bytes { ourChain.subscribe(onNext: { consume($0) }) } },
      openCombine: { bytes { combineChain.sink { consume($0) } } }),
    MemoryCase(
      name: "the same with a chain of its own for each",
      ours: { bytes { sixOperators(ours.asObservable()).subscribe(onNext: { consume($0) }) } },
      openCombine: { bytes { sixOperators(combine).sink { consume($0) } } }),
  ]
}

private func subjectCases() -> [MemoryCase] {
  [
    MemoryCase(
      name: "PublishSubject (PassthroughSubject)",
      ours: { bytes { RxSwift.PublishSubject<Int>() } }, openCombine: { bytes { PassthroughSubject<Int, Never>() } }),
    MemoryCase(
      name: "BehaviorSubject (CurrentValueSubject)",
      ours: { bytes { BehaviorSubject(value: 0) } }, openCombine: { bytes { CurrentValueSubject<Int, Never>(0) } }),
    MemoryCase(name: "ReplaySubject of 1", ours: { bytes { ReplaySubject<Int>.create(bufferSize: 1) } }),
    MemoryCase(
      name: "PublishRelay (PassthroughSubject)",
      ours: { bytes { PublishRelay<Int>() } }, openCombine: { bytes { PassthroughSubject<Int, Never>() } }),
    MemoryCase(
      name: "BehaviorRelay (CurrentValueSubject)",
      ours: { bytes { BehaviorRelay(value: 0) } }, openCombine: { bytes { CurrentValueSubject<Int, Never>(0) } }),
    MemoryCase(
      name: "PublishSubject with a subscription",
      ours: {
        bytes {
          let subject = RxSwift.PublishSubject<Int>()
          return (subject, subject.subscribe(onNext: { consume($0) }))
        }
      },
      openCombine: {
        bytes {
          let subject = PassthroughSubject<Int, Never>()
          return (subject, subject.sink { consume($0) })
        }
      }),
  ]
}

private func sixOperators(_ source: RxSwift.Observable<Int>) -> RxSwift.Observable<Int> {
  source.map { $0 &+ 1 }.filter { $0 != -1 }.scan(0) { $0 &+ $1 }.distinctUntilChanged().map { $0 &* 3 }.filter {
    $0 != -2
  }
}

private func sixOperators(_ source: PassthroughSubject<Int, Never>) -> some OpenCombine.Publisher<Int, Never> {
  source.map { $0 &+ 1 }.filter { $0 != -1 }.scan(0) { $0 &+ $1 }.removeDuplicates().map { $0 &* 3 }.filter { $0 != -2 }
}
