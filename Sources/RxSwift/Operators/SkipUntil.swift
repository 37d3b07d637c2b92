// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops elements until another sequence emits.
  ///
  /// It completes with this sequence if `other` has emitted by then; if not, it never does. An error of either ends it.
  /// See <http://reactivex.io/documentation/operators/skipuntil.html>.
  ///
  /// - Parameter other: whose first element opens the way. Subscribed to second.
  @inlinable
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let gate = Gate()
      let isOpen = Flag()
      let hasEnded = Flag()
      let otherSubscription = SingleAssignmentDisposable()
      let subscription = source.connect(
        ClosureStage(
          Element.self,
          onNext: { element in
            if gate.enter(
              if: { isOpen.isSet }, leaving: { { if isOpen.isSet { inlet.next(element) } } })
            {
              inlet.next(element)
              gate.exit()
            }
          }, onError: { error in gate.inTurn { inlet.error(error) } },
          onCompleted: {
            let noteEnd = {
              hasEnded.isSet = true
              return isOpen.isSet
            }
            gate.inTurn(if: noteEnd) { inlet.completed() }
            otherSubscription.dispose()
          }))
      otherSubscription.setDisposable(
        connectSignal(
          other, onNext: { isOpen.set(in: gate) },
          // The source may have ended while it was being subscribed to, before `other` could be disposed.
          onError: { error in gate.inTurn(if: { !hasEnded.isSet }) { inlet.error(error) } }))
      return Disposables.create(subscription, otherSubscription)
    }
  }

  /// Drops elements until another sequence emits.
  ///
  /// See <http://reactivex.io/documentation/operators/skipuntil.html>.
  @available(*, deprecated, renamed: "skip(until:)")
  @inlinable
  public func skipUntil(_ other: some ObservableType) -> Observable<Element> { skip(until: other) }
}

/// A flag that closures share; touched inside of a gate, or quietly, only.
@usableFromInline
final class Flag {
  @exclusivity(unchecked) @usableFromInline var isSet = false

  @inlinable
  init() {}

  /// Sets it without entering the gate.
  @usableFromInline
  func set(in gate: Gate) { gate.quietly({ isSet = true }, leaving: { { self.isSet = true } }) }
}
