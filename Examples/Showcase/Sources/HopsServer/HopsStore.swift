// SPDX-License-Identifier: MIT
import Foundation
import ShowcaseModel

/// The hops as the server sends them.
struct StoredHop: Codable, Sendable {
  var name: String
  var alpha: Double
  var beta: Double
  var origin: String
  var type: String
  var substitutes: [Substitute]
  var humulene: Double
  var caryophyllene: Double
  var cohumulone: Double
  var myrcene: Double

  struct Substitute: Codable, Sendable {
    /// As the database of hops writes it.
    var name: String
    /// The hop that is meant, if it is one of these.
    var hop: String?
  }
}

struct StoredPage: Codable, Sendable {
  var hops: [StoredHop]
  var next: Int?
}

/// All hops, in memory.
struct HopsStore: Sendable {
  struct Query: Sendable {
    var text = ""
    var origin: String?
    var type: String?
    var alpha: Double?
  }

  static let perPage = 20
  let hops: [StoredHop]

  init() throws {
    guard let file = Bundle.module.url(forResource: "hops-gpl/hops", withExtension: "csv") else {
      throw CocoaError(.fileNoSuchFile)
    }
    let lines = try CommaSeparated.lines(Data(contentsOf: file)).dropFirst().map(CommaSeparated.fields)
    let names = lines.map { $0[0] }
    hops = lines.filter { $0.count == 11 }.map { fields in
      let number = { (index: Int) in Double(fields[index]) ?? 0 }
      return StoredHop(
        name: fields[0], alpha: number(1), beta: number(2), origin: fields[4], type: fields[5],
        substitutes: Self.substitutes(fields[6], names: names), humulene: number(7), caryophyllene: number(8),
        cohumulone: number(9), myrcene: number(10))
    }
    .sorted { $0.name < $1.name }
  }

  var origins: [String] { Set(hops.map(\.origin)).filter { !$0.isEmpty }.sorted() }

  func hop(named name: String) -> StoredHop? { hops.first { $0.name == name } }

  func page(number: Int, _ query: Query) -> StoredPage {
    let text = Self.plain(query.text)
    let found = hops.filter { hop in
      (text.isEmpty || Self.plain(hop.name).contains(text)) && (query.origin == nil || hop.origin == query.origin)
        && (query.type == nil || hop.type == query.type) && hop.alpha >= query.alpha ?? 0
    }
    // Anybody can ask for a page of any number; behind the last one they are all empty.
    let page = min(max(number, 1), found.count + 1)
    let start = (page - 1) * Self.perPage
    let end = min(found.count, start + Self.perPage)
    return StoredPage(
      hops: start < end ? Array(found[start..<end]) : [],
      next: end < found.count && start < end ? page + 1 : nil)
  }

  /// The hops that a text of the database names. What it says beside names stays a text.
  static func substitutes(_ text: String, names: [String]) -> [StoredHop.Substitute] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " .")) }
      .filter { !$0.isEmpty && $0 != "Probably none" }
      .map { name in
        let wanted = key(name)
        let hop = names.first { key($0) == wanted } ?? names.first { key($0).hasPrefix(wanted) && wanted.count > 3 }
        return StoredHop.Substitute(name: name, hop: hop)
      }
  }

  /// A name without what different hands write differently.
  private static func key(_ name: String) -> String {
    var text = plain(name).replacing("mt.", with: "mount").filter { $0.isLetter }
    for ending in ["er", "s"] where text.count > 5 && text.hasSuffix(ending) { text.removeLast(ending.count) }
    return text
  }

  private static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
