// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  private struct Planet: Equatable, Sendable {
    let name: String
    let moons: Int
  }

  /// What controls with several choices show, and what they say was chosen.
  final class ChoiceTests: GTKTestCase {
    func testASliderOfOneNumber() throws {
      try onMain {
        for number in [2, 1e17, -1e17] {
          let slider = Slider(number...number)
          slider.value = 7
          XCTAssertEqual(slider.value, number)
        }
      }
    }

    func testABoxIsNoLongerMixedWhenTheUserHasClickedIt() throws {
      try onMain {
        let box = CheckButton(title: "All")
        box.isMixed = true
        box.isOn = true
        XCTAssertTrue(box.isMixed, "the program has set the tick")
        gtk_widget_activate(box.pointer)
        XCTAssertFalse(box.isMixed)
        XCTAssertFalse(box.isOn)
      }
    }

    func testADropDownSaysWhichElementWasChosen() throws {
      try onMain {
        let list = DropDown()
        let bag = DisposeBag()
        XCTAssertThrowsError(try list.rx.model(at: IndexPath(index: 0)) as Planet)
        let planets = BehaviorRelay(value: [Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2)])
        planets.bind(to: list.rx.itemTitles) { row, planet in "\(row) \(planet.name)" }.disposed(by: bag)
        XCTAssertEqual(list.items, ["0 Earth", "1 Mars"])
        let chosen = Record(list.rx.modelSelected(Planet.self))
        let texts = Record(list.rx.modelSelected(String.self))
        XCTAssertEqual(chosen.elements, [], "nobody has chosen anything")
        list.selectedIndex = 1
        XCTAssertEqual(chosen.elements, [planets.value[1]])
        // The same texts stand for other elements.
        planets.accept([Planet(name: "Earth", moons: 10), Planet(name: "Mars", moons: 20)])
        XCTAssertEqual(chosen.elements.count, 1, "what a binding shows is told as the user's choice")
        list.selectedIndex = 0
        XCTAssertEqual(chosen.elements.last?.moons, 10)
        XCTAssertEqual(try list.rx.model(at: IndexPath(item: 1, section: 0)), planets.value[1])
        XCTAssertThrowsError(try list.rx.model(at: IndexPath(index: 2)) as Planet)
        XCTAssertThrowsError(try list.rx.model(at: IndexPath(index: 0)) as String)
        XCTAssertEqual(texts.elements, [])
        // Without a binding the texts are the elements.
        list.items = ["a", "b"]
        list.selectedIndex = 1
        XCTAssertEqual(texts.elements.last, "b")
        XCTAssertEqual(chosen.elements.count, 2)
      }
    }

    func testTheSecondOfTwoEqualTextsStaysChosen() throws {
      try onMain {
        let (list, row) = (DropDown(["Ann", "Ann"]), ComboRow(title: "Name", ["Ann", "Ann"]))
        (list.selectedIndex, row.selectedIndex) = (1, 1)
        (list.items, row.items) = (["Ann", "Bob", "Ann"], ["Ann", "Bob", "Ann"])
        XCTAssertEqual([list.selectedIndex, row.selectedIndex], [2, 2])
        (list.items, row.items) = (["Bob", "Ann"], ["Bob", "Ann"])
        XCTAssertEqual([list.selectedIndex, row.selectedIndex], [1, 1])
      }
    }

    func testASegmentShowsAnIconOrItsTitle() throws {
      try onMain {
        let control = SegmentedControl(["Day", "Week"])
        let button = try XCTUnwrap(gtk_widget_get_last_child(control.pointer))
        func shown() -> [String?] {
          [
            gtk_button_get_icon_name(cast(button)), gtk_button_get_label(cast(button)),
            gtk_widget_get_tooltip_text(button),
          ]
          .map { $0.map { String(cString: $0) } }
        }
        let bag = DisposeBag()
        let (icon, title) = (PublishRelay<String?>(), PublishRelay<String?>())
        icon.bind(to: control.rx.imageForSegment(at: 1)).disposed(by: bag)
        title.bind(to: control.rx.titleForSegment(at: 1)).disposed(by: bag)
        icon.accept("view-list-symbolic")
        XCTAssertEqual(shown(), ["view-list-symbolic", nil, "Week"])
        title.accept("All Week")
        XCTAssertEqual(shown(), ["view-list-symbolic", nil, "All Week"], "a title hides the icon")
        icon.accept(nil)
        XCTAssertEqual(shown(), [nil, "All Week", nil])
      }
    }
  }

  private func cast(_ button: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkButton> {
    UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self)
  }
#endif
