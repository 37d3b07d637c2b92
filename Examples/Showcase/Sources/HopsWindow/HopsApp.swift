// SPDX-License-Identifier: MIT
import Foundation
import HopsCore
import HopsServer
import LoopbackServer
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseModel
import ShowcaseShell

/// The hops as the window of the showcase knows them, on a server in this process.
@MainActor
public final class HopsApp: ShowcaseApp {
  public let id = "hops"
  public let title = "Hops"
  public let summary = "What to brew with"
  public let icon = "showcase-hops"
  public let keys = KeyTable([
    (
      "Hops",
      [
        ("<Control>f", "Go to the text"), ("Down", "Go to the hops, and from hop to hop"),
        ("Return", "Open the details"), ("Escape", "Clear the text, or close the details"),
      ]
    )
  ])

  private let model: HopsViewModel
  private let host: ServerHost<LoopbackServer>

  /// - Parameters:
  ///   - units: how amounts are written; the account of the user says so.
  ///   - server: another server than one in this process.
  public init(units: Observable<UnitSystem>, server: URL? = nil) {
    let host = ServerHost(start: { try await HopsServer().start() }, stop: { await $0.stop() })
    self.host = host
    let address = server.map { Observable.just($0) } ?? host.running.map(\.url)
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "hops")
    let controller = HopsController(
      network: HopsHTTP.network(server: address, scheduler: scheduler), scheduler: scheduler)
    model = HopsViewModel(controller: controller, units: units, scheduler: MainScheduler.instance)
  }

  public func makePage(in window: Window) -> Page {
    let page = HopsPage(model: model)
    let bindings = page.bind()
    page.entry.captureKeys(of: window)
    let find = window.rx.shortcut("<Control>f").bind { [weak entry = page.entry] in entry?.focusSelectingText() }
    let life = Disposables.create(bindings, find, Disposables.create { withExtendedLifetime(page) {} })
    return Page(
      page.content, title: page.entry, headerEnd: [page.filtering], life: life,
      focus: { [weak entry = page.entry] in entry?.focusAtCursor() })
  }

  public func close() { host.stop() }
}
