// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Feeds a subject, which all subscribers share, while connected.
  ///
  /// An observer that subscribes after the end of the source receives what `subject` repeats to late subscribers.
  /// See <http://reactivex.io/documentation/operators/publish.html>.
  ///
  /// ```swift
  /// let numbers = Observable.of(1, 2).multicast(ReplaySubject<Int>.create(bufferSize: 1))
  /// _ = numbers.connect()
  /// _ = numbers.subscribe(onNext: { print($0) })  // prints 2
  /// ```
  ///
  /// - Parameter subject: the subject through which the elements go. The resulting sequence retains it.
  @inlinable
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    ConnectableObservableAdapter(source: asObservable(), makeSubject: { subject })
  }

  /// Feeds a subject, which all subscribers share, while connected; each connection has a new subject.
  ///
  /// See <http://reactivex.io/documentation/operators/publish.html>.
  ///
  /// ```swift
  /// let numbers = Observable.of(1, 2).multicast(makeSubject: { PublishSubject<Int>() })
  /// _ = numbers.subscribe(onNext: { print($0) })
  /// _ = numbers.connect()  // prints 1, 2
  /// ```
  ///
  /// - Parameter makeSubject: makes the subject of a connection, at the first call of `connect` or `subscribe`.
  @preconcurrency
  @inlinable
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    ConnectableObservableAdapter(source: asObservable(), makeSubject: makeSubject)
  }

  /// Shares one subscription to this sequence within a sequence that is made from it.
  ///
  /// Each subscription makes a subject, and `selector` makes a sequence from it. The operator subscribes to that
  /// sequence and then connects. If one of the closures throws an error, this error is the only event.
  /// See <http://reactivex.io/documentation/operators/publish.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .multicast({ PublishSubject<Int>() }) { numbers in
  ///     // One subscription to the source, two users of it.
  ///     Observable.zip(numbers, numbers.skip(1)) { "\($0)-\($1)" }
  ///   }
  ///   .subscribe(onNext: { print($0) })  // prints 1-2, 2-3
  /// ```
  ///
  /// - Parameters:
  ///   - subjectSelector: makes the subject of a subscription.
  ///   - selector: makes the resulting sequence from the shared sequence.
  @preconcurrency
  @inlinable
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Observable { emitter in
      do {
        let subject = try subjectSelector()
        let connectable = ConnectableObservableAdapter(source: source, makeSubject: { subject })
        let subscription = try selector(connectable).forward(into: emitter)
        let connection = connectable.connect()
        return AnonymousDisposable {
          subscription.dispose()
          connection.dispose()
        }
      } catch {
        emitter.error(error)
        return NopDisposable.shared
      }
    }
  }
}

/// Feeds a subject from a source while connected.
@usableFromInline
final class ConnectableObservableAdapter<Subject: SubjectType>: ConnectableObservable<Subject.Element>,
  @unchecked Sendable
{
  // Sendable: the state that changes is in the hub.
  @usableFromInline typealias Input = Subject.Observer.Element

  private let source: Observable<Input>
  private let makeSubject: () -> Subject
  private let makeStage: (Subject.Observer, Connection) -> TerminalStage
  private let hub = ConnectionHub()

  @inlinable
  convenience init(source: Observable<Input>, makeSubject: @escaping () -> Subject) {
    self.init(source, makeSubject) { observer, connection in
      // An observer may end the connection while it is being made.
      ClosureStage { error in
        if connection.isDisposed { return }
        // Before the observers receive the end, so that a later observer starts a new connection.
        connection.dispose()
        observer.on(error.map { .error($0) } ?? .completed)
      } step: { raw, _ in
        if !connection.isDisposed { observer.on(.next(raw.load())) }
        return .stop
      }
    }
  }

  @usableFromInline
  init(
    _ source: Observable<Input>, _ makeSubject: @escaping () -> Subject,
    _ makeStage: @escaping (Subject.Observer, Connection) -> TerminalStage
  ) {
    self.source = source
    self.makeSubject = makeSubject
    self.makeStage = makeStage
    super.init(isTrampolined: false)
  }

  @usableFromInline
  override func connect() -> any Disposable {
    let (connection, _) = current { _ in }
    connection.begin()
    return connection
  }

  override func enter() -> (connection: Connection, source: Observable<Subject.Element>) {
    let (connection, subject) = current { $0.add() }
    return (connection, subject.asObservable())
  }

  /// The current connection and its subject, read under one lock. `change` is called under the lock, too.
  private func current(_ change: (Connection) -> Void) -> (Connection, Subject) {
    while true {
      _ = currentSubject()
      let current: (Connection, Subject)? = hub.lock.withLock {
        // Another thread may have ended the connection to which the subject belonged.
        guard let subject = hub.subject as? Subject else { return nil }
        let connection = hub.current {
          Connection(hub) { self.source.connect(self.makeStage(subject.asObserver(), $0)) }
        }
        change(connection)
        return (connection, subject)
      }
      if let current { return current }
    }
  }

  private func currentSubject() -> Subject {
    if let subject = hub.lock.withLock({ hub.subject as? Subject }) { return subject }
    // The user's code runs without the lock. If two threads make a subject at once, the first one is taken.
    let made = makeSubject()
    return hub.lock.withLock {
      if let subject = hub.subject as? Subject { return subject }
      hub.subject = made
      return made
    }
  }

  @usableFromInline
  override func feed(_ running: RunningSubscription) {
    running.setUpstream(currentSubject().asObservable().attach(running))
  }
}
