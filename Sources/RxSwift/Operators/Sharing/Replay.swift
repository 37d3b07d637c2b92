// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Shares the events among all subscribers while connected, and repeats the last elements to later subscribers:
  /// `multicast` with a `ReplaySubject`.
  ///
  /// See <http://reactivex.io/documentation/operators/replay.html>.
  ///
  /// ```swift
  /// let source = PublishSubject<Int>()
  /// let numbers = source.replay(2)
  /// _ = numbers.connect()
  /// for number in 1...3 { source.onNext(number) }
  /// _ = numbers.subscribe(onNext: { print($0) })  // prints 2, 3
  /// ```
  ///
  /// - Parameter bufferSize: how many elements are repeated; not negative.
  @inlinable
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    let source = asObservable()
    if let replayed = source.pairReplay?.replay(source, bufferSize) { return replayed }
    return source.multicast(makeSubject: { ReplaySubject<Element>.create(bufferSize: bufferSize) })
  }

  /// Shares the events among all subscribers while connected, and repeats all of them to later subscribers.
  ///
  /// See <http://reactivex.io/documentation/operators/replay.html>.
  ///
  /// ```swift
  /// let source = PublishSubject<Int>()
  /// let numbers = source.replayAll()
  /// _ = numbers.connect()
  /// for number in 1...3 { source.onNext(number) }
  /// _ = numbers.subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  @inlinable
  public func replayAll() -> ConnectableObservable<Element> {
    let source = asObservable()
    if let replayed = source.pairReplay?.replay(source, nil) { return replayed }
    return source.multicast(makeSubject: { ReplaySubject<Element>.createUnbounded() })
  }
}
