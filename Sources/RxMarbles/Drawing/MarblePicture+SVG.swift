// SPDX-License-Identifier: MIT

extension MarblePicture {
  /// The picture as SVG, which needs nothing but itself.
  ///
  /// - Parameters:
  ///   - palette: its colours.
  ///   - title: what it shows, for readers that cannot see it; the text of the picture describes it further.
  public func svg(_ palette: MarblePalette, title: String) -> String {
    var canvas = MarbleCanvas(frames: end, lines: inputs + outputs, label: label)
    for line in inputs { canvas.draw(line) }
    canvas.drawBox(label)
    for line in outputs { canvas.draw(line) }
    return canvas.svg(palette, title: title, description: text())
  }
}
