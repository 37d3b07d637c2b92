// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles

/// What goes in: in a test sequences of diagrams, in an app sequences that send the same at the same times.
extension MarbleCode {
  func sources(isTest: Bool) -> [String] {
    chain.stages.indices.flatMap { index -> [String] in
      let stage = chain.stages[index]
      return stage.example.diagrams.indices.flatMap { place in
        source(index, place, place < stage.diagrams.count ? stage.diagrams[place] : "", isTest)
      }
    }
  }

  private func source(_ index: Int, _ place: Int, _ diagram: String, _ isTest: Bool) -> [String] {
    let stage = chain.stages[index]
    // A span of time at the end of a diagram needs the space behind it.
    let parts = diagram.split(whereSeparator: \.isNewline).map { String($0.drop(while: \.isWhitespace)) }
      .filter { !$0.isEmpty }
    var lines: [String] = []
    if stage.example.hasWork && !takesSequences(index) {
      lines = work(Array(parts.dropFirst()), suffix: index == 0 ? "" : "\(index + 1)", isTest)
    }
    if index > 0 && place == 0 { return lines }
    let type = types.inputs[index][place]
    let name = place == 0 ? "source" : index == 0 ? "other" : "other\(index + 1)"
    let text = parts.first ?? ""
    if !isTest {
      // An app asks a server where a test has its answer.
      if name != "source", !self.lines(isTest: false).contains(where: { words(name, in: $0) > 0 }) { return lines }
      return appSource(name, text, type, isHot: stage.example.isHot) + lines
    }
    let of = type == "String" ? "" : ", of: \(type).self"
    let kind = stage.example.isHot ? "hot" : "cold"
    return ["let \(name) = scheduler.\(kind)(\(text.debugDescription)\(of)).asObservable()"] + lines
  }

  /// The sequences that values lead to.
  private func work(_ inner: [String], suffix: String, _ isTest: Bool) -> [String] {
    let lines = inner.flatMap { line -> [String] in
      guard let colon = line.firstIndex(of: ":") else { return [] }
      let name = line[..<colon].trimmingCharacters(in: .whitespaces).debugDescription
      let text = String(line[line.index(after: colon)...].drop(while: \.isWhitespace))
      if isTest { return ["  \(name): scheduler.cold(\(text.debugDescription)),"] }
      return MarbleAppSource.call("\(name): ", text, "String", end: ",").map { "  \($0)" }
    }
    let type = isTest ? "TestableObservable" : "Observable"
    let none = "let inner\(suffix): [String: \(type)<String>] = [:]"
    let head = isTest ? "let inner\(suffix) = [" : "let inner\(suffix): [String: \(type)<String>] = ["
    let given = isTest ? "inner\(suffix)[name]?.asObservable()" : "inner\(suffix)[name]"
    return (lines.isEmpty ? [none] : [head] + lines + ["]"]) + [
      "@Sendable func work\(suffix)(_ name: String) -> Observable<String> {",
      "  \(given) ?? Observable.empty()",
      "}",
    ]
  }

  private func appSource(_ name: String, _ text: String, _ type: String, isHot: Bool) -> [String] {
    if !isHot { return MarbleAppSource.call("let \(name): Observable<\(type)> = ", text, type) }
    // What is hot sends from the beginning on, whether anybody observes it or not.
    return MarbleAppSource.call("let \(name)Events: Observable<\(type)> = ", text, type) + [
      "let \(name)Subject = PublishSubject<\(type)>()",
      "\(name)Events.subscribe(\(name)Subject).disposed(by: disposeBag)",
      "let \(name) = \(name)Subject.asObservable()",
    ]
  }

  /// Whether what comes out of the operator before are sequences.
  func takesSequences(_ index: Int) -> Bool {
    index > 0 && types.outputs[index - 1].hasSuffix("Observable")
  }
}
