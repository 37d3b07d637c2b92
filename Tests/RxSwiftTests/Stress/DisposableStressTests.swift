// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

/// Setting the content of a disposable against disposing it: the content is disposed exactly once, whoever comes first.
final class DisposableStressTests: XCTestCase {
  func testSettingAgainstDisposal() {
    Race.run { _ in
      let (single, serial, composite) = (SingleAssignmentDisposable(), SerialDisposable(), CompositeDisposable())
      let disposals = AtomicCounter()
      @Sendable func content() -> any Disposable { Disposables.create { disposals.add() } }
      return Round([
        {
          single.setDisposable(content())
          serial.disposable = content()
          _ = composite.insert(content())
        },
        {
          single.dispose()
          serial.dispose()
          composite.dispose()
        },
      ]) { disposals.value == 3 ? nil : "\(disposals.value) of 3 were disposed" }
    }
  }
}
