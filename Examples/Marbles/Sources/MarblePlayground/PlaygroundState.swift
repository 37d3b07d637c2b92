// SPDX-License-Identifier: MIT

/// What the page asks for: operators one after the other, with their sequences and numbers.
struct PlaygroundState: Codable, Sendable {
  struct Stage: Codable, Sendable {
    var name: String
    var numbers: [String: Int]?
    var diagrams: [String]?
  }

  var stages: [Stage]
  /// Whether a picture is asked for in the place of its lines: light, dark or automatic.
  var picture: String?
  /// Whether the picture shows when sequences are subscribed.
  var showsSubscriptions: Bool?
}

/// What the page gets.
struct PlaygroundAnswer: Codable, Sendable {
  struct Section: Codable, Sendable {
    var label: String
    /// For each sequence that goes in, its line and those of its inner sequences.
    var inputs: [[Line]]
    var outputs: [Line]
  }

  struct Line: Codable, Sendable {
    var name: String
    var start: Int
    var end: Int?
    var isInner: Bool
    var marks: [Mark]
    var windows: [[Int]]
  }

  struct Mark: Codable, Sendable {
    var frame: Int
    /// value, sequence, completed or error
    var kind: String
    var text: String?
  }

  /// What is wrong, and where.
  struct Fault: Codable, Sendable {
    var message: String
    var stage: Int?
    var diagram: Int?
  }

  var sections: [Section]?
  var code: String?
  var test: String?
  var text: String?
  var svg: String?
  var fault: Fault?
}

/// The operators as the page lists them.
struct PlaygroundList: Codable, Sendable {
  struct Kind: Codable, Sendable {
    var title: String
    var operators: [Operator]
  }

  struct Operator: Codable, Sendable {
    var name: String
    var code: String
    var diagrams: [String]
    var parameters: [Parameter]
    /// Whether values of the first sequence lead to others.
    var hasWork: Bool
    var showsSubscriptions: Bool
  }

  struct Parameter: Codable, Sendable {
    var name: String
    var standard: Int
    var least: Int
    var most: Int
  }

  var kinds: [Kind]
}
