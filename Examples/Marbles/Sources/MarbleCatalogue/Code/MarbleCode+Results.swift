// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles

/// What comes out.
extension MarbleCode {
  var expectations: [String] {
    let groups = self.groups
    if groups.count == 1 {
      return ["scheduler.expect(result\(during(0, groups[0])))\(emits(groups[0]))"]
    }
    let first = groups.indices.map {
      "let observer\($0 + 1) = scheduler.expect(result\(during($0, groups[$0])))"
    }
    return first + groups.indices.map { "observer\($0 + 1)\(emits(groups[$0]))" }
  }

  /// The lines of each observer.
  private var groups: [[MarblePicture.Line]] {
    var groups: [[MarblePicture.Line]] = []
    for line in picture.sections.last?.outputs ?? [] {
      if line.isInner, !groups.isEmpty { groups[groups.count - 1].append(line) } else { groups.append([line]) }
    }
    return groups
  }

  private func during(_ index: Int, _ lines: [MarblePicture.Line]) -> String {
    let observers = chain.observers
    let diagram = index < observers.count ? observers[index] : "^"
    let hasEnd = lines[0].marks.last?.isEnd ?? false
    if hasEnd || diagram.contains("!") { return diagram == "^" ? "" : ", during: \"\(diagram)\"" }
    // The picture ends, so the test does: after all that goes in and comes out.
    let marks = picture.groups.flatMap { $0 }.flatMap { $0 }.flatMap(\.marks) + lines.flatMap(\.marks)
    let end = max(MarbleExample.length, 1 + (marks.map(\.frame).max() ?? 0))
    let dashes = String(repeating: "-", count: max(0, end - diagram.count))
    return ", during: \"\(diagram)\(dashes)!\""
  }

  private func emits(_ lines: [MarblePicture.Line]) -> String {
    var letters = MarbleLetters(lines)
    let inner = lines.filter(\.isInner)
    let isNested = types.result.hasSuffix("Observable")
    var diagrams: [Character: MarbleDiagram] = [:]
    for line in inner { if let name = line.name.first { diagrams[name] = letters.diagram(line, from: line.start) } }
    let diagram = letters.outer(lines[0], inner: diagrams)
    let text = diagram.text()
    let isReadable = types.elements == "String" || types.elements == "Int"
    let needsValues = !isReadable || !letters.isPlain(isNumber: types.elements == "Int")
    let values = letters.named.sorted { $0.value < $1.value }.map { name, letter in
      "\(String(letter).debugDescription): \(picture.literals[name] ?? name.debugDescription)"
    }
    var arguments = [isNested && text.contains("\n") ? Self.block(text) : text.debugDescription]
    if needsValues { arguments.append("values: [\(values.isEmpty ? ":" : values.joined(separator: ", "))]") }
    if let error = picture.error { arguments.append("error: \(error)") }
    if types.elements.hasPrefix("(") || types.elements.hasPrefix("Event<") {
      arguments.append(#"by: { "\($0)" == "\($1)" }"#)
    }
    return ".emits(\(arguments.joined(separator: ", ")))"
  }

  private static func block(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    return "\n  \"\"\"\n\(lines.joined(separator: "\n"))\n  \"\"\""
  }
}
