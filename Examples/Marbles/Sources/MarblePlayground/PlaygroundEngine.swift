// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import RxMarbles

/// Runs what the page asks for. It is used in a process of its own, which can be ended.
struct PlaygroundEngine: Sendable {
  private let examples: [String: MarbleExample]
  let list: PlaygroundList

  init(_ kinds: [(title: String, examples: [MarbleExample])]) {
    var examples: [String: MarbleExample] = [:]
    // An operator of a user's package comes first, so that it takes the place of one of the same name.
    let different = kinds.map { kind in
      (title: kind.title, examples: kind.examples.filter { examples.insert($0) })
    }
    self.examples = examples
    list = PlaygroundList(
      kinds: different.filter { !$0.examples.isEmpty }.map { kind in
        PlaygroundList.Kind(title: kind.title, operators: kind.examples.map(PlaygroundList.Operator.init))
      })
  }

  /// The answer to a request, both as JSON in a line.
  func answer(_ request: Data) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let answer: PlaygroundAnswer
    do {
      answer = try self.answer(try JSONDecoder().decode(PlaygroundState.self, from: request))
    } catch is DecodingError {
      answer = PlaygroundAnswer(fault: .init(message: "The page asks for something that is no diagram."))
    } catch let error as MarbleChainError {
      answer = PlaygroundAnswer(fault: .init(message: "\(error)", stage: error.stage, diagram: error.diagram))
    } catch {
      answer = PlaygroundAnswer(fault: .init(message: "\(error)"))
    }
    return (try? encoder.encode(answer)) ?? Data(#"{"fault":{"message":"The answer cannot be written."}}"#.utf8)
  }

  func answer(_ state: PlaygroundState) throws -> PlaygroundAnswer {
    let chain = MarbleChain(try state.stages.map(stage))
    let picture = try chain.run(showsSubscriptions: state.showsSubscriptions ?? true)
    let title = "Marble diagram of \(state.stages.map(\.name).joined(separator: ", "))"
    if let palette = state.picture {
      let palettes: [String: MarblePalette] = ["light": .light, "dark": .dark]
      return PlaygroundAnswer(svg: picture.svg(palettes[palette] ?? .automatic, title: title))
    }
    let code = MarbleCode(chain, picture)
    return PlaygroundAnswer(
      sections: zip(picture.sections, picture.groups).map { section, groups in
        PlaygroundAnswer.Section(
          label: section.label, inputs: groups.map { $0.map(PlaygroundAnswer.Line.init) },
          outputs: section.outputs.map(PlaygroundAnswer.Line.init))
      },
      code: code.app, test: code.test, text: picture.text())
  }

  private func stage(_ stage: PlaygroundState.Stage) throws -> MarbleChain.Stage {
    guard let example = examples[stage.name] else { throw UnknownOperator(name: stage.name) }
    return MarbleChain.Stage(example, diagrams: stage.diagrams, numbers: stage.numbers ?? [:])
  }
}

extension [String: MarbleExample] {
  /// Adds an example, unless there is one of its name. Returns whether it has been added.
  fileprivate mutating func insert(_ example: MarbleExample) -> Bool {
    if self[example.name] != nil { return false }
    self[example.name] = example
    return true
  }
}

private struct UnknownOperator: Error, CustomStringConvertible {
  let name: String

  var description: String { "There is no operator “\(name.prefix(40))” here." }
}

extension PlaygroundAnswer.Line {
  init(_ line: MarblePicture.Line) {
    self.init(
      name: line.name, start: line.start, end: line.end, isInner: line.isInner,
      marks: line.marks.map { mark in
        switch mark.kind {
        case .value(let text): PlaygroundAnswer.Mark(frame: mark.frame, kind: "value", text: text)
        case .sequence(let text): PlaygroundAnswer.Mark(frame: mark.frame, kind: "sequence", text: text)
        case .completed: PlaygroundAnswer.Mark(frame: mark.frame, kind: "completed")
        case .error: PlaygroundAnswer.Mark(frame: mark.frame, kind: "error")
        }
      },
      windows: line.windows.map { [$0.from] + ($0.to.map { [$0] } ?? []) })
  }
}

extension PlaygroundList.Operator {
  init(_ example: MarbleExample) {
    self.init(
      name: example.name, code: example.code, diagrams: example.diagrams,
      parameters: example.parameters.map { parameter in
        PlaygroundList.Parameter(
          name: parameter.name, standard: parameter.standard, least: parameter.range.lowerBound,
          most: parameter.range.upperBound)
      },
      hasWork: example.hasWork, showsSubscriptions: example.showsSubscriptions)
  }
}
