// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles

/// The tests that the playground shows for each example, as files of the tests: they pass.
enum CatalogueTestFiles {
  static let folder = "Examples/Marbles/Tests/MarbleCatalogueTests/Generated"

  static func files(_ chapters: [CatalogueChapter]) throws -> [String: String] {
    var files: [String: String] = [:]
    for chapter in chapters {
      let chains = chapter.entries.map { MarbleChain([MarbleChain.Stage($0.example)]) }
      files["\(folder)/\(chapter.name)CodeTests.swift"] = try file("\(chapter.name)CodeTests", chains)
    }
    files["\(folder)/ChainCodeTests.swift"] = try file("ChainCodeTests", CatalogueChains.chains)
    return files
  }

  private static func file(_ name: String, _ chains: [MarbleChain]) throws -> String {
    let methods = try chains.map { chain in
      let code = MarbleCode(chain, try chain.run())
      return indented(code.method)
    }
    let networking = methods.contains { $0.contains("URL") } ? "\n\(MarbleAppSource.networking)\n" : ""
    return """
      // SPDX-License-Identifier: MIT
      // swift-format-ignore-file
      // Written by scripts/marbles: the tests that the playground shows.
      import Foundation
      import RxCocoa
      import RxKit
      import RxMarbles
      import RxRelay
      import RxSwift
      import RxTest
      import XCTest
      \(networking)
      final class \(name): XCTestCase {
      \(methods.joined(separator: "\n\n"))
      }

      """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
