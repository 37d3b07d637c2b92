// SPDX-License-Identifier: MIT
import Foundation

/// Reads the sources of the library as far as it takes to list its operators.
enum LibrarySources {
  /// The public functions that return a sequence, as `Type.function`, and the public subjects and relays.
  static func functions(in root: URL) throws -> Set<String> {
    var names: Set<String> = []
    for module in ["RxSwift", "RxRelay", "RxCocoa", "RxKit"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        names.formUnion(functions(try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return names
  }

  /// A type and a function of it. What is declared in the protocol of a trait and in its type is the same.
  static func name(_ type: String?, _ function: String) -> String {
    let types = [
      "Infallible": "InfallibleType", "PrimitiveSequence": "PrimitiveSequenceType",
      "SharedSequence": "SharedSequenceConvertibleType", "ObservableConvertibleType": "ObservableType",
    ]
    return type.map { "\(types[$0] ?? $0).\(function)" } ?? function
  }

  static func functions(_ source: String) -> Set<String> {
    var names: Set<String> = []
    var type: String?
    var isDeprecated = false
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      // Regular expressions take their time in a debug build.
      if !line.hasPrefix(" "), !line.hasPrefix("//"),
        let match = line.firstMatch(of: /^(?:@\S+ |public |final )*(?:extension|class|struct|enum|protocol) ([\w.]+)/)
      {
        type = match.1.split(separator: ".").last.map(String.init)
        if let type, line.hasPrefix("public"), type.hasSuffix("Subject") || type.hasSuffix("Relay") {
          names.insert(type)
        }
      }
      if text.hasPrefix("@"), text.contains("deprecated") { isDeprecated = true }
      guard text.contains(" func "), let match = text.firstMatch(of: /^(?:@\S+ )*public (?:static )?func `?(\w+)`?/)
      else {
        if !text.hasPrefix("@") && !text.hasPrefix("//") && !text.hasSuffix(")") { isDeprecated = false }
        continue
      }
      let isRenamed = isDeprecated
      isDeprecated = false
      if !isRenamed, returnsSequence(lines[index...]) { names.insert(name(type, String(match.1))) }
    }
    return names
  }

  /// Whether the function that begins in the first line returns a sequence.
  private static func returnsSequence(_ lines: ArraySlice<String>) -> Bool {
    var head = ""
    for line in lines.prefix(24) {
      head += line + " "
      if line.contains("{") || line.isEmpty { break }
    }
    guard let arrow = head.range(of: ") -> ", options: .backwards) else { return false }
    let result = head[arrow.upperBound...].prefix { $0 != "{" }.components(separatedBy: " where ")[0]
    return sequences.contains(where: result.contains)
  }

  private static let sequences = [
    "Observable", "Infallible", "Single", "Maybe", "Completable", "PrimitiveSequence", "SharedSequence", "Driver",
    "Signal",
    "ControlEvent", "ControlProperty",
  ]
}
