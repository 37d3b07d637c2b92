// SPDX-License-Identifier: MIT

/// The stage of an operator whose state is a value, in one subscription.
@usableFromInline
final class StatefulStage<State>: Stage {
  @exclusivity(unchecked) @usableFromInline var state: State
  @usableFromInline let onCompleted: ((StatefulStage<State>, Downstream) -> Bool)?

  @inlinable
  init(
    _ state: State, _ onCompleted: ((StatefulStage<State>, Downstream) -> Bool)?,
    _ step: @escaping (RawElement, Downstream) -> StageResult
  ) {
    self.state = state
    self.onCompleted = onCompleted
    super.init(step: step)
  }

  @usableFromInline
  override func completed(at downstream: Downstream) -> Bool { onCompleted?(self, downstream) ?? false }
}

extension Observable {
  /// A linear operator whose state is a value.
  ///
  /// - Parameters:
  ///   - upstream: the observable that the operator transforms.
  ///   - state: the state in which each subscription begins.
  ///   - onCompleted: receives the end of the sequence. It returns whether it has handled the end. If not, the next
  ///     stage receives it.
  ///   - step: handles an element. It finds its stage by `downstream.with(StatefulStage<State>.self)`. The operator
  ///     makes it once, and not once for each stage, because only then the compiler inlines the user's function into
  ///     it.
  @inlinable
  @inline(__always)
  convenience init<State>(
    upstream: any ObservableNode, state: @escaping @autoclosure () -> State,
    onCompleted: ((StatefulStage<State>, Downstream) -> Bool)? = nil,
    step: @escaping (RawElement, Downstream) -> StageResult
  ) {
    self.init(upstream: upstream, .stage { StatefulStage(state(), onCompleted, step) })
  }
}
