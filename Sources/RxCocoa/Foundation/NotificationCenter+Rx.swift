// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

extension Reactive where Base: NotificationCenter {
  /// The notifications with a name, sent by an object; it never completes.
  ///
  /// Elements are delivered where the notification is posted.
  ///
  /// ```swift
  /// let name = Notification.Name("saved")
  /// _ = NotificationCenter.default.rx.notification(name)
  ///   .take(1)
  ///   .subscribe(onNext: { print($0.name.rawValue) })
  /// NotificationCenter.default.post(name: name, object: nil)  // prints saved
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name; nil for all notifications.
  ///   - object: the sender, which is not retained; nil for any. If it is gone when you subscribe, no notification comes.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    // A notification center may be used from any thread.
    let center = UncheckedSendable(base)
    let sender = object.map { WeakReference($0) }
    return Observable.create { observer in
      let object = sender?.object
      // The sender is gone, and nil would stand for any sender.
      if sender != nil, object == nil { return Disposables.create() }
      // The token only goes back to the center.
      let token = UncheckedSendable(
        center.value.addObserver(forName: name, object: object, queue: nil) { observer.on(.next($0)) })
      return Disposables.create { center.value.removeObserver(token.value) }
    }
  }
}
