// SPDX-License-Identifier: MIT
import CRxPlatform

/// A running subscription: the links from a source to an observer, and the disposable of the source.
///
/// Rules that make it safe without a lock on the way of an element:
/// 1. A source calls `deliver`, `fail` and `complete` from one thread at a time. A source that cannot promise that
///    calls through a gate. The source retains the subscription while it calls.
/// 2. `close` and `dispose` may be called from any thread. They write only atomic words, and the first caller wins.
/// 3. Links are released together with the subscription, or after a terminal event as soon as no call is in progress.
///    If all calls come through the subscription's own gate, links are also released after disposal. Links to a user's
///    observer are also released when the subject that is the source removes the subscription.
///
/// It is a gate because many sources need one (`SerializedEmitter`). This saves an object for each such source.
@usableFromInline
final class RunningSubscription: Gate, @unchecked Sendable {
  // Sendable: by rules 1 to 3.

  /// The links in the order in which elements pass them. The link of the terminal stage is the last.
  private var table: UnsafeMutablePointer<TableEntry>
  private let count: Int
  /// The table of a short chain is in the object.
  @exclusivity(unchecked) private var shortTable: ShortTable = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  @exclusivity(unchecked) private var upstream: (any Disposable)?
  @exclusivity(unchecked) private var subject: SubjectCore?
  /// Whether the links have not been released.
  private var hasLinks = true
  /// Calls in progress, nested calls included. Only the source touches it (rule 1).
  private var calls = 0

  /// The index of this subscription in the table of a subject. Only the subject touches it, while its state is locked.
  var position = RunningSubscription.nowhere
  static let nowhere = -1

  /// Whether a subject is repeating elements to this subscription. Touched inside of this gate only.
  private(set) var isReplaying = false

  /// Whether a terminal event came through the gate. The subscription closes later, because an operator such as
  /// `reduce` first emits an element. Touched inside of the gate only.
  var hasEnded = false

  /// Whether all calls come through the gate. Then the thread inside knows whether a call is in progress. Set while the
  /// source starts.
  @exclusivity(unchecked) @usableFromInline var isGated = false

  private typealias ShortTable = (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt)
  private static let shortCount = MemoryLayout<ShortTable>.size / MemoryLayout<TableEntry>.size

  private enum UpstreamState {
    static let none: UInt = 0
    static let present: UInt = 1
    static let disposed: UInt = 2
    /// The source is `subject`.
    static let subject: UInt = 3
  }

  /// Zero while events pass, otherwise the reason why they do not. Atomic.
  @inline(__always)
  private var closedWord: UnsafeMutablePointer<UInt> { firstWord }

  /// A value of `UpstreamState`. Atomic.
  @inline(__always)
  private var upstreamWord: UnsafeMutablePointer<UInt> { secondWord }

  /// A subscription of `count` links. `setLink` and `setTerminal` have to set them all.
  init(count: Int) {
    self.count = count
    table = UnsafeMutablePointer(bitPattern: MemoryLayout<TableEntry>.alignment).unsafelyUnwrapped
    super.init()
    Resources.increment()
  }

  deinit {
    if hasLinks { releaseLinks() }
    if count > RunningSubscription.shortCount { table.deallocate() }
    Resources.decrement()
  }

  /// Sets a link while the subscription is being built.
  @inline(__always)
  func setLink(_ link: consuming Link, at index: Int) { TableEntry.initialize(table + index, link) }

