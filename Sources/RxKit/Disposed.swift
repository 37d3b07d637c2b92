// SPDX-License-Identifier: MIT
import RxSwift

extension Disposable {
  /// Ends with a group of subscriptions, such as those of a page: when the group is disposed of, so is this. A group that has ended already
  /// ends it at once.
  ///
  /// ```swift
  /// let page = CompositeDisposable()
  /// Observable<Int>.never().do(onDispose: { print("ended") }).subscribe().disposed(by: page)
  /// page.dispose()  // prints ended
  /// ```
  public func disposed(by group: CompositeDisposable) { _ = group.insert(self) }
}
