// SPDX-License-Identifier: MIT
import Foundation
import LoopbackServer
import RepositorySearchCore
import RepositorySearchWindow
import RepositoryServer
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell

/// A server in this process and what keeps its pages in memory, for as long as the server runs.
private struct LocalSearch: Sendable {
  let server: LoopbackServer
  let controller: DataController
}

/// The repository search, on a server in this process.
@MainActor
final class SearchApp: ShowcaseApp {
  let id = "search"
  let title = "Repository Search"
  let summary = "Finds while you type"
  let icon = "showcase-search"
  let keys = SearchPage.keys

  /// The source of truth: what is searched for.
  private let text = BehaviorRelay<String?>(value: "")
  private let host: ServerHost<LocalSearch>
  let search: SearchViewModel.Search

  /// - Parameters:
  ///   - server: another server than one in this process.
  ///   - timeout: how many seconds a search waits for the server, if not the usual time.
  init(server: URL? = nil, timeout: Int? = nil) {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "repository-search")
    let makeController = { @Sendable (url: URL) -> DataController in
      var setup = SearchSetup()
      setup.server = url
      if let timeout { setup.timeout = .seconds(timeout) }
      return setup.makeDataController(cache: NoPageCache(), scheduler: scheduler)
    }
    let host = ServerHost(
      start: {
        var configuration = SearchServer.Configuration()
        configuration.rateLimit = 1000
        let server = try await SearchServer(configuration).start()
        return LocalSearch(server: server, controller: makeController(server.url))
      }, stop: { await $0.server.stop() })
    self.host = host
    let controller = server.map { Observable.just(makeController($0)) } ?? host.running.map(\.controller).take(1)
    search = { query, page in
      controller.flatMap { $0.page(page, of: query) }
        .catch { error in
          // How to start a server of one's own is nothing that helps here.
          if case SearchError.serverNotRunning = error { throw SearchError.serverNotFound }
          throw error
        }
    }
    SearchProgram.addStyles()
    ShowcaseProgram.addIcons(SearchProgram.icons)
  }

  func makePage(in window: Window) -> Page {
    let page = SearchPage(search: search)
    page.enter(window)
    page.entry.text = text.value
    let keeping = page.entry.rx.text.bind(to: text)
    let life = Disposables.create(keeping, Disposables.create { page.end() })
    return Page(
      page.content, title: page.entry, headerEnd: [page.spinner], tabOrder: page.tabOrder, life: life,
      focus: { [weak entry = page.entry] in entry?.focusAtCursor() })
  }

  func close() { host.stop() }
}
