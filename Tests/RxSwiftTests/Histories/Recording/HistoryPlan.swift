// SPDX-License-Identifier: MIT
import RxTestSupport

/// What the threads of a round do, drawn from a seed.
struct HistoryPlan: Sendable {
  struct Element: Sendable, Equatable {
    let value: Int
    let source: Int
  }

  enum Step: Sendable {
    case send(Element)
    case subscribe(Int)
    case dispose(Int)
    case pause
    case end
  }

  /// To which sources observers send.
  enum Nested: Int, Sendable { case nowhere, own, anywhere }

  /// Observers that are subscribed before the threads begin and stay.
  static let permanent = 2

  let nested: Nested
  /// What each thread does.
  private(set) var programs: [[Step]]
  /// What the observer that nests sends when it receives an element, by element.
  private(set) var answers: [Int: Element] = [:]
  /// How often an observer lets other threads run while it handles an element, by element.
  private(set) var dwell: [Int] = []
  /// The observer that answers.
  let nester: Int
  /// Observers that are subscribed before the threads begin and leave while they run.
  private(set) var temporary: [Int] = []
  private(set) var observers = Self.permanent
  /// What the thread of the test sends at the end, and waits for, if another thread delivers.
  private(set) var marker: Element?

  init(seed: UInt64, for source: HistorySource) {
    var random = SplitMix(seed)
    let threads = Int.random(in: 3...8, using: &random)
    nested =
      source.shape == .last || !source.admitsAnswers
      ? .nowhere : Nested(rawValue: Int.random(in: 0...2, using: &random))!
    nester = Int.random(in: 0..<Self.permanent, using: &random)
    programs = (0..<threads).map { _ in [] }
    let dwells = [0, 0, 0, 1, 1, 3]
    dwell = (0..<source.sources).map { _ in 0 }

    func element(_ source: Int) -> Element {
      dwell.append(dwells.randomElement(using: &random)!)
      return Element(value: dwell.count - 1, source: source)
    }
    // A signal is rarer than an element.
    let elements = source.sources - source.signals
    func anySource() -> Int {
      guard source.signals > 0, Int.random(in: 0..<5, using: &random) == 0 else {
        return Int.random(in: 0..<elements, using: &random)
      }
      return Int.random(in: elements..<source.sources, using: &random)
    }

    for thread in 0..<threads {
      for _ in 0..<Int.random(in: 2...5, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 { programs[thread].append(.pause) }
        var newest = element(anySource())
        programs[thread].append(.send(newest))
        while nested != .nowhere, Int.random(in: 0..<4, using: &random) == 0 {
          let answer = element(nested == .own ? newest.source : anySource())
          answers[newest.value] = answer
          newest = answer
        }
      }
    }
    if source.admitsVisitors { addVisitors(&random) }
    if source.shape == .last, Bool.random(using: &random) { programs[0].append(.end) }
    if source.hold.isElsewhere { marker = element(0) }
  }

  private mutating func addVisitors(_ random: inout SplitMix) {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let (visitor, thread) = (observers, Int.random(in: programs.indices, using: &random))
      observers += 1
      var place = 0
      let isThereBefore = Int.random(in: 0..<3, using: &random) == 0
      if isThereBefore {
        temporary.append(visitor)
      } else {
        place = Int.random(in: 0...programs[thread].count, using: &random)
        programs[thread].insert(.subscribe(visitor), at: place)
        place += 1
      }
      guard isThereBefore || Bool.random(using: &random) else { continue }
      place = Int.random(in: place...programs[thread].count, using: &random)
      programs[thread].insert(.dispose(visitor), at: place)
    }
  }
}
