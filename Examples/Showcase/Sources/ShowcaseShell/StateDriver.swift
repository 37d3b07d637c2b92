// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift

extension ObservableType where Element: Sendable {
  /// Drives a page with what it shows.
  ///
  /// What goes wrong for the user is a case of each state here. A state that fails itself is a mistake of the program: the page would stay as it
  /// is for ever and say nothing. A debug build stops then.
  public func asStateDriver() -> Driver<Element> {
    asDriver(onErrorRecover: { error in
      assertionFailure("A state failed: \(error)")
      return .empty()
    })
  }
}
