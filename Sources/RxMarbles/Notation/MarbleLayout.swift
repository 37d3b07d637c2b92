// SPDX-License-Identifier: MIT
import RxTest

/// Writes lines below each other, so that what happens at the same frame stands at the same column.
///
/// Where a group needs more columns than its frame has, the other lines are padded with spaces, which mean nothing. Each line read by
/// itself means what it meant before.
struct MarbleLayout {
  let duration: FrameDuration
  /// The number of frames without events from which on a span of time is written in their place.
  var longestGap = 40

  /// The lines as text, without spaces at their ends.
  func text(_ rows: [MarbleRow]) -> [String] { lines(rows).text }

  /// The lines as text, and the column at which a frame begins.
  func lines(_ rows: [MarbleRow]) -> (text: [String], columns: [Int: Int]) {
    let plain = laidOut(rows, bracketsDigits: false)
    if zip(plain.text, rows).allSatisfy(means) { return plain }
    // Somewhere digits and a unit stand between spaces, as a span of time does.
    return laidOut(rows, bracketsDigits: true)
  }

  /// Whether a text has the signs of a row at their frames.
  private func means(_ text: String, _ row: MarbleRow) -> Bool {
    var counter = FrameCounter(line: MarbleLine(text: text, number: 1))
    var signs: [Int: [String]] = [:]
    let characters = Array(text)
    do {
      for token in try counter.line.tokens(duration) where try !counter.follow(token) {
        signs[counter.frame + row.start, default: []].append(String(characters[token.column]))
        try counter.count(token)
      }
    } catch {
      return false
    }
    return signs == row.signs
  }

  private func laidOut(_ rows: [MarbleRow], bracketsDigits: Bool) -> (text: [String], columns: [Int: Int]) {
    let cells = self.cells(of: rows, bracketsDigits: bracketsDigits)
    let stops = Set(cells.flatMap(\.keys) + rows.flatMap { [$0.start, $0.end] }).sorted()
    var texts = rows.map { _ in "" }
    var columns: [Int: Int] = [:]
    var column = 0
    for (frame, next) in zip(stops, stops.dropFirst()) {
      columns[frame] = column
      // What is written at the frame.
      let parts = zip(rows, cells).map { row, cells in cells[frame] ?? (row.covers(frame) ? "-" : " ") }
      let width = parts.map(\.count).max() ?? 0
      for (index, part) in parts.enumerated() { append(pad(part, width), to: &texts[index]) }
      column += width
      // The frames until the next one just pass.
      for part in passing(next - frame - 1) {
        let blank = pad("", part.count)
        for index in rows.indices { texts[index] += rows[index].covers(frame) ? part : blank }
        column += part.count
      }
    }
    return (texts.map(trimmed), columns)
  }

  /// The text of frames without events: dashes, or spans of time.
  private func passing(_ frames: Int) -> [String] {
    guard frames > longestGap else { return [String(repeating: "-", count: max(0, frames))] }
    let spans = frames / duration.longestSpan
    let rest = frames % duration.longestSpan
    return Array(repeating: " \(duration.text(frames: duration.longestSpan)) ", count: spans)
      + (rest > 0 ? [" \(duration.text(frames: rest)) "] : [])
  }

  /// What is written at each frame at which a line does not just go on.
  private func cells(of rows: [MarbleRow], bracketsDigits: Bool) -> [[Int: String]] {
    var isRound = rows.map { row in
      row.signs.mapValues { signs in signs.count > 1 }.filter { frame, isGroup in isGroup && isFree(row, frame) }
    }
    let isSingle = { (signs: [String]) in
      signs.count == 1 && !(bracketsDigits && signs[0].first?.isNumber == true)
    }
    // A group in brackets makes its column wider, so none in parentheses may reach over it.
    var wide = Set<Int>()
    for (row, round) in zip(rows, isRound) {
      for (frame, signs) in row.signs where !isSingle(signs) && round[frame] == nil { wide.insert(frame) }
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, row) in rows.enumerated() {
        for frame in isRound[index].keys.sorted() {
          let last = frame + (row.signs[frame]?.count ?? 0) + 1
          guard (frame...last).contains(where: wide.contains) else { continue }
          isRound[index][frame] = nil
          wide.insert(frame)
          hasChanged = true
        }
      }
    }
    return zip(rows, isRound).map { row, round in
      var cells: [Int: String] = [:]
      for (frame, signs) in row.signs {
        if isSingle(signs) {
          cells[frame] = signs[0]
        } else if round[frame] == nil {
          cells[frame] = "[\(joined(signs))]"
        } else {
          for (offset, sign) in (["("] + signs + [")"]).enumerated() { cells[frame + offset] = sign }
        }
      }
      return cells
    }
  }

  /// Whether the frames that a group in parentheses takes are free.
  private func isFree(_ row: MarbleRow, _ frame: Int) -> Bool {
    let last = frame + (row.signs[frame]?.count ?? 0) + 1
    return last < row.end && (frame + 1...last).allSatisfy { row.signs[$0] == nil }
  }

  private func joined(_ signs: [String]) -> String {
    var text = ""
    for sign in signs { append(sign, to: &text) }
    return text
  }

  /// Appends with a space where two characters would become one, as two halves of a flag do.
  private func append(_ part: String, to text: inout String) {
    if let last = text.last, let first = part.first, !(last.isASCII || first.isASCII), String([last, first]).count < 2 {
      text += " "
    }
    text += part
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func trimmed(_ text: String) -> String {
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
    // A span of time at the end keeps the space that makes it one.
    if end < text.endIndex, let last = text[..<end].last, "ms".contains(last) { end = text.index(after: end) }
    return String(text[..<end])
  }
}
