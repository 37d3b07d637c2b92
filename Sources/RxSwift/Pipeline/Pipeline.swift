// SPDX-License-Identifier: MIT
import CRxPlatform

/// A running subscription: the stages from a source to an observer, and what ends the source.
///
/// Rules that make it safe without a lock on the way of an element:
/// 1. A source calls `deliver`, `fail` and `complete` from one thread at a time (`Gate` makes it so where callers are
///    not under our control), and holds a strong reference to the pipeline while it calls.
/// 2. `close` and `dispose` may be called from any thread. They write only atomic words, and the first caller wins.
/// 3. Stages are released when the pipeline is, or after a terminal event, when no call is in progress any more. If all
///    calls come through the pipeline's own gate, they are released after disposal, too.
///
/// It is a gate because many sources need one (`GatedInlet`), and an object less is worth the few words.
@usableFromInline
final class Pipeline: Gate, @unchecked Sendable {
  // Sendable: by rules 1 to 3.

  /// Two words for each stage, unmanaged, in the order in which elements pass them; the terminal stage is the last.
  /// The first word is what runs, the second is always the stage, for its own use; see `Cursor`.
  @exclusivity(unchecked) private var table: UnsafeMutablePointer<UInt>
  private let count: Int
  /// The table of a short chain is in the object.
  @exclusivity(unchecked) private var shortTable: ShortTable = (0, 0, 0, 0, 0, 0, 0, 0)
  @exclusivity(unchecked) private var upstream: (any Disposable)?
  @exclusivity(unchecked) private var subject: SubjectCore?
  /// Keeps the stages alive that the observables of the chain are themselves. Retained and released by hand, as the
  /// terminal stage is: passing them on costs nothing that way.
  @exclusivity(unchecked) private var chain: Unmanaged<ObservableNode>?
  @exclusivity(unchecked) private var terminal: Unmanaged<TerminalStage>?
  /// Which of the stages belong to this subscription only, a bit for each of the first; retained.
  @exclusivity(unchecked) private var owned: UInt = 0
  /// Those for which there is no bit.
  @exclusivity(unchecked) private var furtherOwned: [PipelineStage]?
  /// Calls in progress, nested ones included; `Int.min` is added while their thread holds the gate until the outermost
  /// one returns. Touched by the source only (rule 1).
  @exclusivity(unchecked) private var depth = 0

  /// Where a subject has this pipeline in its table. Touched by the subject only, while its state is locked.
  @exclusivity(unchecked) var position = Pipeline.nowhere
  static let nowhere = -1

  /// Whether a subject is repeating elements to this pipeline. Touched inside of this gate only.
  @exclusivity(unchecked) private(set) var isReplaying = false

  /// Whether a terminal event came through the gate. The pipeline closes a moment later: an operator such as `reduce`
  /// emits before. Touched inside of the gate only.
  @exclusivity(unchecked) var hasEnded = false

  /// Whether all calls come through the gate, so that who is inside knows whether one is in progress. Set while the
  /// source starts.
  @exclusivity(unchecked) @usableFromInline var isGated = false

  private typealias ShortTable = (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt)
  private static let shortCount = 4

  private enum UpstreamState {
    static let none: UInt = 0
    static let present: UInt = 1
    static let disposed: UInt = 2
  }

  /// Not zero when nothing passes any more; says why. Atomic.
  @inline(__always)
  private var closedWord: UnsafeMutablePointer<UInt> { firstWord }

  /// A value of `UpstreamState`. Atomic.
  @inline(__always)
  private var upstreamWord: UnsafeMutablePointer<UInt> { secondWord }

  /// - Parameters:
  ///   - chain: the last observable of the chain, retained, unless it is the source and no stage.
  ///   - terminal: retained.
  ///   - count: the number of stages.
  init(chain: Unmanaged<ObservableNode>?, terminal: Unmanaged<TerminalStage>, count: Int) {
    self.count = count
    self.chain = chain
    self.terminal = terminal
    table = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped
    super.init()
    Resources.increment()
  }

