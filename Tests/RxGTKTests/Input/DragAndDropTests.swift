// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// What the user drags with a real pointer.
  final class DragAndDropTests: GTKTestCase {
    func testTextsAndFilesAreDragged() throws {
      try RealInput.require()
      try onMain {
        let (source, target) = (Label("source"), Label("target"))
        for label in [source, target] { label.setExpands(horizontally: true, vertically: true) }
        let box = Box(.horizontal, [source, target])
        box.isHomogeneous = true
        let window = Window(title: "drag and drop", width: 400, height: 200, content: box)
        window.show()
        defer { window.close() }
        let file = URL(fileURLWithPath: "/tmp/a file.txt")
        let contents = [Transfer.text("Grüße"), .files([file, URL(fileURLWithPath: "/tmp")])]
        let drags = BehaviorRelay(value: 0)
        let dragOut = source.rx.dragOut { _ in contents[drags.value] }
        let (out, second) = (Record(dragOut), Record(dragOut))
        let motion = Record(target.rx.dropMotion)
        let (drops, others) = (Record(target.rx.drops(.text, .files)), Record(target.rx.drops(.text, .files)))
        try RealInput.focus(window)
        for (index, next) in contents.enumerated() {
          drags.accept(index)
          let seen = motion.elements.count
          try drag(from: source, to: target, in: window) { motion.elements.dropFirst(seen).last?.phase == .changed }
          waitFor("nothing is dropped: \(out.elements) \(motion.elements)") { drops.elements.count == index + 1 }
          XCTAssertEqual(drops.elements.last?.content, next)
          waitFor("the end is not told: \(out.elements)") {
            out.elements.suffix(2) == [.began(next), .ended(isMoved: false)]
          }
          // The place learns that nothing is above it any more, once, as it does when something leaves.
          XCTAssertEqual(ends(of: motion.elements.dropFirst(seen)), [.began, .ended])
        }
        // All subscribers learn of it.
        XCTAssertEqual(second.elements, out.elements)
        XCTAssertEqual(others.elements, drops.elements)
      }
    }

    func testTheSourceLearnsThatItsContentWasMoved() throws {
      try RealInput.require()
      try XCTSkipIf(
        RealInput.isKiosk,
        "On Wayland the compositor says what a drag does; Weston's kiosk copies whatever key is held.")
      try onMain {
        let (source, target) = (Label("source"), Label("target"))
        for label in [source, target] { label.setExpands(horizontally: true, vertically: true) }
        let box = Box(.horizontal, [source, target])
        box.isHomogeneous = true
        let window = Window(title: "drag for good", width: 400, height: 200, content: box)
        window.show()
        defer { window.close() }
        let out = Record(source.rx.dragOut(canMove: true) { _ in .text("x") })
        let drops = Record(target.rx.drops(.text))
        let motion = Record(target.rx.dropMotion)
        try RealInput.focus(window)
        // With this key held, a drag is a move.
        try RealInput.run("keydown", "Shift_L")
        try drag(from: source, to: target, in: window) { motion.elements.last?.phase == .changed }
        waitFor("nothing is dropped: \(out.elements)") { drops.elements.count == 1 }
        waitFor("the end is not told: \(out.elements)") { out.elements.count == 2 }
        try RealInput.run("keyup", "Shift_L")
        XCTAssertEqual(out.elements, [.began(.text("x")), .ended(isMoved: true)])
      }
    }

    func testAMotionEndsOnceHoweverTheDragDoes() throws {
      try RealInput.require()
      try onMain {
        let (source, target, inside) = (Label("source"), Box(.vertical), Label("inside"))
        for widget in [source, target, inside] as [Widget] { widget.setExpands(horizontally: true, vertically: true) }
        target.append(inside)
        let box = Box(.horizontal, [source, target])
        box.isHomogeneous = true
        let window = Window(title: "drag over", width: 400, height: 200, content: box)
        window.show()
        defer { window.close() }
        // Something inside of the widget takes it.
        let drops = Record(inside.rx.drops(.text))
        let out = Record(source.rx.dragOut { _ in .text("x") })
        let motions = [Record(target.rx.dropMotion), Record(target.rx.dropMotion)]
        try RealInput.focus(window)
        for (count, leaves) in [false, true, false].enumerated() {
          let seen = motions[0].elements.count
          try drag(from: source, to: target, in: window, goingBack: leaves) {
            motions[0].elements.dropFirst(seen).last?.phase == .changed
          }
          waitFor("it does not end: \(out.elements)") { out.elements.count == 2 * (count + 1) }
          for motion in motions { XCTAssertEqual(ends(of: motion.elements.dropFirst(seen)), [.began, .ended]) }
        }
        XCTAssertEqual(drops.elements.count, 2)
      }
    }

    func testWhatNobodyTakesIsCancelled() throws {
      try RealInput.require()
      try onMain {
        let (source, target) = (Label("source"), Label("target"))
        for label in [source, target] { label.setExpands(horizontally: true, vertically: true) }
        let box = Box(.horizontal, [source, target])
        box.isHomogeneous = true
        let window = Window(title: "drag refused", width: 400, height: 200, content: box)
        window.show()
        defer { window.close() }
        let out = Record(source.rx.dragOut { _ in .text("x") })
        var asked = 0
        let end = target.onDrop(.text) { _ in
          asked += 1
          return false
        }
        let motion = Record(target.rx.dropMotion)
        try RealInput.focus(window)
        try drag(from: source, to: target, in: window) { motion.elements.last?.phase == .changed }
        waitFor("nobody is asked") { asked == 1 }
        waitFor("it does not end: \(out.elements)") { out.elements.count == 2 }
        XCTAssertEqual(out.elements.first, .began(.text("x")))
        // An X server does not tell the source that the place has refused it; in no case is it moved.
        let ends: [DragOut] = [.cancelled, .ended(isMoved: false)]
        XCTAssertEqual(RxGTKTests.ends(of: motion.elements[...]), [.began, .ended])
        XCTAssertTrue(ends.contains(out.elements[1]), "\(out.elements)")
        end.dispose()
      }
    }
  }

  /// The phases without those in between.
  private func ends(of motion: ArraySlice<DropMotion>) -> [GesturePhase] {
    motion.map(\.phase).filter { $0 != .changed }
  }

  /// Drags with the pointer until the target has noticed, and lets go.
  @MainActor
  private func drag(
    from source: Widget, to target: Widget, in window: Window, goingBack: Bool = false,
    until isThere: @MainActor () -> Bool
  ) throws {
    let start = source.allocatedSize * 0.5
    let way = target.convert(target.allocatedSize * 0.5, to: source) - start
    try RealInput.move(to: start, of: source, in: window)
    try RealInput.run("mousedown", "1")
    var steps = 0.0
    // The target learns of it while the pointer moves.
    waitFor("the target does not notice") {
      steps += 1
      let wobble = Vector(x: steps.truncatingRemainder(dividingBy: 2) * 4, y: 0)
      try? RealInput.move(to: start + way * min(steps / 6, 1) + wobble, of: source, in: window)
      return steps > 6 && isThere()
    }
    if goingBack {
      for step in 1...3 { try RealInput.move(to: start + Vector(x: Double(step), y: 0), of: source, in: window) }
    }
    try RealInput.run("mouseup", "1")
  }
#endif
