// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxGTK
  import RxSwift
  import XCTest

  /// A window with an empty area.
  @MainActor
  private func withArea(_ body: @MainActor (Widget, Window) throws -> Void) throws {
    let area = Widget(gtk_drawing_area_new()!)
    area.setExpands(horizontally: true, vertically: true)
    let window = Window(title: "gestures", width: 400, height: 300, content: area)
    window.show()
    defer { window.close() }
    try RealInput.focus(window)
    try body(area, window)
  }

  extension Vector {
    /// GTK computes places in single precision.
    fileprivate var rounded: Vector { Vector(x: x.rounded(), y: y.rounded()) }
  }

  /// Gestures with a real pointer, wheel and keys.
  final class GestureTests: GTKTestCase {
    func testADragTellsPlacesPhasesAndVelocity() throws {
      try RealInput.require()
      try onMain {
        try withArea { area, window in
          let drags = Record(area.rx.drag())
          try RealInput.move(to: Vector(x: 50, y: 60), of: area, in: window)
          try RealInput.run("mousedown", "1")
          for step in 1...4 {
            try RealInput.move(to: Vector(x: 50 + 20 * Double(step), y: 60 + 10 * Double(step)), of: area, in: window)
          }
          waitFor("the drag does not follow") { drags.elements.last?.translation.rounded == Vector(x: 80, y: 40) }
          XCTAssertEqual(drags.elements.first?.phase, .began)
          XCTAssertEqual(drags.elements.first?.location.rounded, Vector(x: 50, y: 60))
          XCTAssertEqual(drags.elements.last?.location.rounded, Vector(x: 130, y: 100))
          XCTAssertTrue(drags.elements.dropFirst().allSatisfy { $0.phase == .changed })
          // On a slow machine the moves may be so far apart that none of them has a velocity.
          waitFor("the drag has no velocity") {
            if drags.elements.contains(where: { $0.velocity.x > 0 }) { return true }
            let right = ["mousemove_relative", "4", "0", "sleep", "0.01"]
            _ = try? RealInput.run(right + right + ["mousemove_relative", "--", "-8", "0"])
            return false
          }
          XCTAssertEqual(drags.elements.map(\.time), drags.elements.map(\.time).sorted())
          try RealInput.run("mouseup", "1")
          waitFor("the drag does not end") { drags.elements.last?.phase == .ended }
        }
      }
    }

    func testClicksAreCounted() throws {
      try RealInput.require()
      try onMain {
        try withArea { area, window in
          let clicks = Record(area.rx.click())
          let secondary = Record(area.rx.click(.secondary))
          try RealInput.move(to: Vector(x: 30, y: 40), of: area, in: window)
          try RealInput.run("click", "--repeat", "2", "--delay", "20", "1")
          waitFor("there are no two clicks") { clicks.elements.count == 2 }
          XCTAssertEqual(clicks.elements.map(\.location), [Vector(x: 30, y: 40), Vector(x: 30, y: 40)])
          XCTAssertEqual(clicks.elements.map(\.count), [1, 2])
          XCTAssertEqual(secondary.elements, [])
          try RealInput.run("keydown", "ctrl", "click", "3", "keyup", "ctrl")
          waitFor("there is no click of the other button") { secondary.elements.count == 1 }
          XCTAssertEqual(secondary.elements[0].modifiers, .control)
          XCTAssertEqual(clicks.elements.count, 2)
        }
      }
    }

    func testAPressThatIsReleasedElsewhereIsNoClick() throws {
      try RealInput.require()
      try onMain {
        try withArea { area, window in
          let (clicks, presses) = (Record(area.rx.click()), Record(area.rx.press()))
          try RealInput.move(to: Vector(x: 30, y: 40), of: area, in: window)
          try RealInput.run("mousedown", "1")
          waitFor("there is no press") { presses.elements.count == 1 }
          try RealInput.move(to: Vector(x: 30, y: 400), of: area, in: window)
          try RealInput.run("mouseup", "1")
          waitFor("the press does not end") { presses.elements.count == 2 }
          XCTAssertEqual(clicks.elements, [])
          try RealInput.move(to: Vector(x: 30, y: 40), of: area, in: window)
          try RealInput.run("click", "1")
          waitFor("there is no click") { clicks.elements.count == 1 }
        }
      }
    }

    func testAPressThatLastsIsALongPress() throws {
      try RealInput.require()
      try onMain {
        try withArea { area, window in
          let presses = Record(area.rx.longPress)
          try RealInput.move(to: Vector(x: 30, y: 40), of: area, in: window)
          try RealInput.run("mousedown", "1")
          waitFor("there is no long press") { presses.elements.count == 1 }
          XCTAssertEqual(presses.elements[0].location, Vector(x: 30, y: 40))
          try RealInput.run("mouseup", "1")
        }
      }
    }

    func testTheWheelScrollsInSteps() throws {
      try RealInput.require()
      try onMain {
        try withArea { area, window in
          let inside = Record(area.rx.scroll())
          let around = Record(window.rx.scroll())
          try RealInput.move(to: Vector(x: 30, y: 40), of: area, in: window)
          try RealInput.run("click", "--repeat", "3", "5")
          waitFor("the wheel does not turn") { inside.elements.reduce(0) { $0 + $1.delta.y } == 3 }
          XCTAssertTrue(inside.elements.allSatisfy { $0.unit == .steps && $0.phase == .changed })
          waitFor("the wheel ends in the area") { around.elements.count == inside.elements.count }
          var used = 0
          let use = area.onScroll { _ in
            used += 1
            return true
          }
          try RealInput.run("click", "4")
          waitFor("the wheel is not used") { used == 1 }
          use.dispose()
          try RealInput.run("click", "4")
          waitFor("nobody uses it any more") { around.elements.reduce(0) { $0 + $1.delta.y } == 2 }
        }
      }
    }

    func testThePointerComesMovesAndLeaves() throws {
      try RealInput.require()
      try onMain {
        let area = Widget(gtk_drawing_area_new()!)
        area.setMinimumSize(width: 100, height: 100)
        let other = Label("somewhere else")
        let window = Window(title: "pointer", width: 200, height: 300, content: Box(.vertical, [area, other]))
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        try RealInput.move(to: Vector(x: 5, y: 5), of: other, in: window)
        let pointer = Record(area.rx.pointer)
        let hovered = Record(area.rx.isHovered)
        try RealInput.move(to: Vector(x: 10, y: 20), of: area, in: window)
        waitFor("the pointer does not come") { pointer.elements.first?.phase == .began }
        try RealInput.move(to: Vector(x: 40, y: 50), of: area, in: window)
        waitFor("the pointer does not move") { pointer.elements.last?.location == Vector(x: 40, y: 50) }
        let later = Record(area.rx.isHovered)
        XCTAssertEqual(later.elements, [true])
        try RealInput.move(to: Vector(x: 5, y: 5), of: other, in: window)
        waitFor("the pointer does not leave") { pointer.elements.last?.phase == .ended }
        XCTAssertEqual(hovered.elements, [false, true, false])
        waitFor("the pointer that was there before does not leave") { later.elements == [true, false] }
      }
    }

    func testKeysAreToldAndAnswered() throws {
      try RealInput.require()
      try onMain {
        let entry = SearchEntry()
        let window = Window(title: "keys", width: 300, height: 100, content: entry)
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        entry.focus()
        let before = Record(window.rx.keys(route: .capture))
        let unused = Record(window.rx.keys())
        try RealInput.run("key", "a", "F5")
        waitFor("the keys do not come") { before.elements.count == 4 }
        XCTAssertEqual(before.elements.map(\.name), ["a", "a", "F5", "F5"])
        XCTAssertEqual(before.elements.map(\.isPressed), [true, false, true, false])
        XCTAssertEqual(before.elements.map(\.character), ["a", "a", nil, nil])
        waitFor("F5 is used") { unused.elements.contains { $0.name == "F5" && $0.isPressed } }
        XCTAssertFalse(unused.elements.contains { $0.name == "a" && $0.isPressed }, "the entry did not use the key")
        let refusal = window.onKey(route: .capture) { $0.name == "b" }
        defer { refusal.dispose() }
        try RealInput.run("key", "b", "c")
        waitFor("c is not typed: \(entry.text ?? "")") { entry.text == "ac" }
      }
    }

    func testFocusIsTwoWayWithoutEcho() throws {
      try RealInput.require()
      try onMain {
        let (first, second) = (SearchEntry(), SearchEntry())
        let window = Window(title: "focus", width: 300, height: 100, content: Box(.vertical, [first, second]))
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        first.focus()
        let seen = Record(second.rx.isFocused)
        let editing = Record(
          Observable.merge(second.rx.editingDidBegin.map { true }, second.rx.editingDidEnd.map { false }))
        let bag = DisposeBag()
        Observable.just(true).bind(to: second.rx.isFocused).disposed(by: bag)
        XCTAssertTrue(second.isFocused)
        XCTAssertEqual(seen.elements, [false], "what a binding set came back as input")
        XCTAssertEqual(editing.elements, [true], "editing begins, whoever moves the focus")
        try RealInput.run("key", "shift+Tab")
        waitFor("the focus does not leave") { seen.elements == [false, false] }
        XCTAssertEqual(editing.elements, [true, false])
        XCTAssertTrue(first.isFocused)
        Observable.just(false).bind(to: first.rx.isFocused).disposed(by: bag)
        XCTAssertFalse(first.isFocused)
      }
    }

    func testAGestureLeavesTheWidgetWithItsSubscription() throws {
      try onMain {
        let area = Widget(gtk_drawing_area_new()!)
        let controllers = gtk_widget_observe_controllers(area.pointer)!
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        let before = SignalConnection.liveCount
        let subscriptions: [any Disposable] = [
          area.rx.drag().subscribe(), area.rx.press().subscribe(), area.rx.longPress.subscribe(),
          area.rx.swipe.subscribe(), area.rx.zoom.subscribe(), area.rx.rotate.subscribe(),
          area.rx.pointer.subscribe(), area.rx.scroll().subscribe(), area.rx.keys().subscribe(),
          area.rx.isFocused.subscribe(), area.onKey { _ in false }, area.onScroll { _ in false },
          area.rx.frames.subscribe(),
        ]
        XCTAssertEqual(Int(g_list_model_get_n_items(controllers)), subscriptions.count - 1)
        for subscription in subscriptions { subscription.dispose() }
        XCTAssertEqual(g_list_model_get_n_items(controllers), 0)
        waitFor("closures are still alive") { SignalConnection.liveCount <= before }
      }
    }
  }
#endif
