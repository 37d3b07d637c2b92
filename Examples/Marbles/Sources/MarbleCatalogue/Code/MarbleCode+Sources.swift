// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles

/// What goes in.
extension MarbleCode {
  struct Source {
    let name: String
    let type: String
    let lines: [String]
  }

  var sources: [Source] {
    chain.stages.indices.flatMap { index -> [Source] in
      let stage = chain.stages[index]
      return stage.example.diagrams.indices.compactMap { place in
        source(index, place, place < stage.diagrams.count ? stage.diagrams[place] : "")
      }
    }
  }

  private func source(_ index: Int, _ place: Int, _ diagram: String) -> Source? {
    let stage = chain.stages[index]
    let parts = diagram.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    let name = Self.name(index, place)
    let inner = parts.dropFirst().compactMap { line -> String? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let text = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return "  \(literal(line[..<colon].trimmingCharacters(in: .whitespaces))): scheduler.cold(\(literal(text))),"
    }
    var lines: [String] = []
    if stage.example.hasWork && !takesSequences(index) {
      let suffix = index == 0 ? "" : "\(index + 1)"
      lines = ["let inner\(suffix) = ["] + inner + ["]"]
      if inner.isEmpty { lines = ["let inner\(suffix): [String: TestableObservable<String>] = [:]"] }
      lines += [
        "@Sendable func work\(suffix)(_ name: String) -> Observable<String> {",
        "  inner\(suffix)[name]?.asObservable() ?? Observable.empty()",
        "}",
      ]
    }
    if index > 0 && place == 0 { return lines.isEmpty ? nil : Source(name: "", type: "", lines: lines) }
    let type = types.inputs[index][place]
    let kind = stage.example.isHot ? "hot" : "cold"
    let of = type == "String" ? "" : ", of: \(type).self"
    return Source(
      name: name, type: type,
      lines: ["let \(name) = scheduler.\(kind)(\(literal(parts.first ?? ""))\(of)).asObservable()"] + lines)
  }

  private func literal(_ text: some StringProtocol) -> String { String(text).debugDescription }

  private static func name(_ index: Int, _ place: Int) -> String {
    place == 0 ? "source" : index == 0 ? "other" : "other\(index + 1)"
  }

  /// Whether what comes out of the operator before are sequences.
  func takesSequences(_ index: Int) -> Bool {
    index > 0 && types.outputs[index - 1].hasSuffix("Observable")
  }
}
