// SPDX-License-Identifier: MIT
import Foundation

/// The relations of a `Link` header (RFC 8288), as far as paging needs them.
struct LinkHeader {
  private var targets: [String: String] = [:]

  /// Parses `<https://…?page=2>; rel="next", <https://…?page=9>; rel="last"`. What cannot be read is left out.
  init(_ value: String) {
    var rest = value[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let target = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      // The parameters reach to the next comma outside of quotes.
      var quoted = false
      let end =
        rest.firstIndex { character in
          if character == "\"" { quoted.toggle() }
          return character == "," && !quoted
        } ?? rest.endIndex
      for parameter in rest[..<end].split(separator: ";") {
        let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, parts[0].lowercased() == "rel" else { continue }
        let names = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        for name in names.split(separator: " ") { targets[name.lowercased()] = String(target) }
      }
      rest = rest[end...]
    }
  }

  /// The parameter `page` of the relation's address.
  func page(_ relation: String) -> Int? {
    targets[relation].flatMap { URLComponents(string: $0) }?
      .queryItems?.first { $0.name == "page" }?
      .value.flatMap { Int($0) }
  }
}
