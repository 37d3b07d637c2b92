// SPDX-License-Identifier: MIT
import RxMarbles

/// A sequence of an app that sends what a diagram shows.
enum MarbleAppSource {
  /// The function that makes such a sequence.
  static let function = [
    "",
    "// Sends events so many milliseconds after the subscription.",
    "func sequence<Element>(_ events: KeyValuePairs<Int, [Event<Element>]>) -> Observable<Element> {",
    "  Observable.merge(",
    "    events.map { time, events in",
    "      Observable.from(events).delaySubscription(.milliseconds(time), scheduler: scheduler)",
    "    }",
    "  ).concat(Observable.never()).dematerialize()",
    "}",
  ]

  /// Where sessions and their requests come from: a module of their own, where Foundation does not have them.
  static let networking = "#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif"

  /// What a failure is made of.
  static let failure = "struct Failure: Error {}"

  /// The call of the function, in as many lines as it takes.
  static func call(_ start: String, _ text: String, _ type: String, end: String = "") -> [String] {
    let events = self.events(text, type)
    let whole = "\(start)sequence([\(events.isEmpty ? ":" : events.joined(separator: ", "))])\(end)"
    if whole.count <= 98 { return [whole] }
    var lines = ["\(start)sequence(["]
    for event in events {
      if lines.count > 1, lines[lines.count - 1].count + event.count <= 96 {
        lines[lines.count - 1] += " \(event),"
      } else {
        lines.append("  \(event),")
      }
    }
    return lines + ["])\(end)"]
  }

  /// Those of one time together: `4: [.next("c"), .completed]`.
  private static func events(_ text: String, _ type: String) -> [String] {
    // A diagram that cannot be read has no picture, and no code.
    let marbles = (try? MarbleDiagram(text))?.marbles ?? []
    var times: [(frame: Int, events: [String])] = []
    for marble in marbles {
      let event = self.event(marble.event, type)
      if times.last?.frame == marble.frame {
        times[times.count - 1].events.append(event)
      } else {
        times.append((marble.frame, [event]))
      }
    }
    return times.map { "\($0.frame): [\($0.events.joined(separator: ", "))]" }
  }

  private static func event(_ event: MarbleDiagram.Event, _ type: String) -> String {
    switch event {
    case .completed: ".completed"
    case .error: ".error(Failure())"
    case .next(let name): ".next(\(type == "String" ? String(name).debugDescription : String(name)))"
    }
  }
}
