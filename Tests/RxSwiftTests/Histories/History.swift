// SPDX-License-Identifier: MIT

/// What happened in one round: when each element was sent, and when each observer received it. All times are ticks of
/// one counter.
struct History: Sendable {
  /// What an observer of a history receives in one call.
  enum Shape: Sendable {
    /// One element.
    case elements
    /// The newest element of each source (`combineLatest`).
    case combination
    /// An element of source 0 and the newest one of source 1 (`withLatestFrom`).
    case sampled
    /// One element of each source, in turn (`zip`).
    case pairs
    /// All elements up to now (`scan`).
    case accumulated
    /// The last element, at the end (`AsyncSubject`).
    case last
    /// One element, which an operator may keep before it (`debounce`).
    case held
  }

  /// When an event is delivered that the delivering thread sends.
  enum Nesting: Sendable {
    /// Before the call returns that sends it.
    case inside
    /// Before the outermost call of the thread returns: a queued subject, or an operator that takes one after the other.
    case afterOuter
  }

  var shape = Shape.elements
  var nesting = Nesting.inside
  /// How many elements the source repeats to an observer that subscribes late.
  var replay = 0
  /// Whether all events pass through one subject, so that an observer is subscribed to all of it or to nothing.
  var hasOneSource = true
  /// Whether an observer sends to other sources than the one that it receives from.
  var nestsAcross = false
  /// How many sources there are, if more than those that events were sent to.
  var sourceCount = 0
  /// Sources whose events are not delivered: they open or close the way of other events, or let them go.
  var signals: Set<Int> = []
  /// What opens and closes the way of the elements of a source; without an entry it is always open.
  var valves: [Int: Valve] = [:]
  /// Whether only the source passes that has an event first (`amb`).
  var isRace = false
  /// What an operator keeps before it delivers it, if the shape is `held`.
  var hold = Hold()
  /// When everything that is kept has been let go.
  var finale: Window?
  let sends: [Send]
  let observations: [Observation]
  var reads: [Read] = []
  /// What the sources say when all is over, if they can say.
  var finals: [Int] = []
  /// The call that completes an `AsyncSubject`.
  var ending: Send?
  private let places: [Int: Int]

  init(_ sends: [Send], _ observations: [Observation], shape: Shape = .elements) {
    self.shape = shape
    self.sends = sends
    places = Dictionary(uniqueKeysWithValues: sends.enumerated().map { ($1.value, $0) })
    self.observations = observations.map { $0.prepared(shape) }
  }

  /// The call that sent an element.
  func send(_ value: Int) -> Send? { places[value].map { sends[$0] } }

  /// The time by which the event has been delivered.
  func deliveryEnd(_ send: Send) -> Int {
    nesting == .inside ? send.end : self.send(send.root)?.end ?? send.end
  }

  /// Whether observers are called for elements of this source.
  func isDelivered(_ source: Int) -> Bool { !signals.contains(source) && (shape != .sampled || source == 0) }

  /// Whether the observer has to receive the element in the call that sends it.
  func isDue(_ send: Send, for observation: Observation) -> Bool {
    shape != .held && isDelivered(send.source) && isSubscribed(observation, forAllOf: send)
      && passage(of: send, to: observation) == .open
  }

  /// The observers that are subscribed before the call begins and stay until it has returned.
  func isSubscribed(_ observation: Observation, forAllOf send: Send) -> Bool {
    observation.subscribed.end < send.begin && deliveryEnd(send) < observation.disposed?.begin ?? .max
  }
}

/// A call that sends an element. Each element is sent once.
struct Send: Sendable, Equatable {
  let value: Int
  var source = 0
  let thread: Int
  /// The outermost call that the thread is in; the call itself if it is not nested.
  let root: Int
  let begin: Int
  var end: Int

  init(_ value: Int, source: Int = 0, thread: Int, root: Int? = nil, begin: Int, end: Int = .max) {
    (self.value, self.source, self.thread, self.root) = (value, source, thread, root ?? value)
    (self.begin, self.end) = (begin, end)
  }

  var isNested: Bool { root != value }
  /// Whether this call had returned when the other one began.
  func isBefore(_ other: Send) -> Bool { end < other.begin }
}

/// A call of an observer.
struct Receipt: Sendable, Equatable {
  var observer = 0
  let values: [Int]
  let thread: Int
  let begin: Int
  var end: Int

  init(_ values: [Int], observer: Int = 0, thread: Int, begin: Int, end: Int = .max) {
    (self.values, self.observer, self.thread, self.begin, self.end) = (values, observer, thread, begin, end)
  }

  /// Whether a thread calls the observer inside of its own call that sends.
  func isInside(_ send: Send, until end: Int) -> Bool { thread == send.thread && send.begin < begin && self.end < end }
}

/// A call that subscribes or disposes.
struct Window: Sendable, Equatable {
  var begin: Int
  var end: Int
}

/// A look at the value that a source says it has.
struct Read: Sendable, Equatable {
  let value: Int
  let source: Int
  let begin: Int
  let end: Int
}
