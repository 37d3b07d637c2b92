// SPDX-License-Identifier: MIT

/// Draws lines below each other and counts the height.
struct MarbleCanvas {
  private static let unit = 34
  private static let radius = 15
  private static let margin = 20
  private static let letter = 8.5

  private let frames: Int
  private let left: Int
  private let width: Int
  private var height = 12
  private var elements: [String] = []
  /// What is drawn below everything else.
  private var threads: [String] = []
  /// Where the values are whose sequences follow on lines of their own: frame and name, and the middle.
  private var sequences: [(frame: Int, name: String, y: Int)] = []

  /// - Parameter lines: all that will be drawn.
  init(frames: Int, lines: [MarblePicture.Line], label: String) {
    // A short line would not look like one.
    let frames = max(frames, 12)
    let names = lines.filter { !$0.isInner }.map(\.name)
    self.frames = frames
    let longest = names.map(\.count).max() ?? 0
    left = Self.margin + Self.radius + (longest == 0 ? 0 : longest * 8 + 12)
    let left = left
    let ends = lines.flatMap(\.marks).map { left + $0.frame * Self.unit + Self.halfWidth($0) + Self.margin }
    let longestLine = max(left + frames * Self.unit + Self.margin, ends.max() ?? 0)
    width = max(longestLine, Int(Double(label.count) * Self.letter) + 4 * Self.margin)
  }

  private func x(_ frame: Int) -> Int { left + frame * Self.unit }

  // MARK: - Lines

  mutating func draw(_ line: MarblePicture.Line) {
    let groups = Dictionary(grouping: line.marks.filter { !$0.isEnd }, by: \.frame)
    let tallest = groups.values.map(\.count).max() ?? 1
    let half = 22 + (max(1, tallest) - 1) * 15
    let y = height + half
    height = y + half
    if line.isInner { drawThread(line, y) }
    let end = line.marks.last.flatMap { $0.isEnd ? $0 : nil }
    let endX = end.map { end in
      let widest = groups[end.frame].flatMap { $0.map(Self.halfWidth).max() }
      return x(end.frame) + (widest.map { $0 + 8 } ?? 0)
    }
    drawTime(from: x(line.start), to: endX ?? line.end.map(x), y)
    if let end, let endX { drawEnd(end, endX, y) }
    if !line.name.isEmpty {
      add(#"<text class="name" x="\#(nameEnd(line))" y="\#(y + 5)">\#(escaped(line.name))</text>"#)
    }
    for frame in groups.keys.sorted() {
      let marks = groups[frame] ?? []
      for (index, mark) in marks.enumerated() {
        let offset = 15 * (2 * index - marks.count + 1)
        drawMarble(mark, x(frame), y + offset)
      }
    }
    for window in line.windows { drawWindow(window) }
  }

  /// The names of inner sequences stand close to them.
  private func nameEnd(_ line: MarblePicture.Line) -> Int { (line.isInner ? x(line.start) : left) - Self.radius - 7 }

  /// Half of the width of a marble.
  private static func halfWidth(_ mark: MarblePicture.Mark) -> Int {
    switch mark.kind {
    case .value(let name), .sequence(let name): name.count <= 3 ? radius : name.count * 7 / 2 + 7
    case .completed, .error: 8
    }
  }

  private mutating func drawTime(from start: Int, to end: Int?, _ y: Int) {
    guard let end else {
      let tip = width - Self.margin + 8
      add(#"<path class="time" d="M\#(start) \#(y)H\#(tip - 8)"/>"#)
      add(#"<path class="head" d="M\#(tip) \#(y)l-11 -5v10z"/>"#)
      return
    }
    add(#"<path class="time" d="M\#(start) \#(y)H\#(end)"/>"#)
  }

  private mutating func drawEnd(_ mark: MarblePicture.Mark, _ x: Int, _ y: Int) {
    if mark.kind == .completed {
      add(#"<path class="bar" d="M\#(x) \#(y - 14)v28"/>"#)
    } else {
      add(#"<path class="error" d="M\#(x - 8) \#(y - 8)l16 16m0 -16l-16 16"/>"#)
    }
  }

  private mutating func drawThread(_ line: MarblePicture.Line, _ y: Int) {
    guard let parent = sequences.last(where: { $0.frame == line.start && $0.name == line.name }) else { return }
    threads.append(#"<path class="thread" d="M\#(x(line.start)) \#(parent.y + Self.radius)V\#(y)"/>"#)
  }

  private mutating func drawMarble(_ mark: MarblePicture.Mark, _ x: Int, _ y: Int) {
    let (name, isSequence): (String, Bool)
    switch mark.kind {
    case .value(let text): (name, isSequence) = (text, false)
    case .sequence(let text): (name, isSequence) = (text, true)
    default: return
    }
    if isSequence { sequences.append((mark.frame, name, y)) }
    let style = "marble c\(color(name))\(isSequence ? " sequence" : "")"
    let size = name.count > 2 ? "ink small" : "ink"
    if name.count <= 3 {
      add(#"<circle class="\#(style)" cx="\#(x)" cy="\#(y)" r="\#(Self.radius)"/>"#)
    } else {
      let width = 2 * Self.halfWidth(mark)
      add(
        #"<rect class="\#(style)" x="\#(x - width / 2)" y="\#(y - 14)" width="\#(width)" height="28" rx="14"/>"#)
    }
    add(#"<text class="\#(size)" x="\#(x)" y="\#(y + (name.count > 2 ? 4 : 5))">\#(escaped(name))</text>"#)
  }

  /// The same for a value and what is made of it, as far as its first letter or digit tells.
  private func color(_ name: String) -> Int {
    let inside = name.split(separator: "(").last ?? ""
    let first = inside.lowercased().unicodeScalars.first {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    guard let first else { return 6 }
    let isDigit = first.properties.numericType != nil
    return Int(first.value &+ (isDigit ? 2 : 1)) % 7
  }

  private mutating func drawWindow(_ window: MarblePicture.Window) {
    let y = height + 4
    height = y + 12
    let start = x(window.from)
    let end = window.to.map { "H\(x($0))m0 -5v10" } ?? "H\(width - Self.margin)"
    add(#"<path class="window" d="M\#(start) \#(y - 5)v10m0 -5\#(end)"/>"#)
  }

  // MARK: - The operator

  mutating func drawBox(_ label: String) {
    let y = height + 8
    height = y + 40 + 8
    add(
      #"<rect class="box" x="\#(Self.margin)" y="\#(y)" width="\#(width - 2 * Self.margin)" height="40" rx="9"/>"#)
    add(#"<text class="code" x="\#(width / 2)" y="\#(y + 25)" xml:space="preserve">\#(escaped(label))</text>"#)
    sequences = []
  }

  // MARK: - The file

  func svg(_ palette: MarblePalette, title: String, description: String) -> String {
    let height = height + 12
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(escaped(title))</title>
      <desc>\(escaped(description))</desc>
      <style>
      \(palette.style)
      </style>
      <rect class="paper" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="12"/>
      \((threads + elements).joined(separator: "\n"))
      </svg>

      """
  }

  private mutating func add(_ element: String) { elements.append(element) }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // XML has no way to write these.
      case "\0"..."\u{8}", "\u{B}"..."\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
