// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits some elements on subscription, before those of the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/startwith.html>.
  ///
  /// ```swift
  /// _ = Observable.of("loaded").startWith("loading").subscribe(onNext: { print($0) })  // prints loading, loaded
  /// ```
  ///
  /// - Parameter elements: the elements to emit first. The resulting sequence retains them.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    StartWithObservable(asObservable()) { emitter in
      for element in elements { emitter.next(element) }
    }
  }
}

/// Emits something before the elements of a sequence.
@usableFromInline
final class StartWithObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable until deinitialisation.

  /// Nil only during deinitialisation.
  private var source: Observable<Element>?
  private let emit: (Emitter<Element>) -> Void

  @usableFromInline
  init(_ source: Observable<Element>, _ emit: @escaping (Emitter<Element>) -> Void) {
    self.source = source
    self.emit = emit
    super.init(.feed, passingOn: source)
  }

  deinit { IterativeRelease.of(source as Any) { source = nil } }

  @usableFromInline
  override func feed(_ running: RunningSubscription) {
    // Consecutive `startWith`s run in this loop, so that any number of them takes no more stack than one.
    let emitter = Emitter<Element>(running)
    var current = self
    while true {
      current.emit(emitter)
      let source = current.source.unsafelyUnwrapped
      guard let next = source as? StartWithObservable<Element> else {
        return running.setUpstream(source.forward(into: emitter))
      }
      current = next
    }
  }
}
