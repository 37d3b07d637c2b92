// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// An operator and the sequences to show it by. Its picture is what the operator does with them in virtual time.
///
/// ```swift
/// let example = MarbleExample("debounce", "-ab--c----|", code: "source.debounce(.milliseconds(3), scheduler: scheduler)") {
///   (source: Observable<String>, scheduler) in
///   source.debounce(.milliseconds(3), scheduler: scheduler)
/// }
/// print(try example.picture().text())
/// ```
public struct MarbleExample: Sendable {
  /// What the example is called, in lists and as a file.
  public let name: String
  /// The diagrams of the sequences that go in.
  public let diagrams: [String]
  /// The numbers that the operator is given.
  public let parameters: [MarbleParameter]
  /// The operator, as it is written in the closure that applies it.
  public let template: String
  /// The code that leads to the result, if the operator alone does not.
  public let listing: MarbleListing?
  /// When each of the observers is subscribed, as subscription diagrams.
  public let observers: [String]
  /// Whether the picture shows when the sequences that go in are subscribed.
  public let showsSubscriptions: Bool
  /// Whether the sequences that go in emit whether they are subscribed or not.
  public let isHot: Bool
  /// The types of the elements of the sequences that go in.
  public let elementTypes: [String]
  /// The type of the elements that come out.
  public let outputType: String
  /// Whether what comes out is an `Observable`, and not a trait.
  public let isObservable: Bool
  /// Whether the values of the sequence that goes in lead to others.
  public let hasWork: Bool

  /// The frame at which observers of sequences that go on are disposed, if nothing goes in later.
  public static let length = 24

  let run: @Sendable (MarbleStage) throws -> Observable<Any>

  /// The operator, as it is written in code, with the standard of each number.
  public var code: String { code([:]) }

  /// The operator, as it is written in code, with the numbers that are chosen.
  public func code(_ numbers: [String: Int]) -> String { code(template, numbers) }

  /// Code in which the parameters are read, with the numbers that are chosen in their places.
  public func code(_ template: String, _ numbers: [String: Int]) -> String {
    MarbleNumbers(parameters, numbers).filled(template)
  }

  init<Output: ObservableConvertibleType>(
    _ name: String, _ diagrams: [String], _ types: [String], _ options: MarbleExampleOptions,
    run: @escaping @Sendable (MarbleStage) throws -> Output
  ) {
    self.name = name
    self.diagrams = diagrams
    elementTypes = types
    outputType = "\(Output.Element.self)"
    isObservable = Output.self is Observable<Output.Element>.Type
    parameters = options.parameters
    template = options.code
    listing = options.listing
    observers = options.observers
    showsSubscriptions = options.showsSubscriptions
    isHot = options.isHot
    hasWork = options.hasWork
    self.run = { try run($0).asObservable().map { $0 as Any } }
  }

  /// Applies the operator in virtual time and makes a picture of what happens.
  ///
  /// - Parameters:
  ///   - diagrams: the sequences that go in, in the place of the example's own.
  ///   - numbers: the numbers that are chosen for its parameters.
  /// - Throws: a ``MarbleSyntaxError``, or a ``MarbleExampleError`` if the operator does not come to an end.
  public func picture(_ diagrams: [String]? = nil, numbers: [String: Int] = [:]) throws -> MarblePicture {
    let chain = MarbleChain([MarbleChain.Stage(self, diagrams: diagrams, numbers: numbers)])
    do {
      return try chain.run(showsSubscriptions: showsSubscriptions).sections[0]
    } catch let error as MarbleChainError {
      // There is one stage only, so that its number says nothing.
      throw error.error
    }
  }
}

/// What an example has beside its sequences.
struct MarbleExampleOptions {
  var parameters: [MarbleParameter] = []
  var code: String
  var listing: MarbleListing?
  var observers = ["^"]
  var showsSubscriptions = false
  var isHot = false
  var hasWork = false
}

/// Code that leads to an operator's result in more than one step. Its last line is the result.
public struct MarbleListing: Hashable, Sendable {
  /// As it is written in an app.
  public let app: String
  /// As it is written in a test, in virtual time.
  public let test: String

  /// Makes a listing; what is written in a test is what is written in an app, unless it is given.
  public init(_ app: String, test: String? = nil) {
    self.app = app
    self.test = test ?? app
  }
}

/// Why there is no picture of an example.
public enum MarbleExampleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operator keeps doing something without an end.
  case endless
  /// A diagram is longer than a picture can show.
  case tooLong
  /// A diagram has events before the subscription, which a picture cannot show.
  case early
  /// More events come out than a picture can show.
  case tooMany
  /// There is no operator, or there are more than a picture can show.
  case stages(Int)
  /// An operator that nothing goes into comes after another one.
  case first(String)
  /// An operator cannot work with an element that comes out of the one before it.
  case element(String, operator: String, type: String)

  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .endless: "The operator does not come to an end."
    case .tooLong:
      "A diagram has at most \(MarbleStage.longest) frames and at most \(MarbleStage.largest) events here."
    case .early: "A picture begins with the subscription, so that nothing comes before “^” here."
    case .tooMany: "More than \(MarbleRecorder.limit) events come out, which is more than a picture can show."
    case .stages(0): "There is no operator."
    case .stages: "There are more than \(MarbleChain.longest) operators, one after the other."
    case .first(let name): "Nothing goes into \(name), so it can only be the first operator."
    case .element(let element, let name, let type):
      type == "Int"
        ? "\(name) takes numbers, and “\(element)” is none." : "\(name) takes \(type), and “\(element)” is none."
    }
  }
}
