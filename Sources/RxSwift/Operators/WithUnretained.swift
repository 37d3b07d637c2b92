// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines each element with an object that the sequence does not retain.
  ///
  /// When the object is gone, the next element completes the sequence. What has been emitted does retain the object: do not
  /// put a buffer or a replay behind this operator if the object is to go away.
  ///
  /// - Parameters:
  ///   - obj: the object.
  ///   - resultSelector: makes the new element from the object and the old element.
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: sending @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    // A copy: a `sending` parameter that a closure captures lies in a box, with a checked access for each use.
    let resultSelector = resultSelector
    return Observable<Out>(upstream: asObservable()) { [weak obj] slot, cursor in
      guard let obj else { return cursor.finish() }
      return cursor.next(resultSelector(obj, slot.load()))
    }
  }

  /// Pairs each element with an object that the sequence does not retain.
  ///
  /// When the object is gone, the next element completes the sequence. What has been emitted does retain the object;
  /// `share(replay:)`, `replay` and `replayAll` right behind this operator remember the elements without it, any other
  /// buffer would retain it.
  ///
  /// - Parameter obj: the object.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    UnretainedObservable(asObservable(), obj)
  }
}

/// Pairs each element with an object.
@usableFromInline
final class UnretainedObservable<Object: AnyObject, Source>: Observable<(Object, Source)>, @unchecked Sendable {
  // Sendable: immutable, and a weak reference may be read from any thread.
  private let source: Observable<Source>
  private weak var object: Object?

  @inlinable
  convenience init(_ source: Observable<Source>, _ object: Object) {
    self.init(source, object) { [weak object] slot, cursor in
      guard let object else { return cursor.finish() }
      return cursor.next((object, slot.load(Source.self)))
    }
  }

  @usableFromInline
  init(_ source: Observable<Source>, _ object: Object, step: @escaping (Slot, Cursor) -> Step) {
    self.source = source
    self.object = object
    super.init(upstream: source, step: step)
  }

  /// The elements without the object, until an element comes when that is gone.
  private func elements(_ object: Object) -> Observable<Source> {
    Observable<Source>(upstream: source) { [weak object] slot, cursor in
      object == nil ? cursor.finish() : .pass(slot)
    }
  }

  override func sharedUnretained(_ replay: Int, _ scope: SubjectLifetimeScope) -> Observable<(Object, Source)>? {
    object.map { elements($0).share(replay: replay, scope: scope).withUnretained($0) }
  }

  override func replayedUnretained(_ bufferSize: Int?) -> ConnectableObservable<(Object, Source)>? {
    object.map { object in
      let elements = elements(object)
      return UnretainedConnectable(bufferSize.map { elements.replay($0) } ?? elements.replayAll(), object)
    }
  }
}

/// Pairs each element of a connectable sequence with an object.
private final class UnretainedConnectable<Object: AnyObject, Source>: ConnectableObservable<(Object, Source)>,
  @unchecked Sendable
{
  // Sendable: immutable, and a weak reference may be read from any thread.
  private let source: ConnectableObservable<Source>
  private weak var object: Object?

  init(_ source: ConnectableObservable<Source>, _ object: Object) {
    self.source = source
    self.object = object
    super.init()
  }

  private func pairs(_ source: Observable<Source>) -> Observable<(Object, Source)> {
    Observable<(Object, Source)>(upstream: source) { [weak object] slot, cursor in
      guard let object else { return cursor.finish() }
      return cursor.next((object, slot.load(Source.self)))
    }
  }

  override func connect() -> any Disposable { source.connect() }

  override func enter() -> (connection: MulticastConnection, source: Observable<(Object, Source)>) {
    let (connection, source) = source.enter()
    return (connection, pairs(source))
  }

  override func start(_ pipeline: Pipeline) -> any Disposable { pairs(source).attach(pipeline) }
  override var isTrampolined: Bool { false }
}
