// SPDX-License-Identifier: MIT
import RxSwift

/// How a value of any type is written: on its marble, and in code.
enum MarbleLabel {
  /// The value, if it is a sequence.
  static func sequence(_ value: Any) -> (any ObservableConvertibleType)? {
    ((value as? MarbleElement)?.value ?? value) as? any ObservableConvertibleType
  }

  /// What is written on the marble of a value.
  static func text(_ value: Any) -> String {
    if let element = value as? MarbleElement { return text(element.value) }
    if let event = value as? any EventConvertible { return text(ofEvent: event) }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { text($0.value) }
    switch mirror.displayStyle {
    case .collection: return "[\(parts.joined(separator: ","))]"
    case .tuple: return parts.joined(separator: ",")
    case .optional: return parts.first ?? "nil"
    default: return "\(value)"
    }
  }

  /// The value as an expression.
  static func literal(_ value: Any) -> String {
    if let element = value as? MarbleElement { return literal(element.value) }
    if let event = value as? any EventConvertible { return literal(ofEvent: event) }
    if let text = value as? String { return text.debugDescription }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection: return "[\(mirror.children.map { literal($0.value) }.joined(separator: ", "))]"
    case .optional: return mirror.children.first.map { literal($0.value) } ?? "nil"
    case .tuple:
      let parts = mirror.children.map { child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + literal(child.value)
      }
      return "(\(parts.joined(separator: ", ")))"
    default: return "\(value)"
    }
  }

  private static func text<Value: EventConvertible>(ofEvent value: Value) -> String {
    switch value.event {
    case .next(let element): "next(\(text(element)))"
    case .error: "error"
    case .completed: "completed"
    }
  }

  private static func literal<Value: EventConvertible>(ofEvent value: Value) -> String {
    switch value.event {
    case .next(let element): ".next(\(literal(element)))"
    case .error(let error): ".error(\(error))"
    case .completed: ".completed"
    }
  }

  /// An error as an expression; nil if it is the one that `#` stands for.
  static func literal(ofError error: any Error) -> String? {
    if error is MarbleError { return nil }
    switch error as? RxError {
    case .noElements: return "RxError.noElements"
    case .moreThanOneElement: return "RxError.moreThanOneElement"
    case .argumentOutOfRange: return "RxError.argumentOutOfRange"
    case .timeout: return "RxError.timeout"
    case .overflow: return "RxError.overflow"
    default: return "\(error)"
    }
  }
}
