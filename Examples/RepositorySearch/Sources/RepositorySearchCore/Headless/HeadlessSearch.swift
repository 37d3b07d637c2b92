// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// A search for scripts: text in, text and an exit code out.
public struct HeadlessSearch: Sendable {
  public enum Format: Sendable {
    case table(width: Int)
    case json
  }

  /// What to print where, and how the process ends: 0 found, 1 nothing found, 2 failed.
  public struct Outcome: Hashable, Sendable {
    public var output = ""
    public var problem = ""
    public var exitCode: Int32
  }

  /// What a script's search tells on its way.
  public enum Step: Hashable, Sendable {
    /// The answer takes long; the text says so.
    case waiting(String)
    case ended(Outcome)
  }

  private let query: String
  private let pages: Int
  private let format: Format
  private let controller: DataController

  public init(query: String, pages: Int = 1, format: Format, controller: DataController) {
    self.query = query
    self.pages = pages
    self.format = format
    self.controller = controller
  }

  /// Searches, sends the outcome and completes. Does not fail: a failure is an outcome too.
  public func run() -> Single<Outcome> {
    controller.pages(of: query, limit: pages)
      .toArray()
      .map { [self] in try outcome($0) }
      .catch { .just(Outcome(problem: ResultTable.oneLine(SearchError($0).message) + "\n", exitCode: 2)) }
  }

  /// Searches, tells once that it takes long if it does, sends the outcome and completes. Does not fail.
  public func steps(scheduler: SearchScheduler) -> Observable<Step> {
    let waiting = Observable<Int>.timer(SearchViewModel.patience, scheduler: scheduler)
      .map { _ in Step.waiting("The server takes long to answer. Ctrl+C stops waiting.\n") }
    return Observable.merge(waiting, run().asObservable().map(Step.ended))
      .take(until: { if case .ended = $0 { true } else { false } }, behavior: .inclusive)
  }

  private struct Report: Encodable {
    var query: String
    var totalCount: Int
    var isIncomplete: Bool
    var isFromCache: Bool
    var items: [Repository]

    enum CodingKeys: String, CodingKey {
      case query, items
      case totalCount = "total_count"
      case isIncomplete = "incomplete_results"
      case isFromCache = "from_cache"
    }
  }

  private func outcome(_ results: [SearchResult]) throws -> Outcome {
    let repositories = results.flatMap(\.page.repositories)
    let total = results.last?.page.totalCount ?? 0
    let isCache = results.last?.origin.isCache ?? false
    let exitCode: Int32 = repositories.isEmpty ? 1 : 0
    switch format {
    case .json:
      let encoder = JSONEncoder.gitHub
      encoder.outputFormatting.insert(.prettyPrinted)
      let report = Report(
        query: query, totalCount: total, isIncomplete: results.contains { $0.page.isIncomplete }, isFromCache: isCache,
        items: repositories)
      return Outcome(output: String(decoding: try encoder.encode(report), as: UTF8.self) + "\n", exitCode: exitCode)
    case .table(let width):
      var state = SearchState()
      state.repositories = repositories
      state.totalCount = total
      state.isIncomplete = results.contains { $0.page.isIncomplete }
      state.origin = results.last?.origin
      state.text = query
      state.found = query
      let lines = repositories.isEmpty ? [] : ResultTable(repositories: repositories, width: width).lines
      return Outcome(output: (lines + [state.summary]).joined(separator: "\n") + "\n", exitCode: exitCode)
    }
  }
}
