// SPDX-License-Identifier: MIT

/// Holds any number of disposables and disposes them together, in the order in which they were inserted.
///
/// Inserting and removing take constant time, amortised.
public final class CompositeDisposable: DisposeBase, Cancelable, Finishable, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only; disposables are disposed outside of it.

  /// Identifies an inserted disposable.
  public struct DisposeKey: Sendable {
    fileprivate let number: Int
  }

  private let lock = Lock()
  /// In the order of insertion; nil where one was removed.
  private var disposables: [(any Disposable)?] = []
  private var present = 0
  private var hasEnded = false
  /// Whether no disposable is inserted any more. `Disposables.create` makes such a composite.
  private var isGroup = false
  /// The number of a key is its position until holes are closed. From then on, these two fields lead from one to the
  /// other.
  private var positions: [Int: Int]?
  private var numbers: [Int]?
  private var nextNumber = 0

  /// Makes an empty composite.
  public override init() { super.init() }

  /// Makes a composite of two disposables.
  public init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    disposables = [disposable1, disposable2]
    super.init()
    noteInitial()
  }

  /// Makes a composite of three disposables.
  public init(_ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable) {
    disposables = [disposable1, disposable2, disposable3]
    super.init()
    noteInitial()
  }

  /// Makes a composite of four or more disposables.
  public init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.disposables = [disposable1, disposable2, disposable3, disposable4] + disposables
    super.init()
    noteInitial()
  }

  /// Makes a composite of an array.
  public init(disposables: [any Disposable]) {
    self.disposables = disposables
    super.init()
    noteInitial()
  }

  /// Makes a composite into which nothing is inserted any more.
  init(group disposables: [any Disposable]) {
    self.disposables = disposables
    isGroup = true
    super.init()
    noteInitial()
  }

  deinit {
    if present > 0 { IterativeRelease.of(disposables) { disposables = [] } }
  }

  private func noteInitial() {
    present = disposables.count
    nextNumber = disposables.count
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { hasEnded } }

  /// The number of disposables inside.
  public var count: Int { lock.withLock { present } }

  /// Adds a disposable. If the composite was disposed, it disposes the disposable at once and returns nil.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: DisposeKey? = lock.withLock {
      if hasEnded { return nil }
      isGroup = false
      let number = nextNumber
      nextNumber += 1
      disposables.append(disposable)
      if positions != nil {
        positions?[number] = disposables.count - 1
        numbers?.append(number)
      }
      present += 1
      return DisposeKey(number: number)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Removes a disposable and disposes it.
  public func remove(for disposeKey: DisposeKey) {
    let removed: (any Disposable)? = lock.withLock {
      guard !hasEnded else { return nil }
      let position = positions.map { $0[disposeKey.number] } ?? disposeKey.number
      guard let position, position < disposables.count, let removed = disposables[position] else { return nil }
      disposables[position] = nil
      positions?[disposeKey.number] = nil
      present -= 1
      if disposables.count > 16, present * 2 < disposables.count { closeHoles() }
      return removed
    }
    removed?.dispose()
  }

  /// Disposes all disposables inside, and each one that is inserted from now on.
  public func dispose() { IterativeDispose.run(end()) }

  /// Notes that it is disposed and takes the content out.
  func end() -> [(any Disposable)?] {
    lock.withLock {
      hasEnded = true
      let all = disposables
      disposables = []
      positions = nil
      numbers = nil
      present = 0
      return all
    }
  }

  /// Whether all disposables in it are finished, if it is a group.
  var finishState: FinishState {
    lock.withLock {
      if hasEnded { return .finished }
      return isGroup ? .allOf(disposables) : .unfinished
    }
  }

  private func closeHoles() {
    let oldNumbers = numbers
    var kept: [(any Disposable)?] = []
    var keptNumbers: [Int] = []
    var newPositions: [Int: Int] = [:]
    kept.reserveCapacity(present)
    for (position, disposable) in disposables.enumerated() where disposable != nil {
      let number = oldNumbers?[position] ?? position
      newPositions[number] = kept.count
      kept.append(disposable)
      keptNumbers.append(number)
    }
    disposables = kept
    numbers = keptNumbers
    positions = newPositions
  }
}
