// SPDX-License-Identifier: MIT

/// Disposes disposables that hold others, in the order in which they would dispose each other, but with a list of what is
/// to do in place of a stack that grows with their depth.
enum Disposal {
  static func run(_ disposable: any Disposable) {
    guard let disposable = unwrapped(disposable) else { return }
    guard let composite = composite(disposable) else { return disposable.dispose() }
    run(composite.end())
  }

  static func run(_ disposables: [(any Disposable)?]) {
    // What is left of the composites that are being emptied, the innermost last.
    var outer: [ArraySlice<(any Disposable)?>] = []
    var current = disposables[...]
    while true {
      guard let next = current.popFirst() else {
        guard let enclosing = outer.popLast() else { return }
        current = enclosing
        continue
      }
      guard let next, let disposable = unwrapped(next) else { continue }
      guard let composite = composite(disposable) else {
        disposable.dispose()
        continue
      }
      if !current.isEmpty { outer.append(current) }
      current = composite.end()[...]
    }
  }

  /// What is inside of disposables that hold one other, which count as disposed from now on.
  private static func unwrapped(_ disposable: any Disposable) -> (any Disposable)? {
    var current = disposable
    while true {
      let content: (any Disposable)?
      if type(of: current) == SerialDisposable.self {
        content = unsafeDowncast(current as AnyObject, to: SerialDisposable.self).end()
      } else if type(of: current) == SingleAssignmentDisposable.self {
        content = unsafeDowncast(current as AnyObject, to: SingleAssignmentDisposable.self).end()
      } else if type(of: current) == ScheduledAction.self {
        content = unsafeDowncast(current as AnyObject, to: ScheduledAction.self).end()
      } else if type(of: current) == TrampolineItem.self {
        content = unsafeDowncast(current as AnyObject, to: TrampolineItem.self).end()
      } else {
        return current
      }
      guard let content else { return nil }
      current = content
    }
  }

  private static func composite(_ disposable: any Disposable) -> CompositeDisposable? {
    guard type(of: disposable) == CompositeDisposable.self else { return nil }
    return unsafeDowncast(disposable as AnyObject, to: CompositeDisposable.self)
  }
}
