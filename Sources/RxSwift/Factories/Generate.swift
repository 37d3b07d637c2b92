// SPDX-License-Identifier: MIT
import CRxPlatform

extension ObservableType {
  /// A sequence of states, each made from the one before, as long as a condition holds; then completion.
  ///
  /// An error thrown by `condition` or `iterate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// - Parameters:
  ///   - initialState: the first element, if the condition holds for it.
  ///   - condition: whether to emit a state and go on; the first false ends the sequence.
  ///   - scheduler: where the events are sent from, each in an action of its own.
  ///   - iterate: makes the next state. It is called right before the next element is due.
  @preconcurrency
  @inlinable
  public static func generate(
    initialState: Element,
    condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    let generator = Generator(condition: condition, iterate: iterate)
    if scheduler is CurrentThreadScheduler {
      return SourceObservable { inlet in
        Trampoline.begin(inlet.pipeline) { generator.emit(initialState, isFirst: true, into: inlet) }
        return NopDisposable.shared
      }
    }
    return SourceObservable { inlet in
      scheduler.scheduleRecursive((initialState, true)) { turn, recurse in
        do {
          guard let state = try generator.next(after: turn.0, isFirst: turn.1) else { return inlet.completed() }
          inlet.next(state)
          if !inlet.isClosed { recurse((state, false)) }
        } catch {
          inlet.error(error)
        }
      }
    }
  }
}

@usableFromInline
struct Generator<State>: Sendable {
  @usableFromInline let condition: @Sendable (State) throws -> Bool
  @usableFromInline let iterate: @Sendable (State) throws -> State

  @inlinable
  init(
    condition: @escaping @Sendable (State) throws -> Bool, iterate: @escaping @Sendable (State) throws -> State
  ) {
    self.condition = condition
    self.iterate = iterate
  }

  @inlinable
  @inline(__always)
  func next(after state: State, isFirst: Bool) throws -> State? {
    let state = isFirst ? state : try iterate(state)
    return try condition(state) ? state : nil
  }

  /// The loop of `Trampoline.emit`, for a source that can fail.
  @inlinable
  func emit(_ state: State, isFirst: Bool, into inlet: Inlet<State>) {
    var state = state
    var isFirst = isFirst
    let thread = crx_current_trampoline()
    do {
      while !inlet.isClosed {
        guard let next = try next(after: state, isFirst: isFirst) else { return inlet.completed() }
        state = next
        isFirst = false
        inlet.next(next)
        if thread.pointee.pending > 0 {
          return Trampoline.enqueue { emit(next, isFirst: false, into: inlet) }
        }
      }
    } catch {
      inlet.error(error)
    }
  }
}
