// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Lets all subscribers share one subscription to the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/refcount.html>.
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements a new subscriber receives.
  ///   - scope: when the elements to replay are forgotten.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
