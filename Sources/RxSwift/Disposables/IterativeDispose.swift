// SPDX-License-Identifier: MIT

/// Disposes disposables that hold others, in the order in which they would dispose each other. It keeps the rest of the
/// work in a list, and not on a stack that grows with their depth.
enum IterativeDispose {
  static func run(_ disposable: any Disposable) {
    var current = disposable
    while true {
      switch content(current) {
      case .nothing: return current.dispose()
      case .one(let held):
        guard let held else { return }
        current = held
      case .many(let composite): return run(composite.end())
      }
    }
  }

  static func run(_ disposables: [(any Disposable)?]) {
    // The rest of the composites that are being emptied, the innermost composite last.
    var outer: [ArraySlice<(any Disposable)?>] = []
    var current = disposables[...]
    while true {
      guard let next = current.popFirst() else {
        guard let enclosing = outer.popLast() else { return }
        current = enclosing
        continue
      }
      guard var disposable = next else { continue }
      unwrapping: while true {
        switch content(disposable) {
        case .nothing:
          disposable.dispose()
          break unwrapping
        case .one(let held):
          guard let held else { break unwrapping }
          disposable = held
        case .many(let composite):
          if !current.isEmpty { outer.append(current) }
          current = composite.end()[...]
          break unwrapping
        }
      }
    }
  }

  /// The content of a disposable.
  private enum Content {
    case nothing
    /// The content of a disposable that holds one other. The disposable counts as disposed from now on.
    case one((any Disposable)?)
    case many(CompositeDisposable)
  }

  /// Generic, because looking at the type of an opened existential costs nothing, unlike asking for its dynamic type.
  private static func content<Holder: Disposable>(_ holder: Holder) -> Content {
    if Holder.self == SingleAssignmentDisposable.self {
      return .one(object(holder, SingleAssignmentDisposable.self).end())
    }
    if Holder.self == SerialDisposable.self { return .one(object(holder, SerialDisposable.self).end()) }
    if Holder.self == CompositeDisposable.self { return .many(object(holder, CompositeDisposable.self)) }
    if Holder.self == ScheduledAction.self { return .one(object(holder, ScheduledAction.self).end()) }
    if Holder.self == TrampolineItem.self { return .one(object(holder, TrampolineItem.self).end()) }
    return .nothing
  }

  /// A holder as an object of its own type. It uses the address, because a cast of a value that is not known to be an
  /// object asks the runtime.
  static func object<Holder, Object: AnyObject>(_ holder: Holder, _: Object.Type) -> Object {
    Unmanaged<Object>.fromOpaque(unsafeBitCast(holder, to: UnsafeRawPointer.self)).takeUnretainedValue()
  }
}
