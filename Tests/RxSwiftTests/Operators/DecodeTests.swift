// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

final class DecodeTests: XCTestCase {
  private struct Point: Codable, Equatable, CustomStringConvertible {
    let x: Int
    var description: String { "Point(\(x))" }
  }

  func testDecodes() throws {
    let json = Observable.of(Data(#"{"x":1}"#.utf8), Data(#"{"x":2}"#.utf8))
    XCTAssertEqual(events(of: json.decode(type: Point.self, decoder: JSONDecoder())), "Point(1) Point(2) |")
    let list = Observable.just(try PropertyListEncoder().encode(Point(x: 3)))
    XCTAssertEqual(events(of: list.decode(type: Point.self, decoder: PropertyListDecoder())), "Point(3) |")
  }

  func testErrorOfTheDecoderEndsTheSequence() {
    let log = Log()
    let source = ManualSource<Data>()
    _ = source.decode(type: Point.self, decoder: JSONDecoder()).subscribe(
      onNext: { log.add("\($0)") }, onError: { log.add("\($0 is DecodingError)") })
    source.send(Data(#"{"x":1}"#.utf8), Data("nonsense".utf8), Data(#"{"x":1}"#.utf8))
    XCTAssertEqual(log.lines, ["Point(1)", "true"])
    XCTAssertEqual(source.disposals, 1)
  }

  func testEndings() {
    XCTAssertEqual(events(of: Observable.empty().decode(type: Point.self, decoder: JSONDecoder())), "|")
    XCTAssertEqual(events(of: Observable.never().decode(type: Point.self, decoder: JSONDecoder())), "")
    XCTAssertEqual(events(of: Observable.error(TestError()).decode(type: Point.self, decoder: JSONDecoder())), "x")
  }

  func testDecoderOfOnesOwn() {
    struct Constant: DataDecoder {
      func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        guard let item = data.count as? Item else { throw TestError() }
        return item
      }
    }
    XCTAssertEqual(events(of: Observable.just(Data([1, 2])).decode(type: Int.self, decoder: Constant())), "2 |")
    XCTAssertEqual(events(of: Observable.just(Data([1, 2])).decode(type: String.self, decoder: Constant())), "x")
  }
}
