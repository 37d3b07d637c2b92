// SPDX-License-Identifier: MIT
import CRxPlatform

extension ObservableType {
  /// A sequence of states, each made from the state before it, while a condition holds, followed by completion.
  ///
  /// An error thrown by `condition` or `iterate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// _ = Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 2 })
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2, 4, 8, 16
  /// ```
  ///
  /// - Parameters:
  ///   - initialState: the first element, if the condition holds for it.
  ///   - condition: whether to emit a state and go on. The first false ends the sequence.
  ///   - scheduler: sends the events, each in an action of its own.
  ///   - iterate: makes the next state. It is called right before the next element is due.
  @preconcurrency
  @inlinable
  public static func generate(
    initialState: Element,
    condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> where Element: Sendable {
    let generator = Generator(condition: condition, iterate: iterate)
    if scheduler.capabilities.contains(.currentThread) {
      return Observable { emitter in
        Trampoline.begin(emitter.running) { generator.emit(initialState, isFirst: true, into: emitter) }
        return NopDisposable.shared
      }
    }
    return Observable { emitter in
      scheduler.scheduleRecursive((initialState, true)) { turn, recurse in
        do {
          guard let state = try generator.next(after: turn.0, isFirst: turn.1) else { return emitter.completed() }
          emitter.next(state)
          if !emitter.isClosed { recurse((state, false)) }
        } catch {
          emitter.error(error)
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
  func emit(_ state: State, isFirst: Bool, into emitter: Emitter<State>) {
    var state = state
    var isFirst = isFirst
    let thread = crx_current_trampoline()
    do {
      while !emitter.isClosed {
        guard let next = try next(after: state, isFirst: isFirst) else { return emitter.completed() }
        state = next
        isFirst = false
        emitter.next(next)
        if thread.pointee.pending > 0 {
          return Trampoline.enqueue { emit(next, isFirst: false, into: emitter) }
        }
      }
    } catch {
      emitter.error(error)
    }
  }
}
