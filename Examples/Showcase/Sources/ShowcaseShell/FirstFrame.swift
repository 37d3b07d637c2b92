// SPDX-License-Identifier: MIT
import RxGTK
import RxSwift

extension Widget {
  /// Emits when the first frame with the widget has been painted. What nobody sees in that frame is made then, so that the frame is there soon.
  public var firstFrame: Observable<Void> { rx.frames.skip(1).take(1).map { _ in () } }
}

extension ObservableType {
  /// The first rows of each list, and all of them from the first frame on: a list view makes a cell for each of the first 200 rows that it has,
  /// whether they are seen or not.
  ///
  /// - Parameters:
  ///   - count: more rows than are seen at once.
  ///   - painted: emits when the first frame has been painted.
  public func beginning<Row>(with count: Int, until painted: Observable<Void>) -> Observable<[Row]>
  where Element == [Row] {
    Observable.combineLatest(self, painted.map { true }.startWith(false)) { rows, isPainted in
      isPainted ? rows : Array(rows.prefix(count))
    }
  }
}

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
