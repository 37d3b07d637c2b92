// SPDX-License-Identifier: MIT
import CRxPlatform

/// A running subscription: the stages from a source to an observer, and what ends the source.
///
/// Rules that make it safe without a lock on the way of an element:
/// 1. A source calls `deliver`, `fail` and `complete` from one thread at a time (`Gate` makes it so where callers are
///    not under our control), and holds a strong reference to the pipeline while it calls.
/// 2. `close` and `dispose` may be called from any thread. They write only atomic words, and the first caller wins.
/// 3. Stages are released when the pipeline is, or after a terminal event, when no call is in progress any more.
///
/// The stages follow the state in the same piece of memory, two words for each, unmanaged, in the order in which
/// elements pass them; the terminal stage is the last. The first word is what runs, the second is always the stage, for
/// its own use; see `Cursor`.
@usableFromInline
final class Pipeline: ManagedBuffer<PipelineState, UInt> {
  // A managed buffer cannot be declared Sendable; who takes a pipeline to another thread relies on rules 1 to 3.

  static func make(chain: PipelineStage?, count: Int, terminal: TerminalStage) -> Pipeline {
    let buffer = Pipeline.create(minimumCapacity: 2 * count) { _ in
      PipelineState(count: count, chain: chain, terminal: terminal)
    }
    let pipeline = unsafeDowncast(buffer, to: Pipeline.self)
    terminal.pipeline = pipeline
    pipeline.setStage(terminal, at: count - 1)
    Resources.increment()
    return pipeline
  }

  deinit { Resources.decrement() }

  @inline(__always)
  private var state: UnsafeMutablePointer<PipelineState> { withUnsafeMutablePointerToHeader { $0 } }

  @inline(__always)
  private var table: UnsafeMutablePointer<UInt> { withUnsafeMutablePointerToElements { $0 } }

  /// The atomic word that tells whether the pipeline is closed.
  @inline(__always)
  private var closed: UnsafeMutablePointer<UInt> { UnsafeMutableRawPointer(state).assumingMemoryBound(to: UInt.self) }

  /// The atomic word that tells about the upstream.
  @inline(__always)
  private var upstreamState: UnsafeMutablePointer<UInt> { closed + 1 }

  /// Where a subject has this pipeline in its table. Touched by the subject only, inside its gate.
  var position: Int {
    get { state.pointee.position }
    set { state.pointee.position = newValue }
  }

  /// Sets a stage that the chain or the pipeline keeps alive, while the pipeline is being built.
  func setStage(_ stage: PipelineStage, at index: Int) {
    let word = UInt(bitPattern: Unmanaged.passUnretained(stage).toOpaque())
    table[2 * index] = word
    table[2 * index + 1] = word
  }

  /// Sets a stage that belongs to this pipeline alone, while the pipeline is being built.
  func setStage(owning stage: PipelineStage, at index: Int) {
    state.pointee.stages.append(stage)
    setStage(stage, at: index)
  }

  private enum UpstreamState {
    static let none: UInt = 0
    static let present: UInt = 1
    static let disposed: UInt = 2
  }

  /// Sets what ends the source; disposes it at once if the pipeline was disposed in the meantime.
  func setUpstream(_ disposable: any Disposable) {
    if type(of: disposable) == NopDisposable.self { return }
    state.pointee.upstream = disposable
    guard crx_compare_exchange(upstreamState, UpstreamState.none, UpstreamState.present) else {
      state.pointee.upstream = nil
      disposable.dispose()
      return
    }
  }

  /// Sets the subject that is the source, which spares the most frequent kind of upstream its wrapping.
  func setUpstream(_ subject: SubjectCore) {
    state.pointee.subject = subject
    guard crx_compare_exchange(upstreamState, UpstreamState.none, UpstreamState.present) else {
      state.pointee.subject = nil
      return subject.remove(self)
    }
  }

  // MARK: For sources

  /// Whether the sequence ended or the subscription was disposed.
  @usableFromInline
  var isClosed: Bool { crx_load(closed) != 0 }

  /// Delivers an element to the first stage.
  @usableFromInline
  func deliver(_ slot: Slot) {
    Lock.assertNoneHeld()
    state.pointee.depth &+= 1
    Cursor(table).run(slot)
    leave()
  }

  /// Ends the sequence with an error.
  @usableFromInline
  func fail(_ error: any Error) {
    Lock.assertNoneHeld()
    state.pointee.depth &+= 1
    Cursor(table).fail(error)
    leave()
  }

  /// Ends the sequence.
  @usableFromInline
  func complete() {
    Lock.assertNoneHeld()
    state.pointee.depth &+= 1
    Cursor(table).complete()
    leave()
  }

  @inline(__always)
  private func leave() {
    state.pointee.depth &-= 1
    if state.pointee.depth == 0, crx_load_relaxed(closed) == Closing.byTerminalEvent { releaseStages() }
  }

  // MARK: For the end

  private enum Closing {
    static let byTerminalEvent: UInt = 1
    static let byDisposal: UInt = 2
  }

  /// Lets nothing through any more, because the sequence ended. Returns whether this call closed the pipeline.
  func close() -> Bool { close(Closing.byTerminalEvent) }

  private func close(_ reason: UInt) -> Bool {
    guard crx_compare_exchange(closed, 0, reason) else { return false }
    let word = ClosedStage.word
    for index in 0..<state.pointee.count { crx_store_relaxed(table + 2 * index, word) }
    return true
  }

  /// Lets nothing through any more and ends the source.
  @usableFromInline
  func dispose() {
    Lock.assertNoneHeld()
    _ = close(Closing.byDisposal)
    guard crx_exchange(upstreamState, UpstreamState.disposed) == UpstreamState.present else { return }
    if let subject = state.pointee.subject {
      state.pointee.subject = nil
      return subject.remove(self)
    }
    let disposable = state.pointee.upstream
    state.pointee.upstream = nil
    disposable?.dispose()
  }

  private func releaseStages() {
    // Taken out before they are released: what they release may call back into this pipeline.
    let released = (state.pointee.chain, state.pointee.terminal, state.pointee.stages)
    state.pointee.chain = nil
    state.pointee.terminal = nil
    state.pointee.stages = []
    _ = released
  }
}

/// What a pipeline knows besides its stages. Reached through its address only, so accesses are not checked for overlap:
/// the two atomic words need none, the rest is touched as the rules of `Pipeline` say.
@usableFromInline
struct PipelineState {
  /// Atomic. These two must stay the first stored properties: their address is that of the structure.
  private var closed: UInt = 0
  private var upstreamState: UInt = 0

  let count: Int
  /// Calls in progress, nested ones included. Touched by the source only (rule 1).
  var depth = 0
  var upstream: (any Disposable)?
  var subject: SubjectCore?
  /// Keeps the stages alive that the observables of the chain are themselves.
  var chain: PipelineStage?
  var terminal: PipelineStage?
  /// Stages of this subscription only, besides the terminal stage.
  var stages: [PipelineStage] = []
  var position = -1

  init(count: Int, chain: PipelineStage?, terminal: PipelineStage) {
    self.count = count
    self.chain = chain
    self.terminal = terminal
  }
}
