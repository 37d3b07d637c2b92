// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles

/// The operators.
extension MarbleCode {
  /// Statements, the last of which makes `result`.
  func lines(isTest: Bool) -> [String] {
    var statements: [String] = []
    var base = "source"
    var calls: [String] = []
    for (index, stage) in chain.stages.enumerated() {
      let listing = stage.example.listing.map { isTest ? $0.test : $0.app }
      var code = (listing ?? stage.example.template).split(separator: "\n", omittingEmptySubsequences: false)
        .map { stage.example.code(String($0), stage.numbers) }
      code = code.map { renamed($0, index) }
      if index > 0, let conversion = types.conversions[index] { calls.append(conversion) }
      if index == 0, code.count > 1, Self.types.contains(where: code[0].hasPrefix) {
        // An expression of several lines.
        base = code.joined(separator: "\n")
        continue
      }
      if listing == nil, code[0].hasPrefix("source."), words("source", in: code[0]) == 1 {
        calls.append(String(code[0].dropFirst("source".count)))
        if !stage.example.isObservable { calls.append(".asObservable()") }
        continue
      }
      if index > 0, code.contains(where: { words("source", in: $0) > 0 }) {
        let step = "step\(index)"
        statements.append(statement(step, base, calls))
        code = code.map { $0.replacing(Self.word("source"), with: step) }
      }
      statements += code.dropLast()
      base = code.last ?? ""
      calls = listing != nil || stage.example.isObservable ? [] : [".asObservable()"]
    }
    return statements + [statement("result", base, calls)]
  }

  /// What an expression of several lines begins with.
  private static let types = ["Observable", "Infallible", "Single", "Maybe", "Completable"]

  private func statement(_ name: String, _ base: String, _ calls: [String]) -> String {
    let inLine = "let \(name) = \(base)\(calls.joined())"
    if calls.count < 2, inLine.count <= 100 { return inLine }
    return (["let \(name) = \(base)"] + calls.map { "  \($0)" }).joined(separator: "\n")
  }

  /// Code with the names of this stage's sequences.
  private func renamed(_ code: String, _ index: Int) -> String {
    var code = code
    if index > 0 {
      code = code.replacing(Self.word("other", unless: ":"), with: "other\(index + 1)")
      if takesSequences(index) {
        code = code.replacing(".map { work($0) }", with: "").replacing("work($0)", with: "$0")
      } else {
        code = code.replacing("work(", with: "work\(index + 1)(")
      }
    }
    return code
  }

  /// Finds a name; `source.map` are two.
  private static func word(_ word: String, unless follower: String = "\\w") -> Regex<AnyRegexOutput> {
    do {
      return try Regex("\\b\(word)\\b(?!\(follower))").wordBoundaryKind(.simple)
    } catch {
      preconditionFailure("\(word) is no name.")
    }
  }

  func words(_ word: String, in code: String) -> Int {
    code.matches(of: Self.word(word)).count
  }
}
