// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// A widget as the tests make it: in a window, with somebody listening to all of its streams.
  @MainActor
  struct WidgetSample {
    let names: [String]
    let make: @MainActor (WidgetCheck) -> Widget
    /// The objects that GTK itself never releases, by their kinds: `testGTKItselfKeepsWhatIsLeft` shows that it is GTK.
    let leftByGTK: [String: Int]

    init(
      _ names: String..., leftByGTK: [String: Int] = [:], make: @escaping @MainActor (WidgetCheck) -> Widget
    ) {
      self.names = names
      self.leftByGTK = leftByGTK
      self.make = make
    }

    /// All of them, one for each widget.
    static let all: [WidgetSample] =
      [textSamples, choiceSamples, progressSamples, containerSamples, listSamples, adwaitaSamples].flatMap { $0 }
  }

  /// What a sample of a widget tells the tests.
  @MainActor
  final class WidgetCheck {
    let bag = DisposeBag()
    /// What is to be checked when the window is shown.
    private(set) var checks: [@MainActor () -> Void] = []
    /// Something that has to be kept, as a view would.
    var kept: [AnyObject] = []
    /// What opens something above the window, and returns when that is shown.
    private(set) var openings: [@MainActor () -> Void] = []
    /// Where the widget is shown.
    weak var window: Window?

    /// Subscribes to a stream.
    func listen<Source: ObservableConvertibleType>(_ source: Source) {
      source.asObservable().subscribe(onNext: { _ in }).disposed(by: bag)
    }

    /// Something that the program opens above the window.
    func opens(
      line: UInt = #line, _ open: @escaping @MainActor (Window) -> Void, until isOpen: @escaping @MainActor () -> Bool
    ) {
      openings.append { [weak self] in
        guard let window = self?.window else { return XCTFail("there is no window", line: line) }
        open(window)
        waitFor("nothing opens", line: line, until: isOpen)
      }
    }

    /// A property that the user and the program change: what a binding sets is not emitted, what the user does is.
    ///
    /// - Parameters:
    ///   - property: the property.
    ///   - bound: what the binding sets.
    ///   - user: what is emitted when `change` does what a user would.
    func twoWay<Value: Equatable & Sendable>(
      _ property: ControlProperty<Value>, bound: Value, user: Value, line: UInt = #line,
      _ change: @escaping @MainActor () throws -> Void
    ) {
      listen(property)
      checks.append { [bag] in
        let seen = Record(property)
        XCTAssertEqual(seen.elements.count, 1, "there is no value at first", line: line)
        Observable.just(bound).bind(to: property).disposed(by: bag)
        // GTK tells of some changes in the next turns of the loop.
        for _ in 0..<20 { if !MainLoop.runPending() { usleep(500) } }
        XCTAssertEqual(seen.elements.count, 1, "what a binding set came back as input: \(seen.elements)", line: line)
        do { try change() } catch { XCTFail("\(error)", line: line) }
        waitFor("the user’s \(user) does not come: \(seen.elements)", line: line) {
          seen.elements.count > 1 && seen.elements.last == user
        }
      }
    }

    /// Presses keys on a widget, or on the first one inside of it that takes the keyboard.
    func press(_ keys: String..., on widget: Widget?) throws {
      let widget = try XCTUnwrap(widget)
      // The focus would select the text of a field that has it.
      if !(widget is TextField && widget.isFocused) { widget.focus() }
      if !widget.isFocused { widget.focusInside() }
      for key in keys { try RealInput.run("key", key) }
    }

    /// Types a text in the place of the one that a field has.
    func type(_ text: String, into field: Widget?) throws {
      try press("ctrl+a", on: field)
      try RealInput.run("type", "--delay", "5", text)
    }

    /// Clicks a widget, at a part of its width and of its height.
    func click(_ widget: Widget?, x: Double = 0.5, y: Double = 0.5) throws {
      let (widget, window) = try (XCTUnwrap(widget), XCTUnwrap(window))
      let size = widget.allocatedSize
      try RealInput.move(to: Vector(x: size.x * x, y: size.y * y), of: widget, in: window)
      try RealInput.run("click", "1")
    }

    /// A binder: what is bound is there afterwards.
    func binds<Value: Equatable>(
      _ binder: Binder<Value>, _ value: Value, line: UInt = #line, read: @escaping @MainActor () -> Value
    ) {
      checks.append { [bag] in
        Observable.just(value).bind(to: binder).disposed(by: bag)
        XCTAssertEqual(read(), value, line: line)
      }
    }

    /// An event: `change` makes the stream emit.
    func emits<Source: ObservableConvertibleType>(
      _ source: Source, line: UInt = #line, _ change: @escaping @MainActor () -> Void
    ) {
      listen(source)
      checks.append {
        let seen = Record(source.asObservable().map { _ in 1 })
        let count = seen.elements.count
        change()
        waitFor("nothing is emitted", line: line) { seen.elements.count > count }
      }
    }
  }
#endif
