// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// Operators one after the other: what comes out of one goes into the next.
public struct MarbleChain: Sendable {
  /// An operator of a chain.
  public struct Stage: Sendable {
    /// The operator.
    public let example: MarbleExample
    /// The sequences that go in. The first one of a stage that follows another is what comes out of that; of its diagram only the lines of
    /// inner sequences count then.
    public let diagrams: [String]
    /// The numbers that are chosen for its parameters.
    public let numbers: [String: Int]

    /// Makes a stage; what is not given is as in the example.
    public init(_ example: MarbleExample, diagrams: [String]? = nil, numbers: [String: Int] = [:]) {
      self.example = example
      self.diagrams = diagrams ?? example.diagrams
      self.numbers = numbers
    }
  }

  /// The number of operators that a chain can have.
  public static let longest = 8

  /// The operators.
  public let stages: [Stage]

  /// Makes a chain.
  public init(_ stages: [Stage]) { self.stages = stages }

  /// When each of the observers is subscribed: as the last operator says that is shown with several observers.
  public var observers: [String] { stages.last { $0.example.observers != ["^"] }?.example.observers ?? ["^"] }

  /// Applies the operators in virtual time and makes a picture of what happens, with a line for what comes out of each.
  ///
  /// What comes to an end, or to rest, is shown as a whole. What goes on is shown up to ``MarbleExample/length``, or up to the last frame at
  /// which something goes in.
  ///
  /// - Parameter showsSubscriptions: whether the picture shows when sequences are subscribed.
  /// - Throws: a ``MarbleChainError``, which names the stage.
  public func run(showsSubscriptions: Bool = true) throws -> MarbleChainPicture {
    guard (1...Self.longest).contains(stages.count) else { throw MarbleExampleError.stages(stages.count) }
    let whole = try MarbleRun(self)
    if let picture = whole.wholePicture(showsSubscriptions) { return picture }
    return try MarbleRun(self, until: whole.length).picture(showsSubscriptions)
  }
}

/// Says in which stage of a chain something is wrong, and in which of its diagrams.
public struct MarbleChainError: Error, CustomStringConvertible {
  /// The stage, counted from 0.
  public let stage: Int
  /// The diagram, counted from 0, if one is wrong.
  public let diagram: Int?
  /// What is wrong.
  public let error: any Error

  init(stage: Int, error: any Error) {
    self.stage = stage
    let fault = error as? MarbleDiagramFault
    diagram = fault?.index
    self.error = fault?.error ?? error
  }

  /// What is wrong.
  public var description: String { "\(error)" }
}

/// A diagram that cannot be read, or not be shown.
struct MarbleDiagramFault: Error {
  let index: Int
  let error: any Error
}

/// What goes wrong while operators run.
final class MarbleFaults: @unchecked Sendable {
  // Sendable: it is used on the thread that runs the scheduler, which is the one that made it.
  private(set) var first: (any Error)?

  func note(_ error: any Error) -> any Error {
    if first == nil { first = error }
    return error
  }
}
