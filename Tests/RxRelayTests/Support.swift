// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport

extension Log {
  /// Adds a line for each event of `source`.
  func follow<Source: ObservableType>(_ source: Source, _ name: String) -> any Disposable {
    source.subscribe { self.add("\(name) \($0)") }
  }
}
