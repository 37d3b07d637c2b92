// SPDX-License-Identifier: MIT

/// What stands at a frame of a line that is compared.
struct MarbleSign: Equatable {
  let frame: Int
  let symbol: String
  /// What an error is that is not the expected one.
  var detail: String?

  init(_ frame: Int, _ symbol: String, detail: String? = nil) {
    self.frame = frame
    self.symbol = symbol
    self.detail = detail
  }

  init(_ marble: MarbleDiagram.Marble) { self.init(marble.frame, marble.event.symbol) }

  /// How a sentence names it.
  var name: String {
    let meaning = ["|": "the end", "#": "the error", "^": "the subscription", "!": "the end of the subscription"]
    let name = meaning[symbol].map { "\($0) \(symbol)" } ?? symbol
    return detail.map { "\(name) (\($0))" } ?? name
  }
}
