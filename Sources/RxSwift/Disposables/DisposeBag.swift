// SPDX-License-Identifier: MIT

extension Disposable {
  /// Adds this to `bag`, which disposes it when the bag is released.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Disposes its disposables when it is released.
///
/// From time to time the bag drops the disposables that are finished already. So a long-lived bag does not grow with
/// subscriptions that ended long ago, with scheduled work that is done, or with groups whose parts are all over. A
/// disposable that you can fill yourself, such as a `CompositeDisposable` of your own, stays until it is disposed. A
/// disposable of a type of your own stays until the bag is released.
/// Inserting takes constant time, amortised.
public final class DisposeBag: DisposeBase, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only; disposables are disposed outside of it.
  private let lock = Lock()
  private var disposables: [any Disposable] = []
  private var hasEnded = false
  /// The size at which the bag looks for finished disposables next.
  private var nextCleaning = 32

  /// Makes an empty bag.
  public override init() { super.init() }

  /// Makes a bag of disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Makes a bag of disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Makes a bag of the disposables in a block.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    if type(of: disposable) == NopDisposable.self { return }
    let isLate = lock.withLock {
      if hasEnded { return true }
      disposables.append(disposable)
      return false
    }
    if isLate { return disposable.dispose() }
    dropFinished()
  }

  /// Adds disposables.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds disposables.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Adds the disposables in a block.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Drops the disposables that are finished, each time that the bag has doubled.
  private func dropFinished() {
    // A disposable takes a lock of its own to say whether it is finished. So the bag asks outside of its lock.
    let candidates: [any Disposable]? = lock.withLock {
      guard disposables.count >= nextCleaning, !hasEnded else { return nil }
      nextCleaning = Int.max
      let candidates = disposables
      disposables = []
      return candidates
    }
    guard let candidates else { return }
    let alive = candidates.filter { !FinishState.isFinished($0) }
    let late: [any Disposable] = lock.withLock {
      nextCleaning = max(32, 2 * (alive.count + disposables.count))
      if hasEnded { return alive }
      disposables = alive + disposables
      return []
    }
    for disposable in late { disposable.dispose() }
  }

  private func dispose() {
    let all: [any Disposable] = lock.withLock {
      hasEnded = true
      let all = disposables
      disposables = []
      return all
    }
    for disposable in all { disposable.dispose() }
  }

  deinit { dispose() }
}

extension DisposeBag {
  /// Collects the disposables of a block.
  @resultBuilder
  public struct DisposableBuilder {
    /// The disposables as an array.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}
