// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

final class ReactiveTests: XCTestCase {
  func testAWritablePropertyIsABinder() {
    let view = View()
    let binder: Binder<String?> = view.rx.title
    binder.onNext("a")
    XCTAssertEqual(view.title, "a")
    view.frame.rx.width.onNext(5)
    XCTAssertEqual(view.frame.width, 5)
    let subject = PublishSubject<String?>()
    let subscription = subject.subscribe(view.rx.title)
    subject.onNext("b")
    XCTAssertEqual(view.title, "b")
    subscription.dispose()
    subject.onNext("c")
    XCTAssertEqual(view.title, "b")
  }

  func testDoesNotRetainTheObject() {
    var view: View? = View()
    let weakly = WeakBox(view)
    let binder = view!.rx.title
    view = nil
    XCTAssertNil(weakly.object)
    binder.onNext("a")
  }

  func testExtensions() {
    XCTAssertEqual(View().rx.shout, "VIEW")
    XCTAssertEqual(View.rx.kind, "a view")
    XCTAssertEqual(Reactive("text").base, "text")
  }

  func testEveryFoundationObjectHasIt() {
    XCTAssertEqual(NSObject().rx.answer, 42)
  }

  func testSettableMembersOfExtensions() {
    let view = View()
    view.rx.mark = "set"
    XCTAssertEqual(view.title, "set")
  }
}

// Sendable: bindings change it on the main thread, and tests read it there.
private class View: ReactiveCompatible, @unchecked Sendable {
  // Sendable: as the view is.
  final class Frame: ReactiveCompatible, @unchecked Sendable {
    var width = 0
  }
  var title: String?
  var frame = Frame()
}

extension Reactive where Base: View {
  fileprivate var shout: String { "VIEW" }
  fileprivate static var kind: String { "a view" }
  fileprivate var mark: String {
    get { base.title ?? "" }
    nonmutating set { base.title = newValue }
  }
}

extension Reactive where Base: NSObject {
  fileprivate var answer: Int { 42 }
}
