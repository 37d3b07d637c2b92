// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// An observer that notices overlapping and nested calls, and events after the end.
final class StressProbe: ObserverType, @unchecked Sendable {
  // Sendable: the library calls one at a time, which is what is tested; everything is read after the threads met.
  private(set) var elements: [Int] = []
  private(set) var ends = 0
  private(set) var late = 0
  private var calls = 0
  private let busy = AtomicCounter()
  private let overlaps = AtomicCounter()
  private let ended = DispatchSemaphore(value: 0)

  func on(_ event: Event<Int>) {
    // Outside of the detector, so that the thread sanitizer sees whether the library itself orders the calls.
    calls &+= 1
    guard busy.exchange(1) == 0 else { return overlaps.add() }
    if ends > 0 { late += 1 }
    switch event {
    case .next(let element): elements.append(element)
    case .error, .completed:
      ends += 1
      ended.signal()
    }
    _ = busy.exchange(0)
  }

  /// Waits for the end of a sequence that ends on another thread.
  func waitForEnd() -> Bool { ended.wait(timeout: .now() + 60) == .success }

  /// What is wrong with the events as such; `ends` is how many terminal events there have to be, if that is known.
  func fault(ends expected: Int? = nil) -> String? {
    if overlaps.value > 0 { return "\(overlaps.value) calls overlapped" }
    if late > 0 { return "\(late) events after the end" }
    if let expected, ends != expected { return "\(ends) ends instead of \(expected): \(elements)" }
    return nil
  }

  /// The elements that a thread emitted, which are `thread * 1000 + 0, 1, 2…`.
  func elements(of thread: Int) -> [Int] { elements.filter { $0 / 1000 == thread }.map { $0 % 1000 } }

  /// What is wrong unless all elements of all threads came, those of each thread in order.
  func fault(missing count: Int, of threads: Int) -> String? {
    for thread in 0..<threads where elements(of: thread) != Array(0..<count) {
      return "thread \(thread): \(elements(of: thread))"
    }
    return elements.count == count * threads ? nil : "too many: \(elements)"
  }

  /// What is wrong unless the elements follow each other without a gap up to `last`.
  func fault(gapBefore last: Int) -> String? {
    guard let first = elements.first else { return "no elements" }
    return first <= last && elements == Array(first...last) ? nil : "a gap: \(elements)"
  }

  /// What is wrong unless each thread's elements begin with the first one and have no gap.
  func fault(inPrefixesOf threads: Int) -> String? {
    for thread in 0..<threads {
      let own = elements(of: thread)
      if own != Array(0..<own.count) { return "thread \(thread): \(own)" }
    }
    return nil
  }

  /// What is wrong if elements do not ascend.
  var descent: String? { zip(elements, elements.dropFirst()).allSatisfy(<) ? nil : "not ascending: \(elements)" }
}

/// Emits the elements of a thread.
func emit<Observer: ObserverType>(_ subject: Observer, _ count: Int, thread: Int) where Observer.Element == Int {
  for index in 0..<count { subject.onNext(thread * 1000 + index) }
}

/// Subscribes, leaves and emits `marker` on the same thread; `probe` must not receive that.
func visit(_ source: Observable<Int>, _ probe: StressProbe, emitting marker: Int, into subject: PublishSubject<Int>) {
  source.subscribe(probe).dispose()
  subject.onNext(marker)
}
