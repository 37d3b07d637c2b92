// SPDX-License-Identifier: MIT
#if GTK
  /// Tells how fast something moves that was seen in some places: the slope of the straight line that fits the last tenth of a second best.
  ///
  /// A pointer that rests before it is released has no velocity then, and a place that is off does not change the result by much.
  public struct VelocityTracker: Sendable {
    private var samples: [(time: Double, position: Vector)] = []
    private let window: Double

    /// Makes a tracker that has seen nothing, and looks at the last `window` seconds.
    public init(window: Double = 0.1) { self.window = window }

    /// Tells where the thing was at a time, in seconds. Times do not go back.
    public mutating func add(_ position: Vector, at time: Double) {
      if let last = samples.last, last.time >= time { samples.removeLast() }
      samples.append((max(time, samples.last?.time ?? time), position))
      samples.removeAll { $0.time < time - window }
    }

    /// The velocity, in pixels a second.
    public var velocity: Vector {
      guard samples.count > 1 else { return .zero }
      let count = Double(samples.count)
      let meanTime = samples.reduce(0) { $0 + $1.time } / count
      let mean = samples.reduce(Vector.zero) { $0 + $1.position } * (1 / count)
      let spread = samples.reduce(0) { $0 + ($1.time - meanTime) * ($1.time - meanTime) }
      guard spread > 0 else { return .zero }
      let slope = samples.reduce(Vector.zero) { $0 + ($1.position - mean) * ($1.time - meanTime) }
      return slope * (1 / spread)
    }
  }
#endif
