// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK
import TestSupport

/// What each frame of a window costs: the work that the thread that draws does from one painted frame to the next, with all that it does about the
/// user's events. What other programs do at the same time does not count.
@MainActor
public final class FrameMeter {
  /// How long a frame may take, in milliseconds. A debug build, which `./test` makes, has no more time than the build of the users. A machine that is
  /// slower at the moment than usual has as much more time.
  public var limit: Double { 16 * speed.slowness }

  /// The milliseconds of work of each frame.
  public private(set) var works: [Double] = []
  private var speed = MachineSpeed()
  private var last: (painted: Int, worked: Double)?
  private var connections: [SignalConnection] = []

  /// Begins to measure the frames of the window that a widget is in; `look` is called after each.
  private init(_ widget: Widget, look: @escaping @MainActor () -> Void) {
    let clock = UnsafeMutableRawPointer(gtk_widget_get_frame_clock(widget.pointer)!)
    connections = [
      // A window at rest paints nothing. The work of the thread during that time belongs to no frame.
      SignalConnection(clock, "before-paint") { [weak self] _ in
        guard let self, last.map({ Self.now - $0.painted > Self.rest }) ?? true else { return }
        last = (Self.now, workedMilliseconds())
      },
      SignalConnection(clock, "after-paint") { [weak self] _ in
        guard let self, let last else { return }
        works.append(workedMilliseconds() - last.worked)
        look()
        speed.measure()
        self.last = (Self.now, workedMilliseconds())
      },
    ]
  }

  /// The microseconds after which a window is at rest.
  private static let rest = 50_000
  private static var now: Int { Int(g_get_monotonic_time()) }

  private func stop() {
    for connection in connections { connection.dispose() }
    connections = []
  }

  /// The most that a part of the frames takes, such as 0.95 of them.
  public func most(of part: Double) -> Double {
    let sorted = works.sorted()
    return sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  /// Measures the same ten times at most, until no frame takes as long as `limit`. A machine on which others work, too, disturbs one or the other
  /// frame; a frame that is late by itself is late each time. Returns the figures of the last time.
  public static func inTime(
    of widget: Widget, look: @escaping @MainActor () -> Void = {}, _ work: @MainActor () throws -> Void
  ) rethrows -> FrameMeter {
    for _ in 0..<9 {
      let meter = FrameMeter(widget, look: look)
      defer { meter.stop() }
      try work()
      if meter.most(of: 1) < meter.limit { return meter }
    }
    let meter = FrameMeter(widget, look: look)
    defer { meter.stop() }
    try work()
    return meter
  }

  /// The figures in a line.
  public var summary: String {
    let figures = [0.5, 0.95, 0.99, 1].map { "\(Int($0 * 100)) %: \((most(of: $0) * 10).rounded() / 10)" }
    let limit = "; limit \((limit * 10).rounded() / 10)"
    return "work of \(works.count) frames in milliseconds, " + figures.joined(separator: ", ") + limit
  }
}