  /// Makes the table and sets the last stage. The caller has retained this stage, and calls this first.
  @inline(__always)
  func setTerminal(_ retained: Unmanaged<TerminalStage>) {
    table =
      count <= RunningSubscription.shortCount
      ? _withUnprotectedUnsafeMutablePointer(to: &shortTable) {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: TableEntry.self)
      } : .allocate(capacity: count)
    let stage = retained.takeRetainedValue()
    stage.running = self
    setLink(Link(stage.step, stage), at: count - 1)
  }

  /// Sets the disposable of the source, or disposes it at once if the subscription has been disposed.
  func setUpstream(_ disposable: any Disposable) {
    if RunningSubscription.isNop(disposable) { return }
    upstream = disposable
    guard crx_compare_exchange(upstreamWord, UpstreamState.none, UpstreamState.present) else {
      upstream = nil
      disposable.dispose()
      return
    }
  }

  /// Generic, because comparing the type of an opened existential is cheaper than `type(of:)`.
  private static func isNop<Ending: Disposable>(_: Ending) -> Bool { Ending.self == NopDisposable.self }

  /// Sets a subject as the source. This saves a disposable for the most frequent kind of source.
  func setUpstream(_ subject: SubjectCore) {
    self.subject = subject
    guard crx_compare_exchange(upstreamWord, UpstreamState.none, UpstreamState.subject) else {
      self.subject = nil
      return subject.remove(self)
    }
  }

  // MARK: For sources

  /// Whether the sequence ended or the subscription was disposed.
  @usableFromInline
  var isClosed: Bool { crx_load(closedWord) != 0 }

  /// Delivers an element to the first link.
  @usableFromInline
  @inline(__always)
  func deliver(_ raw: RawElement) {
    Lock.assertNoneHeld()
    calls &+= 1
    Downstream(table).run(raw)
    leave()
  }

  /// Ends the sequence with an error.
  @usableFromInline
  func fail(_ error: any Error) {
    Lock.assertNoneHeld()
    calls &+= 1
    Downstream(table).fail(error)
    leave()
  }

  /// Ends the sequence.
  @usableFromInline
  func complete() {
    Lock.assertNoneHeld()
    calls &+= 1
    Downstream(table).complete()
    leave()
  }

  @inline(__always)
  private func leave() {
    calls &-= 1
    if calls == 0, crx_load_relaxed(closedWord) == Closing.byTerminalEvent, hasLinks { releaseLinks() }
  }

  /// Enters the gate, so that the subject's new events wait until it has repeated its elements to this subscription.
  func beginReplay() {
    let isFree = enter()
    assert(isFree, "The gate of a subscription must be free while a subject adds it.")
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

  /// Drops all further events, because the sequence ended. Returns whether this call closed the subscription.
  func close() -> Bool { close(Closing.byTerminalEvent) }

  private func close(_ reason: UInt) -> Bool {
    guard crx_compare_exchange(closedWord, 0, reason) else { return false }
    let link = ClosedStage.link
    // Releases: this thread may have made the link just now, and another thread reads it through the address.
    for index in 0..<count { crx_store(TableEntry.activeWord(table + index), link) }
    return true
  }

  /// Drops all further events, because the subscription is being disposed. Returns whether this call closed it.
  func closeByDisposal() -> Bool { close(Closing.byDisposal) }

  /// Drops all further events and disposes the source.
  @usableFromInline
  func dispose() {
    Lock.assertNoneHeld()
    finishDisposal(closeByDisposal())
  }

  /// Disposes the source. `closes` is the result of `closeByDisposal`.
  func finishDisposal(_ closes: Bool) {
    disposeUpstream()
    if closes, isGated { releaseDisposed() }
  }

  private func disposeUpstream() {
    switch crx_exchange(upstreamWord, UpstreamState.disposed) {
    case UpstreamState.subject:
      let subject = subject
      self.subject = nil
      subject?.remove(self)
    case UpstreamState.present:
      let disposable = upstream
      upstream = nil
      disposable?.dispose()
    default: break
    }
  }

  /// Releases subscriptions that a subject has removed. The subject sends them nothing any more.
  static func release(_ removed: [Unmanaged<RunningSubscription>]) {
    for subscription in removed {
      subscription._withUnsafeGuaranteedRef { $0.releaseAfterSubject() }
      subscription.release()
    }
  }

  /// Releases the subject, and the links if they end at a user's observer. Stages of operators stay, because they may
  /// still emit, as `debounce` does. No call is in progress: the subject removes observers when no walk is in progress,
  /// and the state is `subject` only after the subject has repeated its elements.
  private func releaseAfterSubject() {
    guard crx_load_relaxed(upstreamWord) == UpstreamState.subject,
      crx_compare_exchange(upstreamWord, UpstreamState.subject, UpstreamState.disposed)
    else { return }
    subject = nil
    // The thread that disposes a subscription with `isGated` releases its links, perhaps now.
    if !isGated, hasLinks, Downstream(table + count - 1).with(TerminalStage.self, { $0.isOfUser }) { releaseLinks() }
  }

  /// Releases what the stages captured. An observer of `create` that the user keeps may retain the subscription itself.
  private func releaseDisposed() {
    guard tryEnter() else { return enqueue { self.releaseDisposedInside() } }
    releaseDisposedInside()
    exit()
  }

  private func releaseDisposedInside() {
    // If this thread has a call in progress, that call releases the links when it returns.
    if calls != 0 { crx_store(closedWord, Closing.byTerminalEvent) } else if hasLinks { releaseLinks() }
  }

  // Not inlined, because the compiler inlines `deliver`.
  @inline(never)
  private func releaseLinks() {
    // Set first, because releasing a stage may call this subscription again.
    hasLinks = false
    for index in 0..<count { TableEntry.releaseLink(table + index) }
  }
}
