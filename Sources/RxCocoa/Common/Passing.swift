// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

// What `bind`, `drive` and `emit` have in common. Each subscribes one observer that passes everything on.

func pass<Observer: ObserverType>(
  _ source: Observable<Observer.Element>, _ observers: [Observer]
) -> any Disposable {
  // Binders and control properties stop debug builds when they receive an error: the place of the binding is named then.
  if let site = CallSite.capture() {
    let observers = observers.map { $0.asObserver() }
    return source.subscribe(
      AnyObserver { event in
        CallSite.naming(event.error == nil ? nil : site) { for observer in observers { observer.on(event) } }
      })
  }
  if observers.count == 1 { return source.subscribe(observers[0]) }
  let observers = observers.map { $0.asObserver() }
  return source.subscribe(AnyObserver { event in for observer in observers { observer.on(event) } })
}

func pass<Observer: ObserverType, Element>(
  _ source: Observable<Element>, optional observers: [Observer]
) -> any Disposable where Observer.Element == Element? {
  let site = CallSite.capture()
  let observers = observers.map { $0.asObserver() }
  return source.subscribe(
    AnyObserver { event in
      CallSite.naming(event.error == nil ? nil : site) {
        for observer in observers { observer.on(event.map { $0 }) }
      }
    })
}

/// Accepts the elements of a sequence that does not fail; a relay has no use for the end.
func pass<Element>(_ source: Observable<Element>, accept: @escaping @Sendable (Element) -> Void) -> any Disposable {
  let site = CallSite.capture()
  return source.subscribe(
    AnyObserver { event in
      switch event {
      case .next(let element): accept(element)
      case .error(let error): fatalErrorInDebug("A binding cannot take errors, but received: \(error)", at: site)
      case .completed: break
      }
    })
}

/// A function that calls `body` with `object` as long as that lives.
func weakly<Object: AnyObject>(_ object: Object, _ body: (@MainActor (Object) -> Void)?) -> (@Sendable () -> Void)? {
  guard let body else { return nil }
  let (function, reference) = (assumingMainActor(body), WeakReference(object))
  return {
    if let object = reference.object { function(object) }
  }
}

/// A function that calls `body` with `object` and its argument as long as the object lives.
func weakly<Object: AnyObject, Argument>(
  _ object: Object, _ body: (@MainActor (Object, Argument) -> Void)?
) -> (@Sendable (Argument) -> Void)? {
  guard let body else { return nil }
  let (function, reference) = (assumingMainActor(body), WeakReference(object))
  return { argument in
    if let object = reference.object { function(object, argument) }
  }
}
