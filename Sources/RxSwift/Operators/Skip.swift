// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops the first elements.
  ///
  /// See <http://reactivex.io/documentation/operators/skip.html>.
  ///
  /// - Parameter count: how many to drop; none if it is not positive.
  public func skip(_ count: Int) -> Observable<Element> {
    StatefulObservable(upstream: asObservable()) { SkipStage(count) }
  }
}

private final class SkipStage: PipelineStage {
  @exclusivity(unchecked) private var remaining: Int

  init(_ count: Int) {
    remaining = count
    super.init { slot, cursor in
      cursor.with(SkipStage.self) { stage in
        if stage.remaining <= 0 { return .pass(slot) }
        stage.remaining -= 1
        return .stop
      }
    }
  }
}
