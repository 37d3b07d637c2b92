// SPDX-License-Identifier: MIT

/// Emits each time one of its sequences emits, once each of them has a value.
@usableFromInline
final class CombineLatestSink: Gate {
  // Threads: all state is touched inside of the gate.
  @usableFromInline let running: RunningSubscription
  private let emit: () throws -> Void
  private let count: Int
  /// How many sequences have not emitted yet.
  private var missing: Int
  private var completed = 0

  /// `emit` combines the latest elements and emits the result.
  @usableFromInline
  init(_ running: RunningSubscription, count: Int, emit: @escaping () throws -> Void) {
    self.running = running
    self.count = count
    self.emit = emit
    missing = count
    super.init()
  }

  /// Subscribes to a sequence whose elements go to `latest`.
  @inlinable
  @inline(__always)
  func connect<Value>(_ source: Observable<Value>, _ latest: Cell<Value?>) -> any Disposable {
    connect(source) { latest.replace($0) }
  }

  /// Subscribes to a sequence whose elements go to `store`, which returns what was stored before.
  @inlinable
  @inline(__always)
  func connect<Value>(_ source: Observable<Value>, _ store: @escaping (Value) -> Value?) -> any Disposable {
    source.connect(
      GatedStage(
        self, Value.self,
        onNext: {
          let replaced = store($0)
          self.changed(isFirst: replaced == nil)
          // The release comes last, because it may call back.
          withExtendedLifetime(replaced) {}
        }, onError: { self.running.fail($0) }, onCompleted: { self.sourceCompleted() }))
  }

  @usableFromInline
  func changed(isFirst: Bool) {
    if isFirst { missing -= 1 }
    if missing == 0 {
      do { try emit() } catch { running.fail(error) }
    } else if completed == count - 1 {
      // The sequences that lack a value have ended.
      running.complete()
    }
  }

  /// Emits and completes, because there are no sequences.
  @usableFromInline
  func emitOnce() {
    do {
      try emit()
      running.complete()
    } catch {
      running.fail(error)
    }
  }

  @usableFromInline
  func sourceCompleted() {
    completed += 1
    if completed == count { running.complete() }
  }
}
