// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

/// Why an execution of an ``Action`` did not succeed.
public enum ActionError: Error {
  /// The action was already executing, or it was not allowed to execute.
  case notEnabled
  /// The work failed.
  case underlyingError(any Error)
}

/// Work that a button starts: it is enabled or not, executing or not, and it has failed or not.
///
/// ```swift
/// let signIn = Action<String, String> { name in .just("Hello, \(name)") }
/// let bag = DisposeBag()
/// signIn.executing.subscribe(onNext: { print("busy: \($0)") }).disposed(by: bag)  // prints busy: false
/// signIn.elements.subscribe(onNext: { print($0) }).disposed(by: bag)
/// signIn.execute("Ann")  // prints busy: true, Hello, Ann, busy: false
/// ```
///
/// ``enabled`` says whether the user can press the button, ``executing`` whether a spinner turns, and ``errors`` what a
/// message says.
///
/// One execution runs at a time. Until it ends, the action is not enabled, and another attempt fails with
/// ``ActionError/notEnabled``. The work starts with ``execute(_:)``, even if nothing observes its result, and goes on
/// until it ends. Events come on the thread that causes them. An observer of ``executing`` or ``enabled`` may execute
/// the action. The new state then reaches the observers after the old state has reached all of them.
public final class Action<Input: Sendable, Element: Sendable>: Sendable {
  private struct State {
    var isAllowed = false
    var isExecuting = false
  }

  /// The elements that the executions make.
  public var elements: Observable<Element> { madeElements.asObservable() }
  /// The reasons why executions did not succeed, including refused executions.
  public var errors: Observable<ActionError> { madeErrors.asObservable() }
  /// Whether the work is in progress.
  public var executing: Observable<Bool> { states.map(\.isExecuting).distinctUntilChanged() }
  /// Whether an execution would be accepted.
  public var enabled: Observable<Bool> { states.map { $0.isAllowed && !$0.isExecuting }.distinctUntilChanged() }
  /// Takes inputs, such as the taps of a button. Each input starts an execution.
  public var inputs: AnyObserver<Input> {
    AnyObserver { [self] event in if case .next(let input) = event { _ = execute(input).subscribe(onError: { _ in }) } }
  }

  private let guarded = Guarded(State())
  private let changes = PublishRelay<Void>()
  /// Queued, so that all observers receive the last state last, even if one of them executes the action.
  private let states = BehaviorRelay(value: State(), reentrancy: .queued)
  private let madeElements = PublishRelay<Element>()
  private let madeErrors = PublishRelay<ActionError>()
  private let workFactory: @Sendable (Input) -> Observable<Element>
  private let running = SerialDisposable()
  private let bag = DisposeBag()

  /// Makes an action.
  ///
  /// ```swift
  /// let mayAdd = BehaviorRelay(value: false)
  /// let add = Action<Int, Int>(enabledIf: mayAdd.asObservable()) { .just($0 + 1) }
  /// let subscription = add.enabled.subscribe(onNext: { print($0) })  // prints false
  /// mayAdd.accept(true)  // prints true
  /// ```
  ///
  /// - Parameters:
  ///   - enabledIf: whether executions are allowed. Before it emits, they are not.
  ///   - workFactory: makes the work for an input.
  public init(
    enabledIf: Observable<Bool> = .just(true), workFactory: @escaping @Sendable (Input) -> Observable<Element>
  ) {
    self.workFactory = workFactory
    // The relay takes the changes of several threads one after the other, so that the last change carries the last
    // state.
    changes.map { [guarded] in guarded.withLock { $0 } }.bind(to: states).disposed(by: bag)
    enabledIf
      .subscribe(onNext: { [weak self] isAllowed in self?.change { $0.isAllowed = isAllowed } })
      .disposed(by: bag)
  }

  /// Executes the work.
  ///
  /// ```swift
  /// let square = Action<Int, Int> { .just($0 * $0) }
  /// let made = square.elements.subscribe(onNext: { print("made \($0)") })
  /// let result = square.execute(3).subscribe(onNext: { print($0) })  // prints made 9, 9
  /// ```
  ///
  /// - Returns: the elements that the work makes, replayed to observers that come later. It fails with an
  ///   ``ActionError``.
  @discardableResult
  public func execute(_ input: Input) -> Observable<Element> {
    let isAccepted = guarded.withLock { state in
      guard state.isAllowed, !state.isExecuting else { return false }
      state.isExecuting = true
      return true
    }
    guard isAccepted else {
      madeErrors.accept(.notEnabled)
      return .error(ActionError.notEnabled)
    }
    changes.accept(())
    let result = ReplaySubject<Element>.createUnbounded()
    // An observer may execute the action again from inside of the end of this work. So the subscription gets its place
    // before it begins.
    let subscription = SingleAssignmentDisposable()
    running.disposable = subscription
    subscription.setDisposable(
      Observable.deferred { [workFactory] in workFactory(input) }.subscribe(
        onNext: { [self] element in
          madeElements.accept(element)
          result.onNext(element)
        },
        onError: { [self] error in
          change { $0.isExecuting = false }
          madeErrors.accept(.underlyingError(error))
          result.onError(ActionError.underlyingError(error))
        },
        onCompleted: { [self] in
          change { $0.isExecuting = false }
          result.onCompleted()
        }
      ))
    return result.asObservable()
  }

  private func change(_ body: (inout State) -> Void) {
    guarded.withLock { body(&$0) }
    changes.accept(())
  }
}
