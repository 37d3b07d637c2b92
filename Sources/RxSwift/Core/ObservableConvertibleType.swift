// SPDX-License-Identifier: MIT

#if compiler(>=6.2)
  /// What a protocol inherits from so that references to static members of its types, such as `Observable.just`, may be
  /// passed where a `@Sendable` function is asked for, and so that its types do not belong to the main actor in a package
  /// with that default. Before Swift 6.2 that is so for all types.
  public typealias _RxSendableMetatype = SendableMetatype
#else
  /// What a protocol inherits from so that references to static members of its types, such as `Observable.just`, may be
  /// passed where a `@Sendable` function is asked for, and so that its types do not belong to the main actor in a package
  /// with that default. Before Swift 6.2 that is so for all types.
  public typealias _RxSendableMetatype = Any
#endif

/// A type that can be turned into an observable sequence.
@preconcurrency
public protocol ObservableConvertibleType: _RxSendableMetatype, Sendable {
  /// The type of the elements.
  associatedtype Element

  /// The observable sequence.
  func asObservable() -> Observable<Element>
}
