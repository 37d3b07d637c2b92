// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxGTK
  import RxSwift
  import XCTest

  /// A label that the user edits, beside a field.
  final class EditableLabelTests: GTKTestCase {
    /// GTK ends the editing 0.1 s after the focus has left, and would take the focus back then.
    func testTheFocusStaysWhereTheUserWentNext() throws {
      try RealInput.require()
      try onMain {
        let label = EditableLabel("label")
        let entry = Entry()
        let window = Window(title: "editable label", width: 300, height: 100, content: Box(.vertical, [label, entry]))
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        label.focus()
        try RealInput.run("key", "Return")
        waitFor("the label is not edited") { label.isEditing }
        try RealInput.run("type", "changed")
        try RealInput.run("key", "Tab")
        waitFor("the field has no focus") { entry.isFocused }
        try RealInput.run("type", "--delay", "60", "abcdefgh")
        waitFor("the editing goes on") { !label.isEditing }
        XCTAssertEqual(label.text, "changed")
        XCTAssertEqual(entry.text, "abcdefgh")
        XCTAssertTrue(entry.isFocused)
      }
    }

    func testEnterIsTold() throws {
      try RealInput.require()
      try onMain {
        let label = EditableLabel("label")
        let texts = Record(label.rx.returnPressed.map { MainActor.assumeIsolated { label.text } })
        let window = Window(title: "enter", width: 300, height: 100, content: Box(.vertical, [label]))
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        label.isEditing = true
        waitFor("the label has no focus") { label.isFocused }
        try RealInput.run("type", "typed")
        try RealInput.run("key", "Return")
        waitFor("Enter is not told") { texts.elements == ["typed"] }
        XCTAssertFalse(label.isEditing)
      }
    }

    func testAnObserverOfTheEndMayGiveTheFocusBack() throws {
      try RealInput.require()
      try onMain {
        let label = EditableLabel("label")
        let entry = Entry()
        let content = Box(.vertical, [label, entry])
        let window = Window(title: "focus given back", width: 300, height: 100, content: content)
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        label.isEditing = true
        waitFor("the label has no focus") { label.isFocused }
        let bag = DisposeBag()
        label.rx.isEditing.filter { !$0 }.asDriver(onErrorDriveWith: .empty()).drive(with: label) { label, _ in
          label.isEditing = true
        }
        .disposed(by: bag)
        entry.focus()
        waitFor("the label is not edited again") { label.isEditing && label.isFocused }
        XCTAssertFalse(entry.isFocused)
      }
    }

    /// GTK looks for the label after the loop has stood still, when everything is due at once.
    func testALabelOutlivesItsWindow() throws {
      try RealInput.require()
      try onMain {
        var labels: [@MainActor () -> EditableLabel?] = []
        for _ in 1...20 {
          let label = EditableLabel("label")
          let entry = Entry()
          let window = Window(title: "short life", width: 300, height: 100, content: Box(.vertical, [label, entry]))
          labels.append { [weak label] in label }
          window.show()
          waitFor("the window is not shown") { window.isOnScreen }
          label.isEditing = true
          waitFor("the label has no focus") { label.isFocused }
          entry.focus()
          window.close()
        }
        usleep(250_000)
        waitFor("a label stays alive") { labels.allSatisfy { $0() == nil } }
      }
    }

    func testTheProgramEndsEditingWithoutTakingTheFocus() throws {
      try RealInput.require()
      try onMain {
        let label = EditableLabel("label")
        let entry = Entry()
        let window = Window(title: "end of editing", width: 300, height: 100, content: Box(.vertical, [label, entry]))
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        label.isEditing = true
        waitFor("the label has no focus") { label.isFocused }
        entry.focus()
        label.isEditing = false
        XCTAssertTrue(entry.isFocused)
        label.focus()
        label.isEditing = true
        label.isEditing = false
        XCTAssertTrue(label.isFocused, "a label that has the focus keeps it")
      }
    }
  }
#endif
