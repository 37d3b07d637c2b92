// SPDX-License-Identifier: MIT
import RxSwift

extension MarblePicture {
  /// The picture as text: a line for each sequence, what happens at the same frame at the same column.
  ///
  /// A value that has a longer name than a character gets a letter; what it stands for is said below.
  public func text() -> String { Self.text([self]) }

  static func text(_ sections: [MarblePicture]) -> String {
    var letters = Letters(sections)
    var rows: [(name: String, row: MarbleRow)] = []
    var labels: [(index: Int, text: String)] = []
    let end = sections.map(\.end).max() ?? 0
    for section in sections {
      for line in section.inputs { rows += Self.rows(line, end, &letters) }
      labels.append((rows.count, section.label))
      for line in section.outputs { rows += Self.rows(line, end, &letters) }
    }
    let texts = MarbleLayout(duration: FrameDuration(.milliseconds(1))).text(rows.map(\.row))
    let width = rows.map(\.name.count).max() ?? 0
    var lines = zip(rows, texts).map { row, text in pad(row.name, width) + "  " + text }
    for label in labels.reversed() { lines.insert(pad("", width) + "  " + label.text, at: label.index) }
    if !letters.legend.isEmpty { lines.append(pad("", width) + "  " + letters.legend) }
    return lines.joined(separator: "\n")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func rows(_ line: Line, _ end: Int, _ letters: inout Letters) -> [(name: String, row: MarbleRow)] {
    var row = MarbleRow(start: line.start, end: line.hasEnd ? line.start : line.end.map { $0 + 1 } ?? end, signs: [:])
    for mark in line.marks {
      row.end = max(row.end, mark.frame + 1)
      row.signs[mark.frame, default: []].append(letters.sign(mark.kind))
    }
    if line.hasEnd { row.makeRoomForTheLastGroup() }
    let windows = line.windows.map { window in
      var row = MarbleRow(start: window.from, end: (window.to ?? end - 1) + 1, signs: [window.from: ["^"]])
      if let end = window.to { row.signs[end, default: []].append("!") }
      return (name: "", row: row)
    }
    return [(line.name, row)] + windows
  }
}

/// Gives values with longer names a letter.
private struct Letters {
  private var named: [String: String] = [:]
  private var order: [String] = []
  private let free: [String]

  init(_ sections: [MarblePicture]) {
    let names = sections.flatMap { $0.inputs + $0.outputs }.flatMap(\.marks).compactMap { mark -> String? in
      switch mark.kind {
      case .value(let name), .sequence(let name): name
      default: nil
      }
    }
    let taken = Set(names)
    free = (Array("xyzuvwpqrstklmnohijgfedcba") + Array("XYZUVWPQRSTKLMNOHIJGFEDCBA")).map(String.init)
      .filter { !taken.contains($0) }
  }

  mutating func sign(_ kind: MarblePicture.Mark.Kind) -> String {
    switch kind {
    case .completed: return "|"
    case .error: return "#"
    case .value(let name), .sequence(let name):
      if name.count == 1, name.first?.isMarble == true { return name }
      if let letter = named[name] { return letter }
      let letter = order.count < free.count ? free[order.count] : "?"
      named[name] = letter
      order.append(name)
      return letter
    }
  }

  var legend: String { order.compactMap { name in named[name].map { "\($0) = \(name)" } }.joined(separator: ", ") }
}
