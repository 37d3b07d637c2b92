// SPDX-License-Identifier: MIT

/// A disposable that may be over although it was not disposed: scheduled work that has been done, a group of which all
/// parts are over.
///
/// `isDisposed` keeps its meaning, that `dispose()` was called; this is what a `DisposeBag` asks.
protocol Finishing: Cancelable, AnyObject {
  /// What is left to dispose.
  var remainder: Remainder { get }
}

/// What is left to dispose of a disposable.
enum Remainder {
  /// Something, or something may still come.
  case something
  case nothing
  /// What is left of another one.
  case one(any Disposable)
  /// What is left of some others.
  case many([(any Disposable)?])
}

extension Remainder {
  /// Whether nothing is left to dispose of a disposable.
  ///
  /// A list of what is to be asked takes the place of a stack that grows with the depth of groups in groups.
  static func isNothing(of disposable: any Disposable) -> Bool {
    var groups: [ArraySlice<(any Disposable)?>] = []
    // Most have few parts, if any, so it is worth while to remember what was asked only after some steps.
    var seen: Set<ObjectIdentifier> = []
    var steps = 0
    var current = disposable
    while true {
      let remainder = remainder(of: current)
      switch remainder {
      case .something: return false
      case .nothing: break
      case .one, .many:
        steps += 1
        guard steps < 16 || seen.insert(ObjectIdentifier(current as AnyObject)).inserted else { break }
        if case .one(let held) = remainder {
          current = held
          continue
        }
        if case .many(let parts) = remainder { groups.append(parts[...]) }
      }
      guard let next = next(&groups) else { return true }
      current = next
    }
  }

  private static func next(_ groups: inout [ArraySlice<(any Disposable)?>]) -> (any Disposable)? {
    while let last = groups.indices.last {
      while let part = groups[last].popFirst() { if let part { return part } }
      groups.removeLast()
    }
    return nil
  }

  /// Generic, because looking at the type of an opened existential costs nothing: what a bag holds most is asked
  /// without the runtime's help.
  private static func remainder<Asked: Disposable>(of asked: Asked) -> Remainder {
    if Asked.self == NopDisposable.self { return .nothing }
    if Asked.self == SubscriptionHandle.self {
      return IterativeDispose.object(asked, SubscriptionHandle.self).isDisposed ? .nothing : .something
    }
    if let finishing = asked as? any Finishing { return finishing.remainder }
    return (asked as? any Cancelable)?.isDisposed ?? false ? .nothing : .something
  }
}
