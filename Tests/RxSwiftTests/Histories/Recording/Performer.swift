// SPDX-License-Identifier: MIT
import Foundation

@testable import RxSwift

/// A thread that takes part in a round, and what it has done. Only this thread writes it, so nothing has to be locked.
final class Performer: @unchecked Sendable {
  // Sendable: the thread that performs writes; the test reads when the round is over.
  let index: Int
  private let clock: AtomicWord
  private(set) var sends: [Send] = []
  private(set) var receipts: [Receipt] = []
  private(set) var reads: [Read] = []
  /// The windows of subscribing and of disposing, by observer.
  private(set) var subscribed: [Int: Window] = [:]
  private(set) var disposed: [Int: Window] = [:]
  /// The calls that the thread is in, the outermost first.
  private(set) var calls: [Int] = []

  init(_ index: Int, _ clock: AtomicWord) {
    self.index = index
    self.clock = clock
  }

  private func tick() -> Int { Int(clock.add()) }

  func send(_ value: Int, to source: Int, _ body: () -> Void) {
    let place = sends.count
    calls.append(value)
    sends.append(Send(value, source: source, thread: index, root: calls[0], begin: tick()))
    body()
    sends[place].end = tick()
    calls.removeLast()
  }

  func receive(_ values: [Int], _ observer: Int, _ body: () -> Void) {
    let place = receipts.count
    receipts.append(Receipt(values, observer: observer, thread: index, begin: tick()))
    body()
    receipts[place].end = tick()
  }

  func read(_ source: Int, _ body: () -> Int) {
    let begin = tick()
    let value = body()
    reads.append(Read(value: value, source: source, begin: begin, end: tick()))
  }

  private func window(_ body: () -> Void) -> Window {
    let begin = tick()
    body()
    return Window(begin: begin, end: tick())
  }

  func subscribe(_ observer: Int, _ body: () -> Void) { subscribed[observer] = window(body) }
  func dispose(_ observer: Int, _ body: () -> Void) { disposed[observer] = window(body) }

  // MARK: - The performer of a thread

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The performer that the current thread is.
  static var current: Performer? {
    pthread_getspecific(key).map { Unmanaged<Performer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes the current thread this performer while `body` runs.
  func perform(_ body: () -> Void) {
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    body()
    pthread_setspecific(Self.key, nil)
  }
}
