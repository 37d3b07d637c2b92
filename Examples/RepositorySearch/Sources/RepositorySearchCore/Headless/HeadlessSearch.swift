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

  /// Searches, sends the outcome and completes. Does not fail: a failure is an outcome too. If a later page fails, the outcome has the
  /// pages before it.
  public func run() -> Single<Outcome> {
    controller.pages(of: query, limit: pages)
      .map(Result<SearchResult, SearchError>.success)
      .catch { .just(.failure(SearchError($0))) }
      .toArray()
      .map { [self] in try outcome($0) }
      .catch { .just(Outcome(problem: Self.problem(SearchError($0)), exitCode: 2)) }
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

  private func outcome(_ answers: [Result<SearchResult, SearchError>]) throws -> Outcome {
    var state = SearchState().applying(.typed(query)).applying(.started(query: query))
    for (number, answer) in zip(1..., answers) {
      switch answer {
      case .success(let result): state = state.applying(.loaded(result, page: number))
      case .failure(let error): state = state.applying(.failed(error, page: number))
      }
    }
    // The state keeps this of its last page only. A script asks about all pages.
    state.isIncomplete = answers.contains { (try? $0.get().page.isIncomplete) == true }
    return Outcome(
      output: state.origin == nil ? "" : try output(state) + "\n",
      problem: state.error.map(Self.problem) ?? "",
      exitCode: state.error != nil ? 2 : state.repositories.isEmpty ? 1 : 0)
  }

  private func output(_ state: SearchState) throws -> String {
    switch format {
    case .json:
      let encoder = JSONEncoder.gitHub
      encoder.outputFormatting.insert(.prettyPrinted)
      let report = Report(
        query: query, totalCount: state.totalCount, isIncomplete: state.isIncomplete,
        isFromCache: state.origin?.isCache ?? false, items: state.repositories)
      return String(decoding: try encoder.encode(report), as: UTF8.self)
    case .table(let width):
      let repositories = state.repositories
      let lines = repositories.isEmpty ? [] : ResultTable(repositories: repositories, width: width).lines
      return (lines + [state.summary]).joined(separator: "\n")
    }
  }

  private static func problem(_ error: SearchError) -> String { ResultTable.oneLine(error.message) + "\n" }
}
