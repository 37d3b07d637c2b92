// SPDX-License-Identifier: MIT

extension ObservableType {
  /// The first element, or nil if the sequence ends without one.
  ///
  /// The single emits as soon as there is an element and then ends the subscription; it fails with the error of the
  /// sequence. See <http://reactivex.io/documentation/operators/first.html>.
  @inlinable
  public func first() -> Single<Element?> {
    PrimitiveSequence(raw: StatefulObservable<Element?>(upstream: asObservable()) { FirstStage<Element>() })
  }
}

@usableFromInline
final class FirstStage<Element>: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var isDone = false

  @inlinable
  init() {
    super.init { slot, cursor in
      cursor.with(FirstStage<Element>.self) { stage in
        // A re-entrant element may come in while the first one is being delivered.
        if stage.isDone { return .stop }
        stage.isDone = true
        cursor.send(Optional.some(slot.load(Element.self)))
        return cursor.finish()
      }
    }
  }

  @usableFromInline
  override func completed(at cursor: Cursor) -> Bool {
    if !isDone {
      isDone = true
      cursor.send(Element?.none)
      cursor.following.complete()
    }
    return true
  }

  @usableFromInline
  override func failed(_ error: any Error, at cursor: Cursor) -> Bool { isDone }
}
