// SPDX-License-Identifier: MIT

/// A sequence that starts when `connect` is called, not when an observer subscribes.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source and passes its events on to the observers of this sequence.
  ///
  /// - Returns: the disposable that ends the subscription to the source.
  func connect() -> any Disposable
}

/// A sequence that starts when `connect` is called, not when an observer subscribes.
///
/// See <http://reactivex.io/documentation/operators/connect.html>.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
  // Sendable: subclasses say what protects their state.

  /// - Parameter origin: the sequence whose elements this one passes on unchanged, if there is one. This one retains
  ///   it.
  @usableFromInline
  init(passingOn origin: (any ObservableNode)? = nil, isTrampolined: Bool = true) {
    super.init(.feed, passingOn: origin, isTrampolined: isTrampolined)
  }

  /// Subscribes to the source and passes its events on to the observers of this sequence.
  ///
  /// As long as it is connected, further calls return the same connection.
  ///
  /// ```swift
  /// let numbers = Observable.of(1, 2).publish()
  /// _ = numbers.subscribe(onNext: { print("a\($0)") })
  /// _ = numbers.subscribe(onNext: { print("b\($0)") })
  /// _ = numbers.connect()  // prints a1, b1, a2, b2
  /// ```
  ///
  /// - Returns: the disposable that ends the subscription to the source.
  public func connect() -> any Disposable { preconditionFailure("Only the subclasses of this library connect.") }

  /// Counts an observer for the current connection, and returns the connection and the sequence to subscribe to.
  ///
  /// Both belong together, even if other threads end the connection at the same time. The observer must call `leave()`
  /// on the connection. The connection need not have begun.
  func enter() -> (connection: Connection, source: Observable<Element>) {
    preconditionFailure("Only the subclasses of this library connect.")
  }
}
