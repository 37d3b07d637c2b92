// SPDX-License-Identifier: MIT
import Foundation

/// A number that an operator is given, such as how many elements it takes.
public struct MarbleParameter: Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// The number, unless another one is chosen.
  public let standard: Int
  /// The numbers that can be chosen.
  public let range: ClosedRange<Int>

  /// Makes a parameter.
  public init(_ name: String, _ standard: Int, in range: ClosedRange<Int>) {
    precondition(range.contains(standard), "The standard is none of the numbers that can be chosen.")
    self.name = name
    self.standard = standard
    self.range = range
  }
}

/// The numbers that an operator is given while it runs.
public struct MarbleNumbers: Hashable, Sendable {
  private let numbers: [String: Int]

  /// Takes the standard of each parameter that no number is chosen for, and the nearest one of its range for the others.
  init(_ parameters: [MarbleParameter], _ chosen: [String: Int]) {
    var numbers: [String: Int] = [:]
    for parameter in parameters {
      let number = chosen[parameter.name] ?? parameter.standard
      numbers[parameter.name] = min(max(number, parameter.range.lowerBound), parameter.range.upperBound)
    }
    self.numbers = numbers
  }

  /// The number of a parameter; one that the example does not have is a mistake in it.
  public subscript(name: String) -> Int {
    guard let number = numbers[name] else { preconditionFailure("The example has no parameter \(name).") }
    return number
  }

  /// Code with the numbers in the places where it reads them, as in `numbers["count"]`.
  func filled(_ template: String) -> String {
    var parts = template.components(separatedBy: "numbers[\"")
    for index in parts.indices.dropFirst() {
      guard let end = parts[index].range(of: "\"]"), let number = numbers[String(parts[index][..<end.lowerBound])]
      else { continue }
      parts[index] = "\(number)" + parts[index][end.upperBound...]
    }
    return parts.joined()
  }
}
