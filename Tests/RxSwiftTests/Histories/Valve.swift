// SPDX-License-Identifier: MIT

/// What opens and closes the way of the elements of a source to an observer.
struct Valve: Sendable {
  /// Whether subscribing opens the way.
  var isOpenAtFirst = true
  /// The sources whose events open the way.
  var openers: [Int] = []
  /// The sources whose events may open the way, or keep it open.
  var possibleOpeners: [Int] = []
  /// The sources whose events close the way. An event that closes and opens only interrupts.
  var closers: [Int] = []
  /// The source that closes the way for good if the observer has received one of its elements.
  var rival: Int?
  /// Whether an event has its effect also on an observer that subscribes later: a subject that has ended stays so.
  var outlasts = false

  /// Whether the way of an element is open or closed during the whole call that sends it; else the element may pass.
  enum Passage: Sendable { case open, unknown, closed }
}

/// Which elements an operator keeps before it delivers them, and where it delivers them.
struct Hold: Sendable {
  enum Kept: Sendable { case all, latest }

  /// The calls that deliver, besides those that send a signal.
  enum Bringer: Sendable { case none, ownSend, anySend }

  var keeps = Kept.all
  var bringer = Bringer.none
  /// Whether a thread of a scheduler delivers.
  var isElsewhere = false
}

extension Window {
  func overlaps(_ other: Window) -> Bool { begin <= other.end && other.begin <= end }

  /// Windows that overlap, as one.
  static func united(_ windows: [Window]) -> [Window] {
    windows.sorted { $0.begin < $1.begin }.reduce(into: []) { united, window in
      if let last = united.last, last.overlaps(window) {
        united[united.count - 1].end = max(last.end, window.end)
      } else {
        united.append(window)
      }
    }
  }
}

extension History {
  /// Calls that send to a source, as one where they overlap: a call may return while another one does its work.
  func windows(_ source: Int, except send: Send? = nil) -> [Window] {
    Window.united(
      sends.filter { $0.source == source && $0 != send }.map { Window(begin: $0.begin, end: deliveryEnd($0)) })
  }

  /// When a source, or subscribing, opens or closes a way.
  private struct Effect: Equatable {
    var source: Int?
    let window: Window
    var isSure = true
  }

  /// What the calls that send to some sources mean for an observer.
  private func effects(
    _ sources: [Int], on observation: Observation, _ outlasts: Bool, except send: Send
  ) -> [Effect] {
    let subscribed = observation.subscribed
    return sources.flatMap { source in
      windows(source, except: send).compactMap { window in
        if subscribed.end < window.begin { return Effect(source: source, window: window) }
        if outlasts {
          let atFirst = Window(begin: subscribed.begin, end: max(window.end, subscribed.end))
          return Effect(source: source, window: atFirst)
        }
        return window.end < subscribed.begin ? nil : Effect(source: source, window: window, isSure: false)
      }
    }
  }

  /// Whether the way of an element to an observer is open.
  func passage(of send: Send, to observation: Observation) -> Valve.Passage {
    if isRace { return race(send, observation) }
    guard let valve = valves[send.source] else { return .open }
    if let rival = valve.rival, observation.newest.contains(where: { $0.flatMap(self.send)?.source == rival }) {
      return .closed
    }
    let openers =
      effects(valve.openers, on: observation, valve.outlasts, except: send)
      + (valve.isOpenAtFirst ? [Effect(window: observation.subscribed)] : [])
    let possibleOpeners =
      (openers + effects(valve.possibleOpeners, on: observation, valve.outlasts, except: send)).map(\.window)
    let closers = effects(valve.closers, on: observation, valve.outlasts, except: send)
    let end = deliveryEnd(send)
    let isOpen = openers.contains { opener in
      opener.isSure && opener.window.end < send.begin
        && closers.allSatisfy {
          $0 == opener || $0.window.end < opener.window.begin || end < $0.window.begin
        }
    }
    if isOpen { return .open }
    let isClosed = closers.contains { closer in
      closer.isSure && closer.window.end < send.begin
        && possibleOpeners.allSatisfy { $0.end < closer.window.begin || end < $0.begin }
    }
    return isClosed || possibleOpeners.allSatisfy { end < $0.begin } ? .closed : .unknown
  }

  /// The source passes of which the observer has received something, and no other one: that must not have been first.
  private func race(_ send: Send, _ observation: Observation) -> Valve.Passage {
    let received = observation.deliveries(self).map(\.send)
    let isWinnerUnseen = sends.contains {
      // The observer may be gone before the thread that has made its source the first delivers.
      $0.source != send.source && $0.begin < deliveryEnd(send) && observation.subscribed.begin < deliveryEnd($0)
        && !isSubscribed(observation, forAllOf: $0)
    }
    if received.isEmpty, isWinnerUnseen { return .unknown }
    guard let winner = received.first?.source, winner != send.source else { return .open }
    let isLate = received.contains { $0.source == winner && $0.begin < deliveryEnd(send) }
    return isLate || received.contains(send) ? .closed : .open
  }
}
