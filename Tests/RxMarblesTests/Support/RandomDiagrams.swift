// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles
import RxTestSupport

extension SplitMix {
  init(seed: Int) { self.init(UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15) }

  /// The seeds of a test: one, if the environment names it, so that a failure can be replayed: `RX_MARBLES_SEED=17`.
  static func seeds(_ count: Int) -> [Int] {
    ProcessInfo.processInfo.environment["RX_MARBLES_SEED"].flatMap(Int.init).map { [$0] } ?? Array(0..<count)
  }
}

extension MarbleDiagram {
  /// Digits and units together look like spans of time; the others are letters of several scripts and pictures.
  private static let values = Array("0159smabcz") + Array("éß한字🙂🇪+=")

  /// A diagram with values close to each other and far apart, several in a frame, before and after the subscription.
  static func random(_ generator: inout SplitMix, isInner: Bool = false) -> MarbleDiagram {
    let gaps = [0, 0, 1, 1, 1, 2, 3, 5, 41, 1000, 60_000]
    var frame = isInner || Bool.random(using: &generator) ? 0 : -Int.random(in: 0...60, using: &generator)
    let start = frame
    var marbles: [Marble] = []
    for _ in 0..<Int.random(in: 0...9, using: &generator) {
      frame += gaps[Int.random(in: 0..<gaps.count, using: &generator)]
      marbles.append(Marble(.next(values[Int.random(in: 0..<values.count, using: &generator)]), at: frame))
    }
    let ends: [Event?] = [.completed, .error, nil]
    if let end = ends[Int.random(in: 0..<3, using: &generator)] { marbles.append(Marble(end, at: frame)) }
    let end = frame + Int.random(in: 0...60, using: &generator)
    var inner: [Character: MarbleDiagram] = [:]
    if !isInner {
      // In an order that is the same in each process, so that a seed has the same diagrams.
      let names = Set(marbles.compactMap(\.event.character)).sorted()
      for name in names where Int.random(in: 0..<6, using: &generator) == 0 {
        inner[name] = random(&generator, isInner: true)
      }
    }
    return MarbleDiagram(marbles, start: start, end: end, inner: inner)
  }
}
