// SPDX-License-Identifier: MIT
import RxSwift

/// An observable sequence that never fails, is shared between its subscribers, and delivers on one scheduler.
///
/// The sharing strategy says how it is shared and where it delivers; see `Driver` and `Signal`. Write a type that
/// conforms to `SharingStrategyProtocol` for a strategy of your own.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType,
  Sendable
{
  @usableFromInline let source: Observable<Element>

  /// Shares `source`. The caller promises that it keeps to the rules.
  @inlinable
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Takes `source` as it is. Such a source may run for each subscriber.
  @inlinable
  init(raw source: Observable<Element>) { self.source = source }

  /// The sequence as an observable, without its promises.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  @inlinable
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// The sequence as an `Infallible`.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2).asInfallible().subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

/// How the subscribers of a `SharedSequence` share it, and where it delivers.
public protocol SharingStrategyProtocol: _RxSendableMetatype {
  /// The scheduler that delivers all events.
  static var scheduler: any SchedulerType { get }

  /// The sequence to which the subscribers of `source` subscribe instead of `source`.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be turned into a `SharedSequence`.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How the sequence is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence as an observable, without its promises.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}
