// SPDX-License-Identifier: MIT
import RxGTK
import RxSwift

extension Box {
  /// Fills the box when it is wanted first, until what is returned is disposed of: a page is there sooner without what few users open.
  ///
  /// - Parameters:
  ///   - wanted: emits when what belongs into the box is to be seen.
  ///   - make: makes it, and says how it is bound: that is done when it is in the box, and can take the focus. What binds it is kept for as long.
  public func fill<Element>(
    when wanted: Observable<Element>,
    with make: @escaping @MainActor @Sendable () -> (part: Widget, bind: @MainActor @Sendable () -> any Disposable)
  ) -> any Disposable {
    let life = SerialDisposable()
    let making = wanted.take(1).bind { [weak self] _ in
      let (part, bind) = make()
      self?.append(part)
      life.disposable = Disposables.create(bind(), Disposables.create { withExtendedLifetime(bind) {} })
    }
    return Disposables.create(making, life)
  }
}
