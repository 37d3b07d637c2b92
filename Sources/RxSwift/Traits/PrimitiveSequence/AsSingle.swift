// SPDX-License-Identifier: MIT

extension ObservableType {
  /// The sequence as a `Single`.
  ///
  /// The element is emitted when the sequence ends. The single fails with `RxError.noElements` if there was none, with
  /// `RxError.moreThanOneElement` as soon as there is a second one, and with the error of the sequence.
  @inlinable
  public func asSingle() -> Single<Element> {
    PrimitiveSequence(
      raw: StatefulObservable(upstream: asObservable()) { OnlyElementStage<Element>(isRequired: true) })
  }
}

/// Holds the only element back until the sequence ends.
@usableFromInline
final class OnlyElementStage<Element>: PipelineStage {
  @usableFromInline let isRequired: Bool
  @exclusivity(unchecked) @usableFromInline var element: Element?

  @inlinable
  init(isRequired: Bool) {
    self.isRequired = isRequired
    super.init { slot, cursor in
      cursor.with(OnlyElementStage<Element>.self) { stage in
        if stage.element != nil { return cursor.error(RxError.moreThanOneElement) }
        stage.element = .some(slot.load())
        return .stop
      }
    }
  }

  @usableFromInline
  override func completed(at cursor: Cursor) -> Bool {
    if let element {
      self.element = nil
      cursor.send(element)
    } else if isRequired {
      cursor.following.fail(RxError.noElements)
    }
    cursor.following.complete()
    return true
  }
}
