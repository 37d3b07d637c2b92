// SPDX-License-Identifier: MIT

extension ObservableType {
  /// The sequence as a `Maybe`.
  ///
  /// The maybe emits the element, if there is one, when the sequence ends. It fails with `RxError.moreThanOneElement`
  /// as soon as there is a second element, and with the error of the sequence.
  ///
  /// ```swift
  /// _ = Observable<Int>.empty().asMaybe().subscribe(onCompleted: { print("no element") })  // prints no element
  /// ```
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: onlyElement(isRequired: false))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The single as a `Maybe` with the same outcome.
  ///
  /// ```swift
  /// _ = Single.just(1).asMaybe().subscribe(onSuccess: { print($0) })  // prints 1
  /// ```
  @inlinable
  public func asMaybe() -> Maybe<Element> { PrimitiveSequence(raw: source) }
}
