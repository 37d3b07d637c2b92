// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence made by a function that is called for each subscription.
  ///
  /// The observer may be called from any thread; events from several threads are serialised. It ignores what comes
  /// after a terminal event or after disposal.
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// - Parameter subscribe: starts whatever produces the events and returns what stops it.
  @preconcurrency
  @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    CreatedObservable(subscribe)
  }
}

/// A source whose events a function sends. It holds the function as it is, where `SourceObservable` would need another
/// one around it.
@usableFromInline
final class CreatedObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, like its superclass, but for the function being taken out when the source goes.
  @usableFromInline
  struct Body {
    @usableFromInline let subscribe: (AnyObserver<Element>) -> any Disposable

    @inlinable
    init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) { self.subscribe = subscribe }
  }

  @exclusivity(unchecked) @usableFromInline var body: Body?

  @inlinable
  init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) {
    body = Body(subscribe)
    super.init(source: .none)
  }

  deinit { Release.of(body as Any) { body = nil } }

  @usableFromInline
  override func start(_ pipeline: Pipeline) -> any Disposable {
    body.unsafelyUnwrapped.subscribe(AnyObserver(GatedInlet(pipeline)))
  }
}
