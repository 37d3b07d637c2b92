// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import XCTest

/// Disposables that several threads fill, empty and dispose. What was put in is disposed exactly once, in any order of
/// the calls.
final class DisposableStressTests: XCTestCase {
  /// Counts how often it is disposed; unlike those of the library it forgives nothing.
  private final class Content: Disposable, Sendable {
    private let count = AtomicCounter()
    var disposals: Int { count.value }
    func dispose() { count.add() }
  }

  private static func contents(_ count: Int) -> [Content] { (0..<count).map { _ in Content() } }

  /// What is wrong unless each was disposed once.
  private static func fault(_ contents: [Content]) -> String? {
    let counts = contents.map(\.disposals)
    return counts.allSatisfy { $0 == 1 } ? nil : "disposed \(counts) times"
  }

  func testSettingAgainstDisposal() {
    Race.run { _ in
      let (single, serial, composite) = (SingleAssignmentDisposable(), SerialDisposable(), CompositeDisposable())
      let contents = Self.contents(3)
      return Round([
        {
          single.setDisposable(contents[0])
          serial.disposable = contents[1]
          _ = composite.insert(contents[2])
        },
        {
          single.dispose()
          serial.dispose()
          composite.dispose()
        },
      ]) { Self.fault(contents) }
    }
  }

  func testSerialDisposableSetByThreads() {
    Race.run { _ in
      let serial = SerialDisposable()
      let (a, b) = (Self.contents(4), Self.contents(4))
      return Round([
        { for content in a { serial.disposable = content } }, { for content in b { serial.disposable = content } },
      ]) {
        let last = (a + b).filter { $0.disposals == 0 }
        guard last.count == 1, last[0] === serial.disposable as? Content else {
          return "\(last.count) are not disposed"
        }
        serial.dispose()
        return Self.fault(a + b)
      }
    }
  }

  func testSerialDisposableSetByThreadsAgainstDisposal() {
    Race.run { _ in
      let serial = SerialDisposable()
      let (a, b) = (Self.contents(4), Self.contents(4))
      return Round([
        { for content in a { serial.disposable = content } }, { for content in b { serial.disposable = content } },
        { serial.dispose() }, { serial.dispose() },
      ]) { serial.isDisposed ? Self.fault(a + b) : "not disposed" }
    }
  }

  func testSingleAssignmentDisposableAgainstTwoDisposals() {
    Race.run { _ in
      let single = SingleAssignmentDisposable()
      let contents = Self.contents(1)
      return Round([{ single.setDisposable(contents[0]) }, { single.dispose() }, { single.dispose() }]) {
        single.isDisposed ? Self.fault(contents) : "not disposed"
      }
    }
  }

  func testActionsRunOnce() {
    Race.run { _ in
      let contents = Self.contents(2)
      // Disposables may be disposed from any thread.
      let action = UncheckedSendable(Disposables.create { contents[0].dispose() })
      // This one, too.
      let pair = UncheckedSendable(
        Disposables.create(Disposables.create { contents[1].dispose() }, BooleanDisposable()))
      let dispose: @Sendable () -> Void = {
        action.value.dispose()
        pair.value.dispose()
      }
      return Round([dispose, dispose, dispose]) { Self.fault(contents) }
    }
  }

  /// It is disposed when the last disposable that retains it is disposed, not before.
  func testRefCountDisposable() {
    Race.run { _ in
      let contents = Self.contents(1)
      let refCount = RefCountDisposable(disposable: contents[0])
      let early = AtomicCounter()
      let use: @Sendable () -> Void = {
        for _ in 0..<4 {
          let retained = refCount.retain()
          let isAlive = !refCount.isDisposed
          if isAlive, contents[0].disposals > 0 { early.add() }
          sched_yield()
          if isAlive, contents[0].disposals > 0 || refCount.isDisposed { early.add() }
          retained.dispose()
          retained.dispose()
        }
      }
      return Round([use, use, use, { refCount.dispose() }]) {
        if early.value > 0 { return "disposed while it was retained" }
        return refCount.isDisposed ? Self.fault(contents) : "not disposed"
      }
    }
  }

  func testCompositeDisposable() {
    Race.run(Race.rounds / 3) { round in
      let composite = CompositeDisposable()
      let contents = (0..<3).map { _ in Self.contents(24) }
      @Sendable func visit(_ contents: [Content]) {
        let keys = contents.map { composite.insert($0) }
        // Most leave again, so that the holes are closed.
        for (index, key) in keys.enumerated() where index % 4 > 0 {
          if let key {
            composite.remove(for: key)
            composite.remove(for: key)
          }
        }
      }
      var actions: [@Sendable () -> Void] = [{ visit(contents[0]) }, { visit(contents[1]) }, { visit(contents[2]) }]
      // Every other round nobody disposes it before all are done.
      actions.append { if round % 2 == 0 { composite.dispose() } }
      return Round(actions) {
        if round % 2 == 1 {
          if composite.count != 18 { return "\(composite.count) instead of 18 are left" }
          composite.dispose()
        }
        return Self.fault(contents.flatMap { $0 })
      }
    }
  }

  /// A bag that threads use and let go of; the last one disposes what is inside.
  private final class Holder: @unchecked Sendable {
    // Sendable: the bag is touched under `lock` only.
    private let lock = NSLock()
    private var held: DisposeBag? = DisposeBag()
    var bag: DisposeBag? { lock.withLock { held } }
    func letGo() {
      // Its end calls out, which happens outside of the lock.
      let last = lock.withLock { held.take() }
      withExtendedLifetime(last) {}
    }
  }

  func testDisposeBag() {
    Race.run(Race.rounds / 3) { round in
      let holder = Holder()
      let contents = (0..<3).map { _ in Self.contents(24) }
      let inserted = AtomicCounter()
      @Sendable func fill(_ contents: [Content]) {
        for content in contents {
          // Beside what is finished, which the bag drops.
          let finished = BooleanDisposable(isDisposed: true)
          guard let bag = holder.bag else {
            content.dispose()
            continue
          }
          inserted.add()
          bag.insert(finished)
          bag.insert(content)
        }
      }
      var actions: [@Sendable () -> Void] = [{ fill(contents[0]) }, { fill(contents[1]) }, { fill(contents[2]) }]
      actions.append { if round % 2 == 0 { holder.letGo() } }
      return Round(actions) {
        if round % 2 == 1 {
          if inserted.value != 72 { return "\(inserted.value) of 72 were inserted" }
          if contents.contains(where: { $0.contains { $0.disposals > 0 } }) { return "disposed before the bag's end" }
        }
        holder.letGo()
        return Self.fault(contents.flatMap { $0 })
      }
    }
  }
}
