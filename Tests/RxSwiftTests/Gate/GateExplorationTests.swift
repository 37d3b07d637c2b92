// SPDX-License-Identifier: MIT
import XCTest

@testable import RxSwift

/// All interleavings of three threads that enter two gates: the laws hold in each state that can be reached.
final class GateExplorationTests: XCTestCase {
  /// What a thread sends: digits are gates, nested in parentheses.
  private static let programs = ["0", "0(1)", "1(0)", "0(0(1))", "1(0(1))", "0(1)1(0)"]

  /// A debug build, where everything is slower, leaves the last of them out.
  private static func explored(_ programs: [String]) -> [String] {
    #if DEBUG
      programs.dropLast()
    #else
      programs
    #endif
  }

  private static func parse(_ text: String) -> [GateWorld.Instruction] {
    let characters = Array(text)
    return characters.indices.flatMap { index -> [GateWorld.Instruction] in
      guard let gate = characters[index].wholeNumberValue else { return characters[index] == ")" ? [.exit] : [] }
      let nests = index + 1 < characters.count && characters[index + 1] == "("
      return nests ? [.enter(gate)] : [.enter(gate), .exit]
    }
  }

  /// Visits all states. Returns how many there are and the first violation.
  ///
  /// What has been seen is kept as a hash of 64 bits: comparing whole states takes most of the time otherwise. Among the hundreds of thousands of states
  /// of three programs, two with the same hash occur less than once in a million runs.
  private static func explore(
    _ programs: [String], givesUp: Bool, lends: Bool = true
  ) -> (states: Int, violation: String?) {
    let start = GateWorld(programs.map(parse), gates: 2, givesUp: givesUp, lends: lends)
    var seen: Set<Int> = [start.hashValue]
    var open = [start]
    while let world = open.popLast() {
      let next = world.next
      if let violation = world.violation(isStuck: next.isEmpty) {
        return (seen.count, "\(programs): \(violation)\n\(world)")
      }
      for world in next where seen.insert(world.hashValue).inserted { open.append(world) }
    }
    return (seen.count, nil)
  }

  private func check(givesUp: Bool, _ programs: [String]) {
    var states = 0
    for first in programs.indices {
      for second in programs[first...].indices {
        for third in programs[second...].indices {
          let result = Self.explore([programs[first], programs[second], programs[third]], givesUp: givesUp)
          states += result.states
          if let violation = result.violation { return XCTFail(violation) }
        }
      }
    }
    XCTAssertGreaterThan(states, 1_000)
    print("\(states) states")
  }

  func testAllInterleavings() { check(givesUp: false, Self.explored(Self.programs)) }

  /// Each thread that waits may also give up at any time, and its event goes into the queue.
  func testAllInterleavingsWhenThreadsGiveUp() { check(givesUp: true, Self.explored(["0", "0(1)", "1(0)", "0(0)"])) }

  /// A thread that is woken again and again, because others meet elsewhere, gives up in time nevertheless.
  func testOnlyAThreadThatLeavesProlongsTheWait() {
    var patience = WaitGraph.Patience(tenth: 100, from: 1_000)
    for now in stride(from: UInt64(1_000), to: 1_999, by: 7) { patience.look(now, hasProgressed: false) }
    XCTAssertFalse(patience.isOver)
    for now in stride(from: UInt64(2_000), to: 2_200, by: 7) { patience.look(now, hasProgressed: false) }
    XCTAssertTrue(patience.isOver)
    patience.look(2_200, hasProgressed: true)
    XCTAssertFalse(patience.isOver)
    // A machine that stands still for a while is not a thread that does.
    patience.look(9_000, hasProgressed: false)
    XCTAssertFalse(patience.isOver)
  }

  /// Without lending, two threads that enter two gates in opposite order wait for each other: the exploration sees that.
  func testTheExplorationFindsADeadlock() {
    let violation = Self.explore(["0(1)", "1(0)"], givesUp: false, lends: false).violation
    XCTAssertEqual(violation?.contains("deadlock"), true, violation ?? "no violation")
    XCTAssertNil(Self.explore(["0(1)", "1(0)"], givesUp: false).violation)
    // Where threads may give up, they come to an end without lending too.
    XCTAssertNil(Self.explore(["0(1)", "1(0)"], givesUp: true, lends: false).violation)
  }
}
