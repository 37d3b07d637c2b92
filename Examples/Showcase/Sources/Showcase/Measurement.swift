// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK
import ShowcaseShell

/// Measures the window from inside: how soon it is there, how long a switch takes, what switching leaves behind, what a frame of scrolling costs,
/// and what an app costs that is shown and does nothing. `scripts/showcase-speed` runs it.
@MainActor
struct Measurement {
  let showcase: ShowcaseWindow
  let apps: [String]
  private let frames = FrameCount()

  init(_ showcase: ShowcaseWindow, apps: [String]) {
    self.showcase = showcase
    self.apps = apps
  }

  /// Shows the window, measures, and prints a line for each figure. Without switches only the start is measured.
  func run(switches: Int) {
    showcase.show()
    guard let clock = gtk_widget_get_frame_clock(showcase.window.pointer) else { return print("There is no window.") }
    let connection = SignalConnection(UnsafeMutableRawPointer(clock), "after-paint") { [frames] _ in frames.count += 1 }
    while frames.count == 0 { g_main_context_iteration(nil, 1) }
    print("opens \(Self.milliseconds(Self.age))")
    guard switches > 0 else { return connection.dispose() }
    // Without a wish of the user the window shows the first app.
    showcase.chosen.accept(apps[0])
    for app in apps.dropFirst() {
      print("first \(app) \(Self.milliseconds(show(app).elapsed))")
      // What the app reads is there before its memory is looked at.
      rest(1.5)
    }
    rest(2)
    var times: [String: [(elapsed: Double, worked: Double)]] = [:]
    print("memory 0 \(Self.residentMegabytes) \(SignalConnection.liveCount)")
    for number in 1...switches {
      let app = apps[number % apps.count]
      // An app makes what its first frame does not show after that frame. Without a rest the next switch would be measured with it.
      rest(0.1)
      times[app, default: []].append(show(app))
      guard number % max(1, switches / 5) == 0 else { continue }
      rest(0.5)
      print("memory \(number) \(Self.residentMegabytes) \(SignalConnection.liveCount)")
    }
    for app in apps {
      let figures = [(times[app] ?? []).map(\.elapsed).sorted(), (times[app] ?? []).map(\.worked).sorted()].flatMap {
        $0.isEmpty ? [] : [Self.milliseconds($0[$0.count / 2]), Self.milliseconds($0[$0.count * 95 / 100])]
      }
      print("switch \(app) \(figures.map { "\($0)" }.joined(separator: " "))")
    }
    for app in ["timetable", "hops"] where apps.contains(app) {
      _ = show(app)
      rest(1)
      let sorted = scroll(frames: 200).sorted()
      guard let slowest = sorted.last else { continue }
      print(
        "scroll \(app) \(Self.milliseconds(sorted[sorted.count / 2])) \(Self.milliseconds(sorted[sorted.count * 95 / 100])) \(Self.milliseconds(slowest))"
      )
    }
    for app in apps {
      _ = show(app)
      rest(3)
      let before = Self.worked(CLOCK_PROCESS_CPUTIME_ID)
      rest(5)
      print("rests \(app) \(((Self.worked(CLOCK_PROCESS_CPUTIME_ID) - before) / 5 * 10_000).rounded() / 100)")
    }
    connection.dispose()
  }

  /// Shows an app, and returns how many seconds later its first frame is painted, and for how many of them the window's thread worked.
  private func show(_ app: String) -> (elapsed: Double, worked: Double) {
    // What is shown already causes no frame.
    guard showcase.chosen.value != app else { return (0, 0) }
    let (start, began, before) = (Self.now, Self.worked(CLOCK_THREAD_CPUTIME_ID), frames.count)
    showcase.chosen.accept(app)
    while frames.count == before { g_main_context_iteration(nil, 1) }
    return (Self.now - start, Self.worked(CLOCK_THREAD_CPUTIME_ID) - began)
  }

  /// Scrolls the list that is shown up and down, 48 points a frame, and returns the seconds for which the window's thread worked on each frame.
  private func scroll(frames count: Int) -> [Double] {
    guard let list = Self.list(in: showcase.window.pointer),
      let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(list))
    else { return [] }
    var step = 48.0
    return (0..<count).map { _ in
      let (start, before) = (Self.worked(CLOCK_THREAD_CPUTIME_ID), frames.count)
      let place = gtk_adjustment_get_value(adjustment)
      let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      if place + step > end || place + step < 0 { step = -step }
      gtk_adjustment_set_value(adjustment, place + step)
      // A list that fits its place paints no frame by itself.
      gtk_widget_queue_draw(list)
      while frames.count == before { g_main_context_iteration(nil, 1) }
      return Self.worked(CLOCK_THREAD_CPUTIME_ID) - start
    }
  }

  private static func list(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_list_view_get_type()) != 0 {
      return gtk_widget_get_mapped(widget) != 0 ? widget : nil
    }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      if let found = list(in: next) { return found }
      child = gtk_widget_get_next_sibling(next)
    }
    return nil
  }

  /// Lets the window go on for some seconds.
  private func rest(_ seconds: Double) {
    let end = Self.now + seconds
    // The loop sleeps in between, as it does when nobody measures.
    let alarm = g_timeout_add(50, { _ in 1 }, nil)
    while Self.now < end { g_main_context_iteration(nil, 1) }
    g_source_remove(alarm)
  }

  private static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  private static func milliseconds(_ seconds: Double) -> Double { (seconds * 10_000).rounded() / 10 }

  /// How long the process has been running, in seconds, from the moment at which it was started.
  private static var age: Double {
    let stat = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? ""
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    let uptime = (try? String(contentsOfFile: "/proc/uptime", encoding: .utf8))?.split(separator: " ").first
    guard fields.count > 19, let ticks = Double(fields[19]), let uptime, let now = Double(uptime) else { return .nan }
    return now - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static var residentMegabytes: Double {
    let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    guard statm.count > 1, let pages = Double(statm[1]) else { return .nan }
    return (pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 100_000).rounded() / 10
  }

  /// The processor time of all threads, or of this one, in seconds.
  private static func worked(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}

@MainActor
private final class FrameCount {
  var count = 0
}
