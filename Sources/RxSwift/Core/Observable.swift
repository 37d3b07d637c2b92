// SPDX-License-Identifier: MIT

/// An observable sequence of elements.
///
/// Nothing happens until an observer subscribes. Each subscription is independent of the others, unless the sequence is
/// shared (`share`, `multicast`) or hot (subjects, relays).
///
/// An observable is immutable and may be shared between threads.
public class Observable<Element>: ObservableType, ObservableNode, @unchecked Sendable {
  // Sendable: all stored properties are immutable until deinitialisation. A subclass that adds state says what protects
  // it.

  /// Must stay the first stored property. Unchecked, because only `deinit` writes it.
  @exclusivity(unchecked) private final var ownPlace: Place
  @usableFromInline final let scalarKind: ScalarKind
  @usableFromInline final let isTrampolined: Bool
  @usableFromInline final let isForeign: Bool

  /// A linear operator. It takes over the caller's reference to `upstream`, which saves a retain and a release for each
  /// operator. The optimiser would undo this, so the attribute forbids it.
  @usableFromInline
  @_semantics("optimize.sil.specialize.owned2guarantee.never")
  init(upstream: __owned any ObservableNode, _ recipe: Recipe) {
    ownPlace = Place(recipe, transforming: upstream)
    scalarKind = .none
    isTrampolined = true
    isForeign = false
    Resources.increment()
  }

  /// A source.
  ///
  /// - Parameters:
  ///   - recipe: `source`, or `feed` for a subclass.
  ///   - scalarKind: whether this is `just` or `empty`.
  ///   - origin: the sequence whose elements this one passes on, if there is one; `recipe` retains it.
  ///   - isTrampolined: whether subscribing goes through the trampoline of the current thread. It is false for a source
  ///     that only emits elements that it already has, such as `just`.
  ///   - isForeign: whether this is a sequence of a type outside of this library. The subscription of such a sequence
  ///     may last longer than the sequence.
  @usableFromInline
  init(
    _ recipe: Recipe, scalarKind: ScalarKind = .none, passingOn origin: (any ObservableNode)? = nil,
    isTrampolined: Bool = true, isForeign: Bool = false
  ) {
    ownPlace = Place(recipe, passingOn: origin)
    self.scalarKind = scalarKind
    self.isTrampolined = isTrampolined
    self.isForeign = isForeign
    Resources.increment()
  }

  deinit {
    Resources.decrement()
    ownPlace.clear()
  }

  /// Subscribes `observer` to the events of this sequence.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    connect(ObserverStage(observer))
  }

  /// The sequence itself.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  // MARK: What the engine asks for

  @usableFromInline
  final var place: UnsafePointer<Place> {
    // Not `&ownPlace`, which would count as a write: several threads subscribe at the same time.
    UnsafePointer(_getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: Place.self))
  }

  @usableFromInline
  func feed(_ running: RunningSubscription) {
    guard case .source(let start) = ownPlace.recipe else { preconditionFailure("Only sources feed subscriptions.") }
    running.setUpstream(start(running))
  }

  @usableFromInline
  var unretainedReplay: AnyObject? { nil }

  /// The sequences that this source passes on one after the other, if it is a concatenation; called for each
  /// subscription.
  @usableFromInline
  func concatenated() -> (() -> Concatenated<Element>?)? { nil }
}

/// Another name for `Observable`, for code in which a type of the same name hides it.
public typealias RxObservable<Element> = Observable<Element>

// How operators and factories make observables.
extension Observable {
  /// A linear operator without state: `step` handles each element.
  @inlinable
  @inline(__always)
  convenience init(upstream: any ObservableNode, step: @escaping (RawElement, Downstream) -> StageResult) {
    self.init(upstream: upstream, .step(step))
  }

  /// A linear operator with state: `makeStage` makes the stage of one subscription.
  @inlinable
  @inline(__always)
  convenience init(upstream: any ObservableNode, makeStage: @escaping () -> Stage) {
    self.init(upstream: upstream, .stage(makeStage))
  }

  /// A source: `start` starts it for one subscription and returns the disposable that ends it.
  ///
  /// - Parameters:
  ///   - origin: the sequence whose elements this one passes on, if there is one; `start` retains it.
  ///   - isTrampolined: whether subscribing goes through the trampoline of the current thread.
  @inlinable
  @inline(__always)
  convenience init(
    passingOn origin: (any ObservableNode)? = nil, isTrampolined: Bool = true,
    start: @escaping (Emitter<Element>) -> any Disposable
  ) {
    self.init(.source { start(Emitter($0)) }, passingOn: origin, isTrampolined: isTrampolined)
  }
}
