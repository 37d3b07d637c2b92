// SPDX-License-Identifier: MIT
import RxSwift

extension Disposable {
  /// Adds this to a group of subscriptions, such as those of a page. When the group is disposed, this is disposed, too.
  /// If the group has ended already, this ends at once.
  ///
  /// ```swift
  /// let page = CompositeDisposable()
  /// Observable<Int>.never().do(onDispose: { print("ended") }).subscribe().disposed(by: page)
  /// page.dispose()  // prints ended
  /// ```
  public func disposed(by group: CompositeDisposable) { _ = group.insert(self) }
}
