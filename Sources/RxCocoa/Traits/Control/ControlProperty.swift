// SPDX-License-Identifier: MIT
import RxSwift

/// A type that can be turned into a `ControlProperty`.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// The control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a user interface element: its value now and as the user changes it, and a way to set it.
///
/// As a sequence it never fails, sends the current value on subscription, and delivers on the main scheduler. It does
/// not send values that the program sets. The code that makes a control property promises this. Nothing checks the
/// promise.
public struct ControlProperty<PropertyType>: ControlPropertyType, Sendable {
  /// The type of the elements.
  public typealias Element = PropertyType

  let values: Observable<PropertyType>
  let valueSink: AnyObserver<PropertyType>

  /// A property with the values of a sequence, to which it subscribes on the main thread.
  ///
  /// ```swift
  /// let (text, names) = (BehaviorSubject(value: ""), PublishSubject<String>())
  /// let property = ControlProperty(values: text, valueSink: text)
  /// _ = names.bind(to: property)
  /// names.onNext("set")
  /// _ = property.subscribe(onNext: { print($0) })  // prints set
  /// ```
  ///
  /// - Parameters:
  ///   - values: the values, the current one first.
  ///   - valueSink: sets the property.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Values.Element == Sink.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes `observer` to the values.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The values that follow the one on subscription.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as an observable.
  public func asObservable() -> Observable<Element> { values }

  /// The control property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// Sets the property. An error is a mistake of the programmer, which stops debug builds.
  ///
  /// ```swift
  /// let text = BehaviorSubject(value: "")
  /// let property = ControlProperty(values: text, valueSink: text)
  /// property.on(.next("set"))
  /// _ = property.subscribe(onNext: { print($0) })  // prints set
  /// ```
  public func on(_ event: Event<Element>) {
    switch event {
    case .next: valueSink.on(event)
    case .error(let error): fatalErrorInDebug("A control property cannot take errors, but received: \(error)")
    case .completed: valueSink.on(.completed)
    }
  }

  /// The values as a `Driver`. An error is a mistake of the programmer, which stops debug builds.
  ///
  /// ```swift
  /// let text = BehaviorRelay(value: "a")
  /// let property = ControlProperty(values: text, valueSink: AnyObserver { $0.element.map(text.accept) })
  /// _ = property.asDriver().drive(onNext: { print($0) })
  /// property.onNext("b")  // prints a, b
  /// ```
  public func asDriver() -> Driver<Element> { asTrustedSharedSequence(DriverSharingStrategy.self) }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string in place of nil.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.values.map { $0 ?? "" }, valueSink: original.valueSink.mapObserver { $0 })
  }
}