  /// Makes the table, with the terminal stage in it.
  @inline(__always)
  func makeTable(_ terminal: Unmanaged<TerminalStage>) {
    table =
      count <= Pipeline.shortCount
      ? _withUnprotectedUnsafeMutablePointer(to: &shortTable) {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt.self)
      } : .allocate(capacity: 2 * count)
    terminal._withUnsafeGuaranteedRef {
      $0.pipeline = self
      setStage($0, at: count - 1)
    }
  }

  deinit {
    releaseOwned(owned)
    chain?.release()
    terminal?.release()
    if count > Pipeline.shortCount { table.deallocate() }
    Resources.decrement()
  }

  /// Sets a stage that the chain or the pipeline keeps alive, while the pipeline is being built.
  func setStage(_ stage: PipelineStage, at index: Int) {
    let word = UInt(bitPattern: Unmanaged.passUnretained(stage).toOpaque())
    table[2 * index] = word
    table[2 * index + 1] = word
  }

  /// Sets a stage that belongs to this pipeline alone, while the pipeline is being built.
  func setStage(owning stage: PipelineStage, at index: Int) {
    if index < UInt.bitWidth {
      owned |= 1 << UInt(index)
      _ = Unmanaged.passRetained(stage)
    } else if furtherOwned == nil {
      furtherOwned = [stage]
    } else {
      furtherOwned?.append(stage)
    }
    setStage(stage, at: index)
  }

  /// Sets what ends the source; disposes it at once if the pipeline was disposed in the meantime.
  func setUpstream(_ disposable: any Disposable) {
    if Pipeline.isNop(disposable) { return }
    upstream = disposable
    guard crx_compare_exchange(upstreamWord, UpstreamState.none, UpstreamState.present) else {
      upstream = nil
      disposable.dispose()
      return
    }
  }

  /// Generic, because looking at the type of an opened existential costs nothing, unlike asking for its dynamic type.
  private static func isNop<Ending: Disposable>(_: Ending) -> Bool { Ending.self == NopDisposable.self }

  /// Sets the subject that is the source, which spares the most frequent kind of upstream its wrapping.
  func setUpstream(_ subject: SubjectCore) {
    self.subject = subject
    guard crx_compare_exchange(upstreamWord, UpstreamState.none, UpstreamState.present) else {
      self.subject = nil
      return subject.remove(self)
    }
  }

  // MARK: For sources

  /// Whether the sequence ended or the subscription was disposed.
  @usableFromInline
  var isClosed: Bool { crx_load(closedWord) != 0 }

  /// Delivers an element to the first stage.
  @usableFromInline
  func deliver(_ slot: Slot) {
    Lock.assertNoneHeld()
    depth &+= 1
    Cursor(table).run(slot)
    leave()
  }

  /// Ends the sequence with an error.
  @usableFromInline
  func fail(_ error: any Error) {
    Lock.assertNoneHeld()
    depth &+= 1
    Cursor(table).fail(error)
    leave()
  }

  /// Ends the sequence.
  @usableFromInline
  func complete() {
    Lock.assertNoneHeld()
    depth &+= 1
    Cursor(table).complete()
    leave()
  }

  @inline(__always)
  private func leave() {
    depth &-= 1
    if depth == 0 {
      if crx_load_relaxed(closedWord) == Closing.byTerminalEvent { releaseStages() }
    } else if depth < 0 {
      leaveHolding()
    }
  }

  /// For an operator that goes on with another source, whose events may come from another thread: if a call is in
  /// progress, which is one of this thread, the gate stays shut for others until the outermost one returns.
  ///
  /// Called where the source would be (rule 1). Returns whether what comes next has to go through the gate.
  func holdWhileDelivering() -> Bool {
    // Who is inside already does not deliver, so he has disposed the pipeline and nothing comes out of it any more.
    if depth > 0, enter() { depth &+= Int.min }
    return depth != 0
  }

  @inline(never)
  private func leaveHolding() {
    guard depth == Int.min else { return }
    depth = 0
    if crx_load_relaxed(closedWord) == Closing.byTerminalEvent { releaseStages() }
    // The last thing: whoever comes now may end everything.
    exit()
  }

  /// Lets what a subject sends wait for what it is going to repeat.
  func beginReplay() {
    let isFree = enter()
    assert(isFree, "A pipeline is added to a subject before anybody sends it anything.")
    isReplaying = true
  }

  func endReplay() {
    isReplaying = false
    exit()
  }

  // MARK: For the end

  private enum Closing {
    static let byTerminalEvent: UInt = 1
    static let byDisposal: UInt = 2
  }

  /// Lets nothing through any more, because the sequence ended. Returns whether this call closed the pipeline.
  func close() -> Bool { close(Closing.byTerminalEvent) }

  private func close(_ reason: UInt) -> Bool {
    guard crx_compare_exchange(closedWord, 0, reason) else { return false }
    let word = ClosedStage.word
    for index in 0..<count { crx_store_relaxed(table + 2 * index, word) }
    return true
  }

  /// Lets nothing through any more, because the subscription is being disposed. Returns whether this call closed it.
  func closeByDisposal() -> Bool { close(Closing.byDisposal) }

  /// Lets nothing through any more and ends the source.
  @usableFromInline
  func dispose() {
    Lock.assertNoneHeld()
    finishDisposal(closeByDisposal())
  }

  /// Ends the source, after `closeByDisposal`, whose result it takes.
  func finishDisposal(_ closes: Bool) {
    disposeUpstream()
    if closes, isGated { releaseDisposed() }
  }

  private func disposeUpstream() {
    guard crx_exchange(upstreamWord, UpstreamState.disposed) == UpstreamState.present else { return }
    if let subject {
      self.subject = nil
      return subject.remove(self)
    }
    let disposable = upstream
    upstream = nil
    disposable?.dispose()
  }

  /// Releases what was captured, because callers who are not under our control may hold on to the gated pipeline.
  private func releaseDisposed() {
    guard enter() else { return leave(behind: { self.releaseDisposedInside() }) }
    releaseDisposedInside()
    exit()
  }

  private func releaseDisposedInside() {
    // Or when the call returns that this one is in.
    if depth != 0 { crx_store(closedWord, Closing.byTerminalEvent) } else { releaseStages() }
  }

  private func releaseStages() {
    // Taken out before they are released: what they release may call back into this pipeline.
    let released = (chain, terminal, owned, furtherOwned)
    chain = nil
    terminal = nil
    owned = 0
    furtherOwned = nil
    releaseOwned(released.2)
    released.0?.release()
    released.1?.release()
  }

  private func releaseOwned(_ owned: UInt) {
    var rest = owned
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      let stage = UnsafeRawPointer(bitPattern: table[2 * index + 1]).unsafelyUnwrapped
      Unmanaged<PipelineStage>.fromOpaque(stage).release()
    }
  }
}
