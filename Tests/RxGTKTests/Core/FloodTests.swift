// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Dispatch
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import RxTestSupport
  import XCTest

  /// Counts the frames of a widget's window, and the work of the main thread between two of them.
  @MainActor
  private final class Frames {
    private(set) var count = 0
    /// What shows the number of each frame.
    var label: Label?
    /// How many seconds of a processor the main thread has used at most from one frame to the next.
    private(set) var longestWork = 0.0
    private var last = processorTime()

    func add() {
      count += 1
      label?.text = "\(count)"
      endWork()
    }

    func startWork() { (longestWork, last) = (0, processorTime()) }

    func endWork() {
      let now = processorTime()
      longestWork = max(longestWork, now - last)
      last = now
    }
  }

  /// How many seconds of a processor the calling thread has used.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many seconds the calling thread has waited for a processor. Linux counts them. Elsewhere it is 0.
  private func waitedForProcessor() -> Double {
    let counts = (try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8))?.split(separator: " ")
    return (counts?.dropFirst().first.flatMap { Double($0) } ?? 0) / 1e9
  }

  @MainActor
  private func paints(of frames: Frames, seconds: Double) -> Double {
    let start = DispatchTime.now()
    let before = frames.count
    while DispatchTime.now() < start + seconds {
      if g_main_context_iteration(nil, 0) == 0 { usleep(200) }
    }
    return Double(frames.count - before) * 1e9 / Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds)
  }

  /// Runs `body` while 100,000 events a second come from another thread, and work for the main queue; returns how many were shown too. An event
  /// takes at least `work` seconds of the main thread.
  @MainActor
  private func flood(_ label: Label, work: Double, _ body: @MainActor () -> Double) -> (Double, handled: Int) {
    let relay = PublishRelay<Int>()
    let waiting = Counter()
    let handled = Counter()
    let isOver = Counter()
    let bag = DisposeBag()
    relay.observe(on: MainScheduler.instance)
      .do(onNext: { _ in
        waiting.add(-1)
        handled.add(1)
        let start = processorTime()
        while processorTime() < start + work {}
      })
      .map { Optional(String($0)) }
      .bind(to: label.rx.text)
      .disposed(by: bag)
    Thread.detachNewThread {
      let start = DispatchTime.now().uptimeNanoseconds
      var number = 0
      // In slices, so that the thread leaves the processors to others in between, however busy they are.
      while isOver.add(0) == 0 {
        let due = Int((DispatchTime.now().uptimeNanoseconds - start) / 10_000)
        while number < due {
          number += 1
          // What a slow machine cannot show is left out, so that nothing of it is on its way when the flood is over.
          guard waiting.add(0) < 5000 else { continue }
          waiting.add(1)
          relay.accept(number)
        }
        DispatchQueue.main.async { handled.add(1) }
        usleep(500)
      }
    }
    let result = body()
    isOver.add(1)
    return (result, handled.add(0))
  }

  /// The window goes on painting while events flood in.
  final class FloodTests: GTKTestCase {
    /// The events need more time than there is, so some of them always wait. The main thread works on them for a short time only until the next
    /// frame has its turn. How much it works does not depend on how busy the machine is.
    ///
    /// A quiet machine paints 60 times a second. A compositor without a graphics card may paint less without any events too, so what is asked for
    /// is five sixths of what it does then: 50 of 60. Other work on the machine comes and goes: the best of six tries counts. None counts if the
    /// main thread waited for a processor for a tenth of the time.
    func testAFloodOfEventsLeavesSixtyPaintsASecond() throws {
      try onMain {
        let label = Label("0")
        let window = Window(title: "flood", width: 300, height: 100, content: label)
        window.show()
        let frames = Frames()
        gtk_widget_add_tick_callback(
          label.pointer,
          { _, _, data in
            let frames = Unmanaged<Frames>.fromOpaque(data!).takeUnretainedValue()
            MainActor.assumeIsolated { frames.add() }
            return 1
          }, Unmanaged.passRetained(frames).toOpaque(), { Unmanaged<Frames>.fromOpaque($0!).release() })
        waitFor("the window does not paint") { frames.count > 5 }

        var best = (ratio: -1.0, quiet: 0.0, flooded: 0.0)
        var shortestWork = Double.infinity
        var handledInAll: [Int] = []
        let (start, waited) = (DispatchTime.now().uptimeNanoseconds, waitedForProcessor())
        for _ in 0..<6 where best.ratio < 5.0 / 6 {
          // A window that stays as it is costs its compositor nothing; during the flood it changes in each frame.
          frames.label = label
          let quiet = paints(of: frames, seconds: 0.5)
          frames.label = nil
          frames.startWork()
          let (flooded, handled) = flood(label, work: 10e-6) { paints(of: frames, seconds: 1) }
          frames.endWork()
          shortestWork = min(shortestWork, frames.longestWork)
          handledInAll.append(handled)
          let ratio = flooded / min(quiet, 60)
          if handled > 2000, ratio > best.ratio { best = (ratio, quiet, flooded) }
        }
        XCTAssertLessThan(shortestWork, 0.06, "seconds of work between two paints")
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        XCTAssert(
          best.ratio >= 5.0 / 6 || waitedForProcessor() - waited > seconds / 10,
          "\(best.flooded) paints a second, \(best.quiet) without events; \(handledInAll) events were handled")
        window.close()
      }
    }

    /// A key waits no longer than a frame while events flood in, or than it does without them, where other work keeps the machine busy. The
    /// best of eight tries counts. None counts if the main thread waited for a processor for a tenth of the time.
    func testNoKeyWaitsLongerThanAFrameInAFlood() throws {
      try RealInput.require()
      try XCTSkipIf(
        ProcessInfo.processInfo.environment["DISPLAY"] == nil,
        "The times of keys are compared on the clock of an X server.")
      try onMain {
        let (label, entry) = (Label("0"), Entry())
        let window = Window(title: "flooded keys", width: 300, height: 100, content: Box(.vertical, [label, entry]))
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        entry.focus()
        var waits: [Double] = []
        let keys = window.onKey(route: .capture) { key in
          if key.isPressed {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            // The server's clock has 32 bits of milliseconds.
            let now = (Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6).truncatingRemainder(
              dividingBy: 4_294_967_296)
            waits.append(now - key.time * 1000)
          }
          return false
        }
        defer { keys.dispose() }
        /// The longest wait of twelve keys.
        @MainActor func type() -> Double {
          waits = []
          _ = try? RealInput.run("key", "--delay", "25", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l")
          // `waitFor` runs all pending work before it looks. During a flood, that takes a second.
          let limit = DispatchTime.now() + 60.0
          while waits.count < 12, DispatchTime.now() < limit {
            if g_main_context_iteration(nil, 0) == 0 { usleep(200) }
          }
          XCTAssertEqual(waits.count, 12, "keys do not come")
          return waits.max() ?? .infinity
        }
        let frame = 1000.0 / 60
        var tries: [String] = []
        let (start, waited) = (DispatchTime.now().uptimeNanoseconds, waitedForProcessor())
        for _ in 0..<8 {
          let quiet = type()
          let (flooded, handled) = flood(label, work: 0) { type() }
          if handled > 1000, flooded <= max(frame, quiet) { return }
          tries.append("\(flooded) ms, \(quiet) ms without events, \(handled) events")
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        XCTAssertGreaterThan(waitedForProcessor() - waited, seconds / 10, "Keys wait too long: \(tries)")
      }
    }

    func testPendingWorkWithoutAnEndIsLeftAfterASecond() throws {
      try onMain {
        let source = g_idle_add({ _ in 1 }, nil)
        defer { g_source_remove(source) }
        let start = DispatchTime.now()
        XCTAssertTrue(MainLoop.runPending())
        XCTAssertGreaterThan(DispatchTime.now(), start + 0.9)
        XCTAssertLessThan(DispatchTime.now(), start + 30.0)
      }
    }

    /// The test adds the processor time of the thread that draws and the time of the two frames for which this thread
    /// waits. It does not count the time in which other programs use the processor. The best of six tries counts.
    func testAListOfAMillionRowsOpensInATenthOfASecond() throws {
      try onMain {
        let million = Array(0..<1_000_000)
        var times: [Double] = []
        for _ in 0..<6 where (times.min() ?? 1) >= 0.1 {
          let list = ListView()
          let scroller = ScrolledWindow(list)
          scroller.setExpands(horizontally: true, vertically: true)
          let window = Window(title: "million", width: 300, height: 400, content: scroller)
          window.show()
          var paints = 0
          let frames = window.rx.frames.bind { _ in paints += 1 }
          let rows = PublishRelay<[Int]>()
          let binding = rows.bind(to: list.rx.items(cellType: PlainCell.self)) {
            (_: Int, number: Int, cell: PlainCell) in
            MainActor.assumeIsolated { cell.text = "\(number)" }
          }
          waitFor("the window is not painted") { paints > 3 }
          paints = 0
          let start = processorTime()
          rows.accept(million)
          waitFor("the rows are not painted") { paints >= 2 && !list.indexesInSight.isEmpty }
          times.append(processorTime() - start + 2.0 / 60)
          frames.dispose()
          binding.dispose()
          window.close()
        }
        XCTAssertLessThan(times.min() ?? 1, 0.1, "seconds until the rows are painted: \(times)")
      }
    }
  }
#endif
