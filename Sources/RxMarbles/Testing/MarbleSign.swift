// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// What stands at a frame of a line that is compared.
struct MarbleSign: Equatable {
  let frame: Int
  let symbol: String
  /// What the symbol does not say: an error that is not the expected one, or a value without a character.
  var detail: String?

  init(_ frame: Int, _ symbol: String, detail: String? = nil) {
    self.frame = frame
    self.symbol = symbol
    self.detail = detail
  }

  /// An error, where another one may be expected.
  init(_ frame: Int, _ error: any Error, expected: any Error) {
    let isExpected = Event<Int>.error(error) == .error(expected)
    self.init(frame, "#", detail: isExpected ? nil : "\(error), not \(expected)")
  }

  init(_ marble: MarbleDiagram.Marble) { self.init(marble.frame, marble.event.symbol) }

  /// How a sentence names it.
  var name: String {
    let meaning = ["|": "the end", "#": "the error", "^": "the subscription", "!": "the end of the subscription"]
    let name = meaning[symbol].map { "\($0) \(symbol)" } ?? symbol
    return detail.map { "\(name) (\($0))" } ?? name
  }
}
