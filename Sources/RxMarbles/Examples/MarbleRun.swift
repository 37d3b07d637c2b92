// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest

/// Operators of a chain that run in virtual time.
final class MarbleRun {
  /// More frames than any chain of delays takes. What is longer is taken for something that goes on.
  static let longest = 240
  /// As much as a sequence that is shown as a whole needs; one that goes on is stopped there.
  private static let effort = 4000

  private let chain: MarbleChain
  /// The frame at which the observers are disposed.
  private let end: Int?
  private let scheduler = TestScheduler(frame: .milliseconds(1))
  private let faults = MarbleFaults()
  private var stages: [MarbleStage] = []
  private var taps: [MarbleTap] = []
  private var outputs: [MarbleRecorder] = []
  /// Whether nothing was left to do.
  private var isAtRest = false

  /// Applies the operators.
  ///
  /// - Parameters:
  ///   - chain: the operators.
  ///   - end: the frame at which the observers are disposed; nil if they are not.
  init(_ chain: MarbleChain, until end: Int? = nil) throws {
    self.chain = chain
    self.end = end
    var result = Observable<Any>.empty()
    for (index, stage) in chain.stages.enumerated() {
      let upstream = taps.last.map { $0.observable(result) }
      do {
        if upstream != nil && stage.example.diagrams.isEmpty { throw MarbleExampleError.first(stage.example.name) }
        let next = try MarbleStage(stage, scheduler, faults, upstream: upstream)
        result = try stage.example.run(next)
        stages.append(next)
      } catch {
        throw MarbleChainError(stage: index, error: error)
      }
      taps.append(MarbleTap(scheduler))
    }
    outputs = try chain.observers.map { try MarbleRecorder(result, $0, scheduler, until: end) }
    isAtRest = scheduler.start(limit: end == nil ? Self.effort : 20_000)
  }

  // What is still subscribed holds the scheduler, and the scheduler holds what it has to run.
  deinit { for output in outputs { output.dispose() } }

  /// The frame at which a sequence that goes on is cut off: everything that goes in comes before it.
  var length: Int {
    let marks = stages.flatMap { $0.groups(false, until: nil) }.flatMap { $0 }.flatMap(\.marks)
    return max(MarbleExample.length, 1 + (marks.map(\.frame).max() ?? 0))
  }

  private var isOverfull: Bool { outputs.contains(where: \.isOverfull) || taps.contains(where: \.isOverfull) }

  /// The picture, if everything came to an end or to rest within its frames.
  func wholePicture(_ showsSubscriptions: Bool) -> MarbleChainPicture? {
    guard isAtRest, !isOverfull, faults.first == nil else { return nil }
    let picture = drawn(showsSubscriptions)
    return picture.sections.allSatisfy { $0.end <= Self.longest } ? picture : nil
  }

  /// The picture.
  ///
  /// - Throws: what went wrong while the operators ran.
  func picture(_ showsSubscriptions: Bool) throws -> MarbleChainPicture {
    if let fault = faults.first { throw fault }
    if !isAtRest { throw MarbleExampleError.endless }
    if isOverfull { throw MarbleExampleError.tooMany }
    return drawn(showsSubscriptions)
  }

  private func drawn(_ showsSubscriptions: Bool) -> MarbleChainPicture {
    let names = outputs.count == 1 ? [""] : outputs.indices.map { "observer \($0 + 1)" }
    let groups = stages.map { $0.groups(showsSubscriptions, until: end) }
    var sections: [MarblePicture] = []
    for (index, stage) in chain.stages.enumerated() {
      let isLast = index == stages.count - 1
      let lines =
        isLast
        ? zip(outputs, names).flatMap { $0.lines(name: $1, isAlone: outputs.count == 1) }
        : taps[index].lines(showsSubscriptions, until: end)
      let label = stage.example.code(stage.numbers)
      let takesSequences = sections.last?.outputs.contains { $0.isInner } ?? false
      sections.append(
        MarblePicture(
          inputs: groups[index].flatMap { $0 }, label: takesSequences ? Self.withoutWork(label) : label, outputs: lines)
      )
    }
    return MarbleChainPicture(
      sections: sections, groups: groups,
      literals: outputs.map(\.literals).reduce(into: [:]) { $0.merge($1) { first, _ in first } },
      error: outputs.compactMap(\.error).first)
  }

  /// Code of an operator that gets sequences from the one before, so that no values lead to others.
  private static func withoutWork(_ code: String) -> String {
    code.replacingOccurrences(of: ".map { work($0) }", with: "").replacingOccurrences(of: "work($0)", with: "$0")
  }
}
