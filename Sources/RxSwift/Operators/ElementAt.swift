// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits the element at a position, counted from zero, and completes.
  ///
  /// Fails with `RxError.argumentOutOfRange` if the sequence completes before. It is a programming error if `index` is
  /// negative. See <http://reactivex.io/documentation/operators/elementat.html>.
  public func element(at index: Int) -> Observable<Element> {
    requireArgument(index >= 0, "element(at:): index must not be negative, is \(index)")
    return StatefulObservable(upstream: asObservable()) { ElementAtStage(index) }
  }

  /// Emits the element at a position, counted from zero, and completes.
  ///
  /// See <http://reactivex.io/documentation/operators/elementat.html>.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
}

private final class ElementAtStage: PipelineStage {
  /// Elements to drop before the one that is wanted; negative when that is through.
  @exclusivity(unchecked) private var remaining: Int

  init(_ index: Int) {
    remaining = index
    super.init { slot, cursor in
      cursor.with(ElementAtStage.self) { stage in
        // Counted before the element is passed on: a re-entrant one may come in meanwhile.
        guard stage.remaining >= 0 else { return .stop }
        stage.remaining -= 1
        guard stage.remaining < 0 else { return .stop }
        cursor.following.run(slot)
        return cursor.finish()
      }
    }
  }

  override func completed(at cursor: Cursor) -> Bool {
    if remaining >= 0 { cursor.following.fail(RxError.argumentOutOfRange) }
    return remaining >= 0
  }
}
