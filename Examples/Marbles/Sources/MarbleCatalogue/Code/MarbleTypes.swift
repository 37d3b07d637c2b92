// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles

/// The types of the elements in a chain, for its code. Operators that take any element take that of the operator before them.
struct MarbleTypes {
  private static let any = "\(MarbleElement.self)"

  /// The types of the sequences that go into each operator.
  private(set) var inputs: [[String]] = []
  /// The type of what comes out of each operator: `Observable` for sequences, whatever their own type is called.
  private(set) var outputs: [String] = []
  /// What stands before an operator, so that it gets the type that it takes.
  private(set) var conversions: [String?] = []
  /// The type of the elements at the end; of those of the sequences, if these are the elements.
  private(set) var elements = "String"

  init(_ chain: MarbleChain) {
    var current = Self.first(chain)
    var isNested = false
    for (index, stage) in chain.stages.enumerated() {
      let example = stage.example
      let taken = example.elementTypes.first ?? Self.any
      var conversion: String?
      if taken != Self.any, index > 0, !(isNested && example.hasWork), isNested || taken != current {
        conversion = taken == "Int" ? #".map { Int("\($0)")! }"# : #".map { "\($0)" }"#
        current = taken
        isNested = false
      } else if taken != Self.any {
        current = taken
      }
      conversions.append(conversion)
      inputs.append(example.elementTypes.map { $0 == Self.any ? current : $0 })
      var output = example.outputType.replacingOccurrences(of: Self.any, with: current)
      let wasNested = isNested && !example.hasWork && example.outputType == Self.any
      if output.contains("Observable<") {
        // What sequences have as elements is their last type, as in GroupedObservable<Int, String>.
        let inside = output.drop { $0 != "<" }.dropFirst().dropLast()
        output = inside.components(separatedBy: ", ").last ?? current
        isNested = true
      } else {
        isNested = wasNested
      }
      current = output
      outputs.append(isNested ? "\(current) Observable" : current)
    }
    elements = current
  }

  var result: String { outputs.last ?? "String" }

  /// The type of the elements of the first sequence: that which the first operator takes that does not take any.
  private static func first(_ chain: MarbleChain) -> String {
    for stage in chain.stages {
      if let type = stage.example.elementTypes.first, type != any { return type }
      if stage.example.outputType != any { break }
    }
    return "String"
  }
}
