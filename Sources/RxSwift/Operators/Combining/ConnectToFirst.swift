// SPDX-License-Identifier: MIT

/// Subscribes to a sequence, but only for its first element or its error. The functions have to enter a gate
/// themselves.
@usableFromInline
func connectToFirst<Element>(
  _ other: Observable<Element>,
  onNext: @escaping () -> Void,
  onError: @escaping (any Error) -> Void
) -> any Disposable {
  let subscription = SingleAssignmentDisposable()
  subscription.setDisposable(
    other.connect(
      ClosureStage(
        Element.self,
        onNext: { _ in
          onNext()
          subscription.dispose()
        }, end: { error in if let error { onError(error) } })))
  return subscription
}
