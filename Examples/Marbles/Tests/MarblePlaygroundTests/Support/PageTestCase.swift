// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Tests that share a browser and two servers: that of RxSwift's operators, and that of a user's.
class PageTestCase: XCTestCase {
  // Unsafe: XCTest runs the tests of a process one after the other, on one thread.
  nonisolated(unsafe) private static var shared: (browser: Browser, servers: [ServedPage])?

  private(set) var browser: Browser!
  private(set) var address = ""
  private(set) var ownAddress = ""
  private(set) var ownServer: ServedPage!

  override func setUpWithError() throws {
    guard let program = Browser.program else { throw XCTSkip("There is no Chromium; RX_BROWSER names one.") }
    if Self.shared == nil {
      let servers = try [ServedPage("marble-playground"), ServedPage("my-operators")]
      Self.shared = (try Browser(program), servers)
      atexit { PageTestCase.end() }
    }
    guard let shared = Self.shared else { return }
    browser = shared.browser
    address = shared.servers[0].address
    ownServer = shared.servers[1]
    ownAddress = ownServer.address
    try browser.size(1200, 900)
    try browser.colors("light")
  }

  override func tearDownWithError() throws {
    XCTAssertEqual(browser?.takeComplaints() ?? [], [], "The page has thrown something.")
  }

  private static func end() {
    shared?.browser.close()
    shared?.servers.forEach { $0.stop() }
    shared = nil
  }

  /// The last line of results, or those of a stage: `frame kind text`.
  func results(stage: Int? = nil) throws -> [String] {
    let index = stage.map { "\($0)" } ?? "all.length - 1"
    let value = try browser.evaluate(
      """
      (() => {
        const all = [...document.querySelectorAll("svg.result")];
        return [...all[\(index)].querySelectorAll(".mark")].map((mark) =>
          `${mark.dataset.frame} ${mark.dataset.kind} ${mark.dataset.text}`.trim());
      })()
      """)
    return value as? [String] ?? []
  }

  /// The texts of the sequences that go in.
  func texts() throws -> [String] {
    try browser.evaluate(#"[...document.querySelectorAll("textarea[data-stage]")].map((field) => field.value)"#)
      as? [String] ?? []
  }

  /// The name of the element that has the focus, or its id.
  var focused: String {
    get throws { try string("document.activeElement.getAttribute('aria-label') ?? document.activeElement.id") }
  }

  func string(_ expression: String) throws -> String { try browser.evaluate(expression) as? String ?? "" }

  var message: String {
    get throws {
      try string(
        #"document.getElementById("message").hidden ? "" : document.getElementById("message-text").textContent"#)
    }
  }
}

/// A program that serves the page.
final class ServedPage {
  let address: String
  private let process = Process()
  private let output = Pipe()

  /// The program. It lies beside the tests.
  static func program(_ name: String) -> URL {
    var folder = Bundle(for: PageTestCase.self).bundleURL
    while !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(name).path), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent(name)
  }

  init(_ name: String) throws {
    process.executableURL = Self.program(name)
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Browser.Failure(description: "\(name) does not start.") }
      text += String(decoding: data, as: UTF8.self)
    }
    address = text.split(separator: "\n")[0].replacingOccurrences(of: "listening on ", with: "")
  }

  deinit { if process.isRunning { stop() } }

  #if os(Linux)
    /// How many files and pipes the program has open.
    var openFiles: Int {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count
      }
    }
  #endif

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
