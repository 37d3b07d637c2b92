// SPDX-License-Identifier: MIT
import RxCocoa
import RxRelay
import RxSwift
import XCTest

/// What users of RxSwift reported about its main-thread traits.
final class FieldNotesTests: XCTestCase {
  @MainActor
  private final class View {
    var texts: [String] = []
    var areOnMain = true

    func show(_ text: String) {
      areOnMain = areOnMain && Thread.isMainThread
      texts.append(text)
    }
  }

  /// The closures of `drive`, `emit` and `bind` were not isolated to the main actor: here they touch its state without
  /// any annotation.
  @MainActor
  func testIssue2586DriveEmitAndBindAreOnTheMainActor() {
    let view = View()
    let (relay, events) = (BehaviorRelay(value: "a"), PublishRelay<String>())
    let bag = DisposeBag()
    relay.asDriver().drive(onNext: { view.show("drive \($0)") }).disposed(by: bag)
    relay.asDriver().drive(Binder(view) { view, text in view.show("binder \(text)") }).disposed(by: bag)
    events.asSignal().emit(onNext: { view.show("emit \($0)") }).disposed(by: bag)
    relay.bind(onNext: { view.show("bind \($0)") }).disposed(by: bag)
    events.accept("b")
    drainMainQueue()
    XCTAssertEqual(Set(view.texts), ["drive a", "binder a", "emit b", "bind a"])
    XCTAssertEqual(view.texts.count, 4)
    XCTAssert(view.areOnMain)
  }

  /// The values of a shared sequence could be awaited on the main actor only.
  func testIssue2392ValuesAwayFromTheMainActor() async {
    let relay = BehaviorRelay(value: 1)
    let driver = relay.asDriver()
    let received = await Task.detached { () -> [Int] in
      var received: [Int] = []
      for await value in driver.values {
        received.append(value)
        if value == 3 { break }
        relay.accept(value + 1)
      }
      return received
    }
    .value
    XCTAssertEqual(received, [1, 2, 3])
  }
}
