// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

final class SampleTests: XCTestCase {
  private func check(
    _ source: String, _ sampler: String, default value: Int? = nil, _ expected: String, _ windows: String,
    disposed end: Int = 1000, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, sampler, emits: expected, windows: windows, disposed: end, file: file, line: line) { _, hot in
      value.map { hot[0].sample(hot[1], defaultValue: $0) } ?? hot[0].sample(hot[1])
    }
  }

  func testEmitsEachElementAtMostOnce() {
    check(
      "220:2 240:3 290:4 300:5 310:6 400:|", "210:0 250:0 260:0 320:0 500:|", "250:3 320:6 500:|", "200-400 200-500")
  }

  func testDefaultValueStandsForWhatIsMissing() {
    check(
      "220:2 240:3 310:6 400:|", "210:0 250:0 260:0 320:0 500:|", default: 7,
      "210:7 250:3 260:7 320:6 500:7 500:|", "200-400 200-500")
  }

  func testTheEndOfTheSamplerEmitsOnceMore() {
    check("220:2 240:3 300:|", "230:|", "230:2", "200-300 200-230")
  }

  func testCompletesAtTheTickAfterTheSource() {
    check("220:2 230:|", "250:0 260:0", "250:2 250:|", "200-230 200-250")
  }

  func testErrors() {
    check("220:2 240:x", "250:0", "240:x", "200-240 200-240")
    check("220:2", "230:0 240:x", "230:2 240:x", "200-240 200-240")
  }

  func testEmptyNeverAndDisposal() {
    check("210:|", "220:|", "220:|", "200-210 200-220")
    check("", "", "", "200-1000 200-1000")
    check("220:2 240:3", "230:0 250:0", "230:2", "200-245 200-245", disposed: 245)
  }
}
