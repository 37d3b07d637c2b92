// SPDX-License-Identifier: MIT

/// A sequence that starts when it is told to, and not when somebody subscribes.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source and lets its events through to everybody who is subscribed here.
  ///
  /// - Returns: what ends the subscription to the source.
  func connect() -> any Disposable
}

/// A sequence that starts when it is told to, and not when somebody subscribes.
///
/// See <http://reactivex.io/documentation/operators/connect.html>.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
  // Sendable: subclasses say what protects their state.

  /// - Parameter origin: the sequence whose elements are passed on, if they are the same; retained by this one.
  @usableFromInline
  init(passingOn origin: (any ObservableNode)? = nil, isTrampolined: Bool = true) {
    super.init(.feed, passingOn: origin, isTrampolined: isTrampolined)
  }

  /// Subscribes to the source and lets its events through to everybody who is subscribed here.
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
  /// - Returns: what ends the subscription to the source.
  public func connect() -> any Disposable { preconditionFailure("Only the subclasses of this library connect.") }

  /// The current connection, with one observer more, which must `leave()` it, and what that one subscribes to. They belong
  /// together, whoever leaves or ends the sequence at the same time. The connection need not have begun.
  func enter() -> (connection: Connection, source: Observable<Element>) {
    preconditionFailure("Only the subclasses of this library connect.")
  }
}
