// SPDX-License-Identifier: MIT
import Foundation

/// Which page of how many results is asked for, and the `Link` header that names its neighbours.
struct Paging: Sendable {
  /// GitHub answers no more than this many results of one search, over all pages.
  static let reach = 1000

  var page: Int
  var perPage: Int

  /// Reads `page` and `per_page`; what is missing or no number is replaced by the default; a size that is too large is cut, and a page
  /// that is too far away is out of reach, as on GitHub.
  init(page: String?, perPage: String?) {
    self.page = min(Self.reach + 1, max(1, page.flatMap(Self.number) ?? 1))
    self.perPage = min(100, max(1, perPage.flatMap(Self.number) ?? 30))
  }

  /// A number that has more digits than fit is a large one.
  private static func number(_ text: String) -> Int? {
    Int(text) ?? (!text.isEmpty && text.allSatisfy { "0"..."9" ~= $0 } ? .max : nil)
  }

  var offset: Int { (page - 1) * perPage }

  var isWithinReach: Bool { offset < Self.reach }

  /// How many results this page may hold.
  var limit: Int { min(perPage, Self.reach - offset) }

  /// The header's value, or nil when everything is on one page.
  func link(total: Int, url: URLComponents) -> String? {
    let last = max(1, (min(total, Self.reach) + perPage - 1) / perPage)
    var relations: [(String, Int)] = []
    if page > 1 { relations.append(("prev", min(page - 1, last))) }
    if page < last { relations += [("next", page + 1), ("last", last)] }
    if page > 1 { relations.append(("first", 1)) }
    guard !relations.isEmpty else { return nil }
    return relations.map { name, number in
      var target = url
      // As they came: `%2B` is a plus sign, while a plus sign is read as a space.
      var items = (target.percentEncodedQueryItems ?? []).filter { $0.name != "page" }
      items.append(URLQueryItem(name: "page", value: "\(number)"))
      target.percentEncodedQueryItems = items
      return "<\(target.string ?? "")>; rel=\"\(name)\""
    }.joined(separator: ", ")
  }
}
