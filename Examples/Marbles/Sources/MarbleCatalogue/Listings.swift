// SPDX-License-Identifier: MIT
import RxMarbles

extension MarbleListing {
  /// A subject that gets what a sequence emits.
  static func sending(_ subject: String) -> MarbleListing {
    MarbleListing(
      """
      let subject = \(subject)
      _ = source.subscribe(subject)
      subject.asObservable()
      """)
  }

  /// A sequence that waits until it is connected.
  static func connecting(_ connectable: String) -> MarbleListing {
    MarbleListing(
      """
      let connectable = \(connectable)
      scheduler.scheduleRelative((), dueTime: .milliseconds(3)) { _ in connectable.connect() }.disposed(by: disposeBag)
      connectable.asObservable()
      """,
      test: """
        let connectable = \(connectable)
        scheduler.scheduleAt(3) { _ = connectable.connect() }
        connectable.asObservable()
        """)
  }

  /// A sequence that sends an element, and another one later.
  static var creating: MarbleListing {
    MarbleListing(
      """
      Observable<String>.create { observer in
        observer.onNext("a")
        return scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
          observer.onNext("b")
          observer.onCompleted()
          return Disposables.create()
        }
      }
      """)
  }

  /// A trait that sends something at once, if there is a first event, and the others later.
  static func creating(_ type: String, first: String? = nil, then events: String...) -> MarbleListing {
    let before = first.map { "  observer(\($0))\n  return " } ?? "  "
    let later = events.map { "    observer(\($0))" }.joined(separator: "\n")
    return MarbleListing(
      """
      \(type).create { observer in
      \(before)scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
      \(later)
          return Disposables.create()
        }
      }
      .asObservable()
      """)
  }

  /// An object that the operator does not retain.
  static func unretained(_ code: String) -> MarbleListing { MarbleListing("\(owner)\n\(code)") }

  private static let owner = """
    final class Owner: Sendable {
      let name = "o"
    }
    let owner = Owner()
    """

  /// A relay that gets the elements of a sequence.
  static func accepting(_ relay: String) -> MarbleListing {
    MarbleListing(
      """
      let relay = \(relay)
      _ = source.subscribe(onNext: { relay.accept($0) })
      relay.asObservable()
      """)
  }

  /// A driver or a signal; a test puts its scheduler in the place of the main thread.
  static func mainThread(_ code: String) -> MarbleListing {
    let before = code.contains("(owner)") ? "\(owner)\n" : ""
    return MarbleListing(
      """
      \(before)let shared = \(code)
      shared.asObservable()
      """,
      test: """
        \(before)let shared = { \(code).asObservable() }
        var delivered = shared()
        SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
        delivered
        """)
  }
}
