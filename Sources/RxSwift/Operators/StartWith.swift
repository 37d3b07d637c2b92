// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits some elements on subscription, before those of the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/startwith.html>.
  ///
  /// - Parameter elements: what to emit first; retained as long as the sequence.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    StartWithObservable(asObservable()) { inlet in
      for element in elements { inlet.next(element) }
    }
  }
}

/// Emits something before the elements of a sequence.
@usableFromInline
final class StartWithObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, until it goes.

  /// Always there, but for being taken out when this goes.
  @exclusivity(unchecked) private var source: Observable<Element>?
  private let emit: (Inlet<Element>) -> Void

  @usableFromInline
  init(_ source: Observable<Element>, _ emit: @escaping (Inlet<Element>) -> Void) {
    self.source = source
    self.emit = emit
    super.init(passingOn: source)
  }

  deinit { Release.of(source as Any) { source = nil } }

  @usableFromInline
  override func start(_ pipeline: Pipeline) -> any Disposable {
    // One in front of another is part of the loop, so that any number of them is as deep as one.
    let inlet = Inlet<Element>(pipeline)
    var current = self
    while true {
      current.emit(inlet)
      let source = current.source.unsafelyUnwrapped
      guard let next = source as? StartWithObservable<Element> else { return source.forward(into: inlet) }
      current = next
    }
  }
}
