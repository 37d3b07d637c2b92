// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Maps each element to a sequence and merges these sequences.
  ///
  /// Completes when the source and all inner sequences have completed. The first error of any of them, or an error that
  /// `selector` throws, ends the sequence and disposes the others.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// ```swift
  /// _ = Observable.of("ab", "cd")
  ///   .flatMap { word in Observable.from(word) }
  ///   .subscribe(onNext: { print($0) })  // prints a, b, c, d
  /// ```
  ///
  /// - Parameter selector: makes the inner sequence of an element.
  @preconcurrency
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().flattening(.all, selector)
  }
}

extension Observable {
  /// Passes on the inner sequences of the elements. `policy` says which of them run.
  @inlinable
  func flattening<Source: ObservableConvertibleType>(
    _ policy: FlatteningState.Policy, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable<Source.Element> { emitter in FlatteningSink(emitter.running, policy).run(self, selector) }
  }
}
