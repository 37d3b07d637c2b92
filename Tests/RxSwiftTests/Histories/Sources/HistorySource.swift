// SPDX-License-Identifier: MIT
import RxSwift

/// Something whose histories are recorded: how it is made, and what it promises.
struct HistorySource: Sendable {
  /// What a round sends to and subscribes to.
  struct Rig: Sendable {
    /// Sends an element to one of the sources.
    let send: @Sendable (_ value: Int, _ source: Int) -> Void
    let subscribe: @Sendable (@escaping @Sendable ([Int]) -> Void) -> any Disposable
    /// What a source says its value is.
    var read: (@Sendable (_ source: Int) -> Int)?
    /// Sends the end.
    var complete: (@Sendable () -> Void)?
  }

  let name: String
  /// How many sources a round sends to.
  var sources = 1
  /// How many of them, the last ones, only open and close the way of the others' elements, or let them go.
  var signals = 0
  var shape = History.Shape.elements
  var nesting = History.Nesting.inside
  var replay = 0
  /// Whether each source has a value from the beginning, which is its number.
  var hasInitialValues = false
  /// Whether observers may come and go while events run.
  var admitsVisitors = true
  /// Whether the observer may answer an element with another one.
  var admitsAnswers = true
  var valves: [Int: Valve] = [:]
  var isRace = false
  var hold = Hold()
  /// Makes a new one, for each round.
  let make: @Sendable () -> Rig
}

extension ObservableType {
  /// Subscribes a function that receives what a history records.
  func record(_ receive: @escaping @Sendable ([Int]) -> Void, _ values: @escaping @Sendable (Element) -> [Int])
    -> any Disposable
  {
    subscribe(onNext: { receive(values($0)) })
  }
}
