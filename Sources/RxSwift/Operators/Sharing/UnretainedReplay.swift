// SPDX-License-Identifier: MIT

extension Observable {
  /// Remembers elements that are pairs from `withUnretained`, without the object. Nil for all other elements.
  @usableFromInline
  final var pairReplay: UnretainedReplay<Element>? { nearest { $0.unretainedReplay as? UnretainedReplay<Element> } }
}

/// Lets a replay repeat the pairs of a `withUnretained` without retaining the object.
@usableFromInline
class UnretainedReplay<Pair> {
  /// `share(replay:scope:)`.
  @usableFromInline
  func share(_ pairs: Observable<Pair>, _ replay: Int, _ scope: SubjectLifetimeScope) -> Observable<Pair> {
    preconditionFailure("Only the subclass shares.")
  }

  /// `replay` and, without a size, `replayAll`.
  @usableFromInline
  func replay(_ pairs: Observable<Pair>, _ bufferSize: Int?) -> ConnectableObservable<Pair> {
    preconditionFailure("Only the subclass replays.")
  }
}

/// Takes the pairs apart before a replay remembers them, and puts them together again after that.
final class ObjectReplay<Object: AnyObject, Source>: UnretainedReplay<(Object, Source)> {
  /// A pair without the object. If an operator in between put another object into the pair, that object is part of it.
  typealias Rest = (other: Object?, source: Source)

  private weak var object: Object?

  init(_ object: Object?) { self.object = object }

  override func share(
    _ pairs: Observable<(Object, Source)>, _ replay: Int, _ scope: SubjectLifetimeScope
  ) -> Observable<(Object, Source)> {
    together(apart(pairs).share(replay: replay, scope: scope))
  }

  override func replay(
    _ pairs: Observable<(Object, Source)>, _ bufferSize: Int?
  ) -> ConnectableObservable<(Object, Source)> {
    let rests = apart(pairs)
    return PairedConnectable(bufferSize.map { rests.replay($0) } ?? rests.replayAll(), together)
  }

  private func apart(_ pairs: Observable<(Object, Source)>) -> Observable<Rest> {
    Observable<Rest>(upstream: pairs) { [weak object] raw, downstream in
      let pair = raw.load((Object, Source).self)
      return downstream.next(Rest(pair.0 === object ? nil : pair.0, pair.1))
    }
  }

  private func together(_ rests: Observable<Rest>) -> Observable<(Object, Source)> {
    UnretainedObservable(upstream: rests, object) { [weak object] raw, downstream in
      let rest = raw.load(Rest.self)
      // The object is gone. `withUnretained` completes at its next element. Another sequence may follow, so only this
      // element is dropped.
      guard let object = rest.other ?? object else { return .stop }
      return downstream.next((object, rest.source))
    }
  }
}

/// Puts the elements of a connectable sequence together.
private final class PairedConnectable<Rest, Pair>: ConnectableObservable<Pair>, @unchecked Sendable {
  // Sendable: immutable; the weak reference that `together` uses may be read from any thread.
  private let rests: ConnectableObservable<Rest>
  private let together: (Observable<Rest>) -> Observable<Pair>
  private let source: Observable<Pair>

  init(_ rests: ConnectableObservable<Rest>, _ together: @escaping (Observable<Rest>) -> Observable<Pair>) {
    self.rests = rests
    self.together = together
    source = together(rests)
    super.init(passingOn: source, isTrampolined: false)
  }

  override func connect() -> any Disposable { rests.connect() }

  override func enter() -> (connection: Connection, source: Observable<Pair>) {
    let (connection, source) = rests.enter()
    return (connection, together(source))
  }

  override func feed(_ running: RunningSubscription) { running.setUpstream(source.attach(running)) }
}
