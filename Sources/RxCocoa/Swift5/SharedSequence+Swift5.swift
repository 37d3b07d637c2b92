// SPDX-License-Identifier: MIT
import RxSwift

// The same for code in Swift 5 mode, where functions need not be `@Sendable`. A function of an actor runs there as
// well.

@available(swift, obsoleted: 6)
extension SharedSequenceConvertibleType {
  /// Transforms each element.
  @_documentation(visibility: internal)
  @inlinable
  public func map<Result>(
    _ selector: @escaping @isolated(any) (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    calling(on: selector.isolation) { $0.map(unisolated(selector)) }
  }

  /// Transforms each element and drops nil.
  @_documentation(visibility: internal)
  @inlinable
  public func compactMap<Result>(
    _ selector: @escaping @isolated(any) (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    calling(on: selector.isolation) { $0.compactMap(unisolated(selector)) }
  }

  /// Emits the elements for which a function is true.
  @_documentation(visibility: internal)
  @inlinable
  public func filter(
    _ predicate: @escaping @isolated(any) (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    calling(on: predicate.isolation) { $0.filter(unisolated(predicate)) }
  }

  /// Accumulates the elements and emits each intermediate result.
  @_documentation(visibility: internal)
  @inlinable
  public func scan<A>(
    _ seed: A, accumulator: @escaping @isolated(any) (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    accumulating(seed, accumulator)
  }

  /// Subscribes to a shared sequence for each element and emits the elements of all of them.
  @_documentation(visibility: internal)
  @inlinable
  public func flatMap<Sharing, Result>(
    _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    flattening(selector, with: { $0.flatMap($1) }, { $0.merge() })
  }

  /// Subscribes to a shared sequence for each element and emits the elements of the latest one.
  @_documentation(visibility: internal)
  @inlinable
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    flattening(selector, with: { $0.flatMapLatest($1) }, { $0.switchLatest() })
  }

  /// Calls functions at the events of the shared subscription.
  @_documentation(visibility: internal)
  public func `do`(
    onNext: (@isolated(any) (Element) -> Void)? = nil,
    afterNext: (@isolated(any) (Element) -> Void)? = nil,
    onCompleted: (@isolated(any) () -> Void)? = nil,
    afterCompleted: (@isolated(any) () -> Void)? = nil,
    onSubscribe: (@isolated(any) () -> Void)? = nil,
    onSubscribed: (@isolated(any) () -> Void)? = nil,
    onDispose: (@isolated(any) () -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    doing(onNext, afterNext, onCompleted, afterCompleted, onSubscribe, onSubscribed, onDispose)
  }
}
