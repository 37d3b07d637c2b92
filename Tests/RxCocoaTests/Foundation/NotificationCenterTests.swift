// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxSwift
import RxTestSupport
import XCTest

final class NotificationCenterTests: XCTestCase {
  private let center = NotificationCenter()
  private let (a, b) = (Notification.Name("a"), Notification.Name("b"))

  func testDeliversWhatHasTheName() {
    let log = Log()
    center.post(name: a, object: nil)
    let subscription = center.rx.notification(a).subscribe(onNext: { log.add($0.name.rawValue) })
    center.post(name: a, object: nil)
    center.post(name: b, object: nil)
    center.post(name: a, object: NSObject())
    subscription.dispose()
    center.post(name: a, object: nil)
    XCTAssertEqual(log.lines, ["a", "a"])
  }

  func testOfOneSender() {
    let log = Log()
    let (sender, other) = (NSObject(), NSObject())
    let subscription = center.rx.notification(nil, object: sender).subscribe(onNext: { log.add($0.name.rawValue) })
    center.post(name: a, object: sender)
    center.post(name: b, object: sender)
    center.post(name: a, object: other)
    center.post(name: a, object: nil)
    subscription.dispose()
    XCTAssertEqual(log.lines, ["a", "b"])
  }

  func testDoesNotRetainTheSender() {
    var sender: NSObject? = NSObject()
    let weakly = WeakBox(sender)
    let sequence = center.rx.notification(a, object: sender)
    sender = nil
    XCTAssertNil(weakly.object)
    // A sender that is gone does not stand for any sender.
    let log = Log()
    let subscription = sequence.subscribe(onNext: { log.add($0.name.rawValue) })
    center.post(name: a, object: NSObject())
    subscription.dispose()
    XCTAssertEqual(log.lines, [])
  }
}
