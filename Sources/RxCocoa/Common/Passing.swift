// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

// The common part of `bind`, `drive` and `emit`. Each subscribes one observer that passes everything on.

func pass<Observer: ObserverType>(
  _ source: Observable<Observer.Element>, _ observers: [Observer]
) -> any Disposable {
  // Binders and control properties stop debug builds when they receive an error. The message then names the place of
  // the binding.
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

/// Accepts the elements of a sequence that does not fail. It ignores the end, because a relay has no use for it.
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

/// A function that calls `body` with `object` while `object` lives. Its caller must be where `body` belongs.
func weakly<Object: AnyObject>(_ object: Object, _ body: @escaping @isolated(any) (Object) -> Void)
  -> @Sendable () -> Void
{
  let (function, reference) = (unisolated(body), WeakReference(object))
  return {
    if let object = reference.object { function(object) }
  }
}

/// A function that calls `body` with `object` and its argument while `object` lives. Its caller must be where `body`
/// belongs.
func weakly<Object: AnyObject, Argument>(
  _ object: Object, _ body: @escaping @isolated(any) (Object, Argument) -> Void
) -> @Sendable (Argument) -> Void {
  let (function, reference) = (unisolated(body), WeakReference(object))
  return { argument in
    if let object = reference.object { function(object, argument) }
  }
}

/// A function that calls `body`, if there is one, as `weakly` does.
func weakly<Object: AnyObject>(
  _ object: Object, optional body: (@isolated(any) (Object) -> Void)?
) -> (@Sendable () -> Void)? {
  guard let body else { return nil }
  return weakly(object, body)
}

/// A function that calls `body`, if there is one, as `weakly` does.
func weakly<Object: AnyObject, Argument>(
  _ object: Object, optional body: (@isolated(any) (Object, Argument) -> Void)?
) -> (@Sendable (Argument) -> Void)? {
  guard let body else { return nil }
  return weakly(object, body)
}

/// Subscribes functions of a driver or a signal. They run on the actor that one of them belongs to, or where the
/// sequence delivers.
func subscribeIsolated<Element>(
  to source: Observable<Element>, _ onNext: (@isolated(any) (Element) -> Void)?,
  _ onCompleted: (@isolated(any) () -> Void)?, _ onDisposed: (@isolated(any) () -> Void)?
) -> any Disposable {
  source.delivered(to: commonActor(onNext?.isolation, onCompleted?.isolation))
    .subscribe(
      onNext: unisolated(optional: onNext), onCompleted: unisolated(optional: onCompleted),
      onDisposed: fromAnywhere(optional: onDisposed))
}

/// Subscribes functions of a driver or a signal. They run on the actor that one of them belongs to, or where the
/// sequence delivers.
func subscribeIsolated<Element, Object: AnyObject>(
  to source: Observable<Element>, with object: Object, _ onNext: (@isolated(any) (Object, Element) -> Void)?,
  _ onCompleted: (@isolated(any) (Object) -> Void)?, _ onDisposed: (@isolated(any) (Object) -> Void)?
) -> any Disposable {
  source.delivered(to: commonActor(onNext?.isolation, onCompleted?.isolation))
    .subscribe(
      onNext: weakly(object, optional: onNext), onCompleted: weakly(object, optional: onCompleted),
      onDisposed: weakly(object, optional: onDisposed).map { fromAnywhere($0, on: onDisposed?.isolation) })
}
