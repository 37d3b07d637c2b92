// SPDX-License-Identifier: MIT
@testable import HopsCore

/// What was asked of the server by hand: what is on its way, and when it arrives. An answer takes ten moments, and a further one to be read.
struct Desk {
  enum Thing: CaseIterable {
    case page, details, origins
  }

  private struct Request {
    var name: String
    /// Under what the answer is kept.
    var key: String
    /// When the server answers; what is kept from before comes without it.
    var answers: Int?
    /// When the answer is shown.
    var arrives: Int
    var problem: HopsError?
  }

  var now = 0
  /// What goes wrong at the server at this moment.
  var fault: HopsError?
  /// What did not come when it was asked for last.
  private(set) var problems: [Thing: HopsError] = [:]
  /// What was asked of the server, and what was given up before the server had answered, since somebody looked.
  var asked: [String] = []
  var givenUp: [String] = []
  private var requests: [Thing: Request] = [:]
  /// The answers that are kept, each with the first moment at which it is too old.
  private var kept: [String: Int] = [:]
  private let timeToLive: Int

  init(timeToLive: Int) { self.timeToLive = timeToLive }

  /// When something happens by itself.
  var moments: [Int] { requests.values.flatMap { [$0.answers, $0.arrives].compactMap { $0 } } }

  func isOnItsWay(_ thing: Thing) -> Bool { requests[thing] != nil }

  mutating func ask(for thing: Thing, as name: String, under key: String) {
    giveUp(thing)
    if now < kept[key] ?? 0 {
      requests[thing] = Request(name: name, key: key, arrives: now + 1)
    } else {
      asked.append(name)
      requests[thing] = Request(name: name, key: key, answers: now + 10, arrives: now + 11)
    }
  }

  /// Forgets what is on its way, and what went wrong.
  mutating func giveUp(_ thing: Thing) {
    problems[thing] = nil
    guard let request = requests.removeValue(forKey: thing), request.answers != nil else { return }
    givenUp.append(request.name)
  }

  /// Lets the server answer what it answers now; returns what has arrived.
  mutating func pass() -> Set<Thing> {
    var arrived: Set<Thing> = []
    for (thing, var request) in requests {
      if request.answers == now {
        request.answers = nil
        request.problem = fault ?? (Self.isKnown(request.name) ? nil : .serverFailed(404))
        if request.problem == nil { kept[request.key] = now + timeToLive }
      }
      requests[thing] = request.arrives == now ? nil : request
      guard request.arrives == now else { continue }
      if let problem = request.problem { problems[thing] = problem } else { arrived.insert(thing) }
    }
    return arrived
  }

  /// The server has the hops 0 to 29.
  private static func isKnown(_ name: String) -> Bool {
    !name.hasPrefix("hops Hop ") || Int(name.dropFirst(9)).map { $0 < 30 } ?? false
  }
}
