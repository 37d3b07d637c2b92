// SPDX-License-Identifier: MIT

/// An observable sequence of elements.
///
/// Nothing happens until somebody subscribes, and each subscription is independent of the others unless the sequence
/// is shared (`share`, `multicast`) or hot (subjects, relays).
///
/// An observable is immutable and may be shared between threads.
public class Observable<Element>: ObservableNode, ObservableType, @unchecked Sendable {
  // Sendable: everything stored is immutable; subclasses that add state say what protects it.

  /// A linear operator without state: `step` is what happens to an element.
  @inlinable
  init(upstream: ObservableNode, step: @escaping (Slot, Cursor) -> Step) {
    super.init(upstream: upstream, makesStages: false, step: step)
  }

  /// A linear operator with state.
  @inlinable
  init(upstream: ObservableNode) {
    super.init(upstream: upstream, makesStages: true) { slot, _ in .pass(slot) }
  }

  /// A source; `origin` is the one whose elements it passes on, and which it retains, if there is one.
  @inlinable
  init(source kind: ScalarKind = .none, passingOn origin: ObservableNode? = nil) {
    super.init(scalarKind: kind, passingOn: origin)
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

  final override var copying: (Slot) -> (Pipeline) -> Void {
    { slot in
      // Whoever is inside the gate takes it out, once, and nobody else has it.
      let copy = Uncheckedly(slot.load(Element.self))
      return { pipeline in Slot.with(copy.value) { pipeline.deliverInside($0) } }
    }
  }
}

/// Another name for `Observable`, for code in which a type of the same name hides it.
public typealias RxObservable<Element> = Observable<Element>

/// A linear operator with state: `make` makes the stage for one subscription.
@usableFromInline
final class StatefulObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, like its superclass.
  @usableFromInline let make: () -> PipelineStage

  @inlinable
  init(upstream: ObservableNode, make: @escaping () -> PipelineStage) {
    self.make = make
    super.init(upstream: upstream)
  }

  @usableFromInline
  override func makeStage() -> PipelineStage { make() }
}

/// A source: `body` starts it for one subscription and returns what ends it.
@usableFromInline
final class SourceObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, like its superclass.
  /// A function in a struct, because an optional of a function itself would hold it in another form, which costs an
  /// allocation and a detour.
  @usableFromInline
  struct Body {
    @usableFromInline let start: (Inlet<Element>) -> any Disposable

    @inlinable
    init(_ start: @escaping (Inlet<Element>) -> any Disposable) { self.start = start }
  }

  /// Always there, but for being taken out when the source goes.
  @exclusivity(unchecked) @usableFromInline var body: Body?
  @usableFromInline let trampolines: Bool

  /// - Parameters:
  ///   - origin: the sequence whose elements `body` passes on, if there is one; `body` retains it.
  ///   - trampolines: whether subscribing goes through the trampoline; false for sources that only emit what they already
  ///     have, such as `just`.
  @inlinable
  init(
    passingOn origin: ObservableNode? = nil, trampolines: Bool = true,
    _ body: @escaping (Inlet<Element>) -> any Disposable
  ) {
    self.body = Body(body)
    self.trampolines = trampolines
    super.init(passingOn: origin)
  }

  deinit { Release.of(body as Any) { body = nil } }

  @usableFromInline
  override func start(_ pipeline: Pipeline) -> any Disposable { body.unsafelyUnwrapped.start(Inlet(pipeline)) }

  @usableFromInline
  override var isTrampolined: Bool { trampolines }
}
