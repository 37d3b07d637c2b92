// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes the first elements on and completes right after the last of them.
  ///
  /// With a `count` of zero the result is an empty sequence, and nothing is ever subscribed to. It is a programming error
  /// if `count` is negative. See <http://reactivex.io/documentation/operators/take.html>.
  ///
  /// - Parameter count: how many to pass on.
  public func take(_ count: Int) -> Observable<Element> {
    requireArgument(count >= 0, "take(_:): count must not be negative, is \(count)")
    if count == 0 { return .empty() }
    return StatefulObservable(upstream: asObservable()) { TakeStage(count) }
  }
}

private final class TakeStage: PipelineStage {
  @exclusivity(unchecked) private var remaining: Int

  init(_ count: Int) {
    remaining = count
    super.init { slot, cursor in
      cursor.with(TakeStage.self) { stage in
        // Counted before the element is passed on: a re-entrant one may come in meanwhile.
        if stage.remaining > 1 {
          stage.remaining -= 1
          return .pass(slot)
        }
        guard stage.remaining == 1 else { return .stop }
        stage.remaining = 0
        cursor.following.run(slot)
        return cursor.finish()
      }
    }
  }
}
