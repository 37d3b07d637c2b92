// SPDX-License-Identifier: MIT

#if compiler(>=6.2)
  /// The base of the library's protocols, which allows two things. You can pass a reference to a static member of their
  /// types, such as `Observable.just`, to a function that takes a `@Sendable` function. And their types do not belong
  /// to the main actor in a package whose default isolation is the main actor. Before Swift 6.2 this is so for all
  /// types.
  public typealias _RxSendableMetatype = SendableMetatype
#else
  /// The base of the library's protocols, which allows two things. You can pass a reference to a static member of their
  /// types, such as `Observable.just`, to a function that takes a `@Sendable` function. And their types do not belong
  /// to the main actor in a package whose default isolation is the main actor. Before Swift 6.2 this is so for all
  /// types.
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
