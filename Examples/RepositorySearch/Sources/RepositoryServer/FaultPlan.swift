// SPDX-License-Identifier: MIT

/// Which fault the next searches meet: that of the path `/_faults` while its count lasts, else that of the configuration.
actor FaultPlan {
  private let standing: Fault?
  private var standingCount: Int?
  private var planned: Fault?
  private var plannedCount: Int?

  init(standing: Fault?, count: Int?) {
    self.standing = standing
    standingCount = count
  }

  /// The fault of one search. Counts down.
  func next() -> Fault? {
    if let planned {
      guard let count = plannedCount else { return planned }
      if count <= 1 { self.planned = nil }
      plannedCount = count - 1
      if count >= 1 { return planned }
    }
    guard let standing else { return nil }
    guard let count = standingCount else { return standing }
    standingCount = max(0, count - 1)
    return count > 0 ? standing : nil
  }

  /// Lets the next `count` searches, or all until it is cleared, meet `fault`.
  func plan(_ fault: Fault, count: Int?) {
    planned = fault
    plannedCount = count
  }

  func clear() {
    planned = nil
    standingCount = 0
  }

  var summary: String {
    guard let planned else {
      guard let standing, standingCount != 0 else { return "none" }
      return Self.text(standing, standingCount)
    }
    return Self.text(planned, plannedCount)
  }

  private static func text(_ fault: Fault, _ count: Int?) -> String {
    count.map { "\(fault), \($0 == 1 ? "once" : "\($0) times")" } ?? "\(fault)"
  }
}
