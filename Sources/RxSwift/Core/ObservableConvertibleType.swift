// SPDX-License-Identifier: MIT

/// A type that can be turned into an observable sequence.
public protocol ObservableConvertibleType {
  /// The type of the elements.
  associatedtype Element

  /// The observable sequence.
  func asObservable() -> Observable<Element>
}
