// SPDX-License-Identifier: MIT

/// A picture of operators one after the other.
public struct MarbleChainPicture: Hashable, Sendable {
  /// A picture of each operator: the sequences that go in beside what comes out of the one before it, and what comes out.
  public let sections: [MarblePicture]
  /// The lines of the sequences that go into each operator, with those of their inner sequences; none for what comes from the one before it.
  public let groups: [[[MarblePicture.Line]]]
  /// How the values of the last lines are written in code, by what is written on their marbles.
  public let literals: [String: String]
  /// How the error of the last lines is written in code, if it is not a ``MarbleError``.
  public let error: String?

  /// The picture as SVG, which needs nothing but itself.
  ///
  /// - Parameters:
  ///   - palette: its colours.
  ///   - title: what it shows, for readers that cannot see it; the text of the picture describes it further.
  public func svg(_ palette: MarblePalette, title: String) -> String {
    let lines = sections.flatMap { $0.inputs + $0.outputs }
    let label = sections.map(\.label).max { $0.count < $1.count } ?? ""
    var canvas = MarbleCanvas(frames: sections.map(\.end).max() ?? 0, lines: lines, label: label)
    for section in sections {
      for line in section.inputs { canvas.draw(line) }
      canvas.drawBox(section.label)
      for line in section.outputs { canvas.draw(line) }
    }
    return canvas.svg(palette, title: title, description: text())
  }

  /// The picture as text: a line for each sequence, the operators between them.
  public func text() -> String { MarblePicture.text(sections) }
}
