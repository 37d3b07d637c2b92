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
