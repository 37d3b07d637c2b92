// SPDX-License-Identifier: MIT

/// A line that is expected, and what came in its place.
struct MarblePair {
  /// What the line is of, in a comparison of several: the name beside it, and that in a sentence.
  let name: String
  var title = ""
  /// Nil if there should be no such line.
  let expected: [MarbleSign]?
  /// Nil if there is none.
  let actual: [MarbleSign]?
  /// Where the expected line begins and ends.
  var start = 0
  var end = 0

  /// The number of signs that are the same, if not all are.
  var difference: Int? {
    guard let expected, let actual else { return expected == nil && actual == nil ? nil : 0 }
    if expected == actual { return nil }
    return zip(expected, actual).prefix { $0 == $1 }.count
  }
}

/// Compares lines and says where the first difference is.
struct MarbleComparison {
  let pairs: [MarblePair]
  let legend: String
  let duration: FrameDuration

  /// Nil if the lines are the same.
  func message(endless: String?) -> String? {
    guard let (index, count) = first else { return endless }
    let pair = pairs[index]
    let (frame, sentence) = sentence(pair, count)
    let place = pair.title.isEmpty ? "frame \(frame)" : "frame \(frame) of \(pair.title)"
    let parts = [
      endless, "At \(place): \(sentence)", diagrams(index, count, frame), legend.isEmpty ? nil : "  \(legend)",
    ]
    return parts.compactMap { $0 }.joined(separator: "\n")
  }

  /// The pair whose difference comes first, and the number of signs that are the same there.
  private var first: (Int, Int)? {
    let differences = pairs.enumerated().compactMap { index, pair in
      pair.difference.map { (index: index, count: $0, frame: frame(pair, $0)) }
    }
    return differences.min { $0.frame < $1.frame }.map { ($0.index, $0.count) }
  }

  private func sign(_ signs: [MarbleSign]?, _ index: Int) -> MarbleSign? {
    signs.flatMap { index < $0.count ? $0[index] : nil }
  }

  private func frame(_ pair: MarblePair, _ count: Int) -> Int {
    let frames = [sign(pair.expected, count), sign(pair.actual, count)].compactMap { $0?.frame }
    return frames.min() ?? pair.start
  }

  private func sentence(_ pair: MarblePair, _ count: Int) -> (frame: Int, String) {
    let (expected, actual) = (sign(pair.expected, count), sign(pair.actual, count))
    switch (expected, actual) {
    case (let expected?, let actual?) where expected.frame == actual.frame:
      return (expected.frame, "expected \(expected.name), got \(actual.name).")
    case (let expected?, let actual?) where actual.frame < expected.frame:
      return (actual.frame, "expected nothing, got \(actual.name).")
    case (let expected?, _): return (expected.frame, "expected \(expected.name), got nothing.")
    case (nil, let actual?): return (actual.frame, "expected nothing, got \(actual.name).")
    case (nil, nil): return (pair.start, pair.expected == nil ? "expected no such line." : "there is no such line.")
    }
  }

  // MARK: - The lines below each other

  private struct Line {
    let pair: Int
    let label: String
    let row: MarbleRow
  }

  private func diagrams(_ index: Int, _ count: Int, _ frame: Int) -> String {
    // What comes long after the difference says nothing about it.
    let last = self.last(after: frame)
    let lines = pairs.indices.flatMap { self.lines(of: $0, until: last) }
    let labels = lines.map(\.label)
    let width = labels.map(\.count).max() ?? 0
    let (texts, columns) = MarbleLayout(duration: duration).lines(lines.map(\.row))
    var result: [String] = []
    for (number, line) in lines.enumerated() {
      let label = labels[number]
      result.append("  \(label)\(String(repeating: " ", count: width - label.count))  \(texts[number])")
      guard line.pair == index, number + 1 == lines.count || lines[number + 1].pair != index else { continue }
      let marked = zip(lines, texts).filter { $0.0.pair == index }.map(\.1)
      let column = markedColumn(pairs[index], count, frame, marked, columns[frame] ?? 0)
      result.append(String(repeating: " ", count: width + 4 + column) + "↑")
    }
    return result.joined(separator: "\n")
  }

  /// The frame after which nothing is shown: some signs after the difference.
  private func last(after frame: Int) -> Int {
    let frames = pairs.flatMap { ($0.expected ?? []) + ($0.actual ?? []) }.map(\.frame).filter { $0 > frame }.sorted()
    return frames.count > 15 ? frames[15] : Int.max
  }

  private func lines(of index: Int, until last: Int) -> [Line] {
    let pair = pairs[index]
    let sides = [("expected", pair.expected, pair.end), ("actual", pair.actual, 0)]
    return sides.compactMap { label, signs, end in
      signs.map {
        Line(
          pair: index, label: pair.name.isEmpty ? label : "\(label) \(pair.name)", row: row($0, pair.start, end, last))
      }
    }
  }

  private func row(_ signs: [MarbleSign], _ start: Int, _ end: Int, _ last: Int) -> MarbleRow {
    var row = MarbleRow(start: start, end: max(start, end), signs: [:])
    for sign in signs where sign.frame <= last {
      row.start = min(row.start, sign.frame)
      row.end = max(row.end, sign.frame + 1)
      row.signs[sign.frame, default: []].append(sign.symbol)
    }
    row.makeRoomForTheLastGroup()
    return row
  }

  /// The column of the sign that differs, which may be within a group.
  private func markedColumn(_ pair: MarblePair, _ count: Int, _ frame: Int, _ texts: [String], _ column: Int) -> Int {
    let candidates = zip([pair.expected, pair.actual].compactMap { $0 }, texts)
    guard let (signs, text) = candidates.first(where: { sign($0.0, count)?.frame == frame }) else { return column }
    let before = signs[..<count].reversed().prefix { $0.frame == frame }.count
    let characters = Array(text)
    var (left, position) = (before, column)
    while position < characters.count {
      if !"([ ".contains(characters[position]) {
        if left == 0 { return position }
        left -= 1
      }
      position += 1
    }
    return column
  }
}
