// SPDX-License-Identifier: MIT

/// Errors of bindings to user interfaces.
public enum RxCocoaError: Swift.Error, CustomDebugStringConvertible, @unchecked Sendable {
  // Sendable: the payloads are for diagnostics; the library prints them and does nothing else with them.

  /// Something the library cannot explain happened.
  case unknown
  /// The object cannot do the operation.
  case invalidOperation(object: Any)
  /// A view was asked for an item before items were bound to it.
  case itemsNotYetBound(object: Any)
  /// An object has no property of this name.
  case invalidPropertyName(object: Any, propertyName: String)
  /// The object on a key path is not of a kind that can be observed.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  /// A method could not be replaced at run time.
  case errorDuringSwizzling
  /// A value is not of the type that is needed.
  case castingError(object: Any, targetType: Any.Type)

  /// A sentence about the error.
  public var debugDescription: String {
    switch self {
    case .unknown: return "An unknown error."
    case .invalidOperation(let object): return "Not possible on \(object)."
    case .itemsNotYetBound(let object): return "No items were bound to \(object) yet."
    case .invalidPropertyName(let object, let propertyName): return "\(object) has no property \(propertyName)."
    case .invalidObjectOnKeyPath(let object, let sourceObject, let propertyName):
      return "\(object), the property \(propertyName) of \(sourceObject), cannot be observed."
    case .errorDuringSwizzling: return "A method could not be replaced."
    case .castingError(let object, let targetType): return "\(object) is not of type \(targetType)."
    }
  }
}
