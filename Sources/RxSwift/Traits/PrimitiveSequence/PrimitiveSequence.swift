// SPDX-License-Identifier: MIT

/// An observable sequence with a promise about how many elements it has; see `Single`, `Maybe` and `Completable`.
///
/// Like an `Observable`, it does nothing until an observer subscribes, and starts anew for each subscription.
public struct PrimitiveSequence<Trait, Element>: Sendable {
  @usableFromInline let source: Observable<Element>

  /// The caller promises that `source` keeps to the rules of the trait.
  @inlinable
  init(raw source: Observable<Element>) { self.source = source }
}

/// A type that can be turned into a `PrimitiveSequence`; the operators of all traits are defined on it.
@preconcurrency
public protocol PrimitiveSequenceType: _RxSendableMetatype, Sendable {
  /// The promise about the elements: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
  associatedtype Trait
  /// The type of the element.
  associatedtype Element

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  @inlinable
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The sequence as an observable, without its promise.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
  /// The observable behind the sequence.
  @inlinable
  var source: Observable<Element> { primitiveSequence.source }
}
