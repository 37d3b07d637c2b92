// SPDX-License-Identifier: MIT
import RxDataSources
import RxTest
import XCTest

/// Tests of data sources, which belong to the main actor.
///
/// Not isolated as a class: XCTest on Linux does not find the tests of one that is.
class DataSourceTestCase: XCTestCase {
  func onMain(_ body: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(body) }
}

/// A data source that finds long differences in virtual time, and rows that it drives.
@MainActor
func make(
  _ scheduler: TestScheduler = TestScheduler(initialClock: 0)
) -> (AnimatedSectionedDataSource<List>, RowsView) {
  let dataSource = AnimatedSectionedDataSource<List>(
    finder: DifferenceFinder(on: scheduler, returningTo: scheduler),
    titleForHeaderInSection: { $0[$1].model.header }, titleForFooterInSection: { $0[$1].model.footer })
  return (dataSource, RowsView(dataSource))
}
