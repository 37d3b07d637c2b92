// SPDX-License-Identifier: MIT
import RxSwift

/// Takes inputs one after the other, whatever thread they come from, and lets the state machine say what follows from
/// each.
final class PagingLoop<Element: Sendable, Cursor: Sendable>: Sendable {
  enum Input: Sendable {
    case refresh
    case next
    case retry
    /// The outcome of the request with a number.
    case answer(Int, Result<PageOf<Element, Cursor>, any Error>)
  }

  fileprivate struct Request: Sendable {
    var number: Int
    var cursor: Cursor?
  }

  fileprivate struct State {
    var paging = Paging<Element, Cursor>()
    /// The last request, and whether it was for the first page.
    var request = Request(number: 0, cursor: nil)
    var isRefresh = true
    /// The cursor of the page after those that have come.
    var following: Cursor?
    /// Inputs that have come while the loop was taking another one.
    var waiting: [Input] = []
    var isBusy = false
  }

  /// The request that is on its way.
  let running = SerialDisposable()
  private let state = Guarded(State())
  private let observer: AnyObserver<Paging<Element, Cursor>>
  private let load: @Sendable (Cursor?) -> Observable<PageOf<Element, Cursor>>

  init(
    observer: AnyObserver<Paging<Element, Cursor>>,
    load: @escaping @Sendable (Cursor?) -> Observable<PageOf<Element, Cursor>>
  ) {
    self.observer = observer
    self.load = load
  }

  /// Takes an input, now or after those that have come before it.
  func send(_ input: Input) {
    let isFirst = state.withLock { state in
      state.waiting.append(input)
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard isFirst else { return }
    while let input = state.withLock({ $0.nextInput() }) { take(input) }
  }

  private func take(_ input: Input) {
    let (paging, request, replaced) = state.withLock { state -> (Paging<Element, Cursor>?, Request?, [Element]?) in
      let replaced = state.isRefresh ? state.paging.elements : nil
      let outcome = state.take(input)
      return (outcome.isChange ? state.paging : nil, outcome.request, replaced)
    }
    // This releases the elements that the first page replaces outside of the lock, because their deinitialisers may ask
    // for pages.
    withExtendedLifetime(replaced) {}
    if let paging { observer.onNext(paging) }
    if let request { start(request) }
  }

  private func start(_ request: Request) {
    // The observer may have left when it learnt that the request begins. Before the first request it cannot, because it is
    // still subscribing.
    if running.isDisposed { return }
    let subscription = SingleAssignmentDisposable()
    running.disposable = subscription
    subscription.setDisposable(
      Observable.deferred { [load] in load(request.cursor) }.take(1).asSingle()
        .subscribe(
          onSuccess: { [self] in send(.answer(request.number, .success($0))) },
          onFailure: { [self] in send(.answer(request.number, .failure($0))) }))
  }
}

extension PagingLoop.State {
  fileprivate mutating func nextInput() -> PagingLoop.Input? {
    guard waiting.isEmpty else { return waiting.removeFirst() }
    isBusy = false
    return nil
  }

  /// The transition that an input causes: whether the list changes, and the request that has to be made.
  fileprivate mutating func take(_ input: PagingLoop.Input) -> (isChange: Bool, request: PagingLoop.Request?) {
    switch input {
    case .refresh: return (true, ask(nil, isRefresh: true))
    case .next where paging.phase == .waiting: return (true, ask(following, isRefresh: false))
    case .next where paging.phase == .failed, .retry where paging.phase == .failed:
      return (true, ask(request.cursor, isRefresh: isRefresh))
    case .next, .retry: return (false, nil)
    // An answer to a request that another request has replaced.
    case .answer(let number, _) where number != request.number: return (false, nil)
    case .answer(_, .success(let page)):
      paging.loaded(page)
      following = page.next
      return (true, nil)
    case .answer(_, .failure(let error)):
      paging.failed(error)
      return (true, nil)
    }
  }

  private mutating func ask(_ cursor: Cursor?, isRefresh: Bool) -> PagingLoop.Request {
    request = PagingLoop.Request(number: request.number + 1, cursor: cursor)
    self.isRefresh = isRefresh
    paging.started(isRefresh: isRefresh)
    return request
  }
}
