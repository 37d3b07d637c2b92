// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift

extension MarbleDiagram {
  /// The diagram as text, which reads as the same diagram. Inner sequences stand below it, each under its value.
  ///
  /// - Parameter frame: the time that a frame stands for. Long gaps are written as spans of time in it.
  public func text(frame: RxTimeInterval = .milliseconds(1)) -> String {
    lines(FrameDuration(frame)).joined(separator: "\n")
  }

  func lines(_ duration: FrameDuration) -> [String] {
    let texts = MarbleLayout(duration: duration).text([MarbleRow(self)] + innerRows.map(\.row))
    let names = innerRows.map { "\($0.name): " }
    return inner.isEmpty ? texts : zip(["   "] + names, texts).map { trimmed($0 + $1) }
  }

  /// The lines of the inner sequences, in the order of their values, each moved to the first of its value.
  var innerRows: [(name: Character, row: MarbleRow)] {
    var seen: Set<Character> = []
    return marbles.compactMap { marble in
      guard let name = marble.event.character, let diagram = inner[name], seen.insert(name).inserted else { return nil }
      return (name, MarbleRow(diagram, movedBy: marble.frame))
    }
  }

  private func trimmed(_ line: String) -> String { line.hasSuffix(": ") ? String(line.dropLast()) : line }
}

extension MarbleDiagram: CustomStringConvertible {
  /// The diagram as text, with frames of a millisecond.
  public var description: String { text() }
}
