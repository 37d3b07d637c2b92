// SPDX-License-Identifier: MIT

/// A disposable that may be finished although it was not disposed: scheduled work that has been done, or a group whose
/// parts are all finished.
///
/// A `DisposeBag` drops its finished disposables. Types of the user are never finished: the bag disposes them, whatever their `isDisposed` says.
protocol Finishable: Cancelable, AnyObject {
  /// Whether something is left to dispose, or which other disposables decide that.
  var finishState: FinishState { get }
}

extension Finishable {
  /// The rule for a disposable that has nothing to dispose once it is disposed.
  var finishState: FinishState { isDisposed ? .finished : .unfinished }
}

/// Whether a disposable is finished.
enum FinishState {
  /// Something is left to dispose, or may still be added.
  case unfinished
  case finished
  /// It is finished if another disposable is.
  case sameAs(any Disposable)
  /// It is finished if all these disposables are.
  case allOf([(any Disposable)?])
}

extension FinishState {
  /// Whether a disposable is finished.
  ///
  /// It keeps nested groups in a list and does not recurse, so that their depth takes no stack.
  static func isFinished(_ disposable: any Disposable) -> Bool {
    var groups: [ArraySlice<(any Disposable)?>] = []
    // Most disposables have few parts. So this remembers only after some steps which ones it has asked.
    var seen: Set<ObjectIdentifier> = []
    var steps = 0
    var current = disposable
    while true {
      let finishState = finishState(of: current)
      switch finishState {
      case .unfinished: return false
      case .finished: break
      case .sameAs, .allOf:
        steps += 1
        guard steps < 16 || seen.insert(ObjectIdentifier(current as AnyObject)).inserted else { break }
        if case .sameAs(let held) = finishState {
          current = held
          continue
        }
        if case .allOf(let parts) = finishState { groups.append(parts[...]) }
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

  /// Generic, because comparing the type of an opened existential is cheaper than a dynamic cast. So the most frequent
  /// disposables need no cast.
  private static func finishState<Asked: Disposable>(of asked: Asked) -> FinishState {
    if Asked.self == NopDisposable.self { return .finished }
    if Asked.self == SubscriptionHandle.self {
      return IterativeDispose.object(asked, SubscriptionHandle.self).isDisposed ? .finished : .unfinished
    }
    return (asked as? any Finishable)?.finishState ?? .unfinished
  }
}
