// SPDX-License-Identifier: MIT

/// What one observer received, in the order in which it was called.
struct Observation: Sendable {
  let observer: Int
  var subscribed = Window(begin: 0, end: 0)
  var disposed: Window?
  var receipts: [Receipt]
  /// For each receipt the element that brought it, if one did.
  private(set) var newest: [Int?] = []

  init(
    _ receipts: [Receipt], observer: Int = 0, subscribed: Window = Window(begin: 0, end: 0), disposed: Window? = nil
  ) {
    self.receipts = receipts.sorted { $0.begin < $1.begin }
    self.observer = observer
    self.subscribed = subscribed
    self.disposed = disposed
  }

  /// Whether the observer is there from the beginning to the end.
  var isPermanent: Bool { subscribed.end == 0 && disposed == nil }

  fileprivate func newest(_ index: Int, _ shape: History.Shape) -> Int? {
    let values = receipts[index].values
    switch shape {
    case .elements, .sampled, .last, .held: return values.first
    case .accumulated: return values.last
    case .pairs: return nil
    case .combination:
      // What comes first is the state at the time of subscribing; nobody sends it.
      guard index > 0 else { return nil }
      let changed = zip(values, receipts[index - 1].values).filter { $0 != $1 }
      return changed.count == 1 ? changed[0].0 : nil
    }
  }

  func prepared(_ shape: History.Shape) -> Observation {
    var copy = self
    copy.newest = receipts.indices.map { newest($0, shape) }
    return copy
  }

  /// The calls that brought the receipts, with the receipts.
  func deliveries(_ history: History) -> [(send: Send, receipt: Receipt)] {
    zip(newest, receipts).compactMap { value, receipt in
      value.flatMap(history.send).map { (send: $0, receipt: receipt) }
    }
  }
}
