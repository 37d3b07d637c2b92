// SPDX-License-Identifier: MIT
#if GTK
  import RxCocoa
  import RxSwift

  /// A control with a value that the user and the program change. `rx.value` is that value, under whatever name the control has it.
  @MainActor
  public protocol ValueControl: Widget {
    /// The type of the value.
    associatedtype Value
    /// The value.
    var controlValue: Value { get set }
    /// The objects and signals that tell of a change.
    var valueSignals: [(object: UnsafeMutableRawPointer, name: String)] { get }
    /// Whether the signal of an object tells of a change, as all do by default.
    func tellsChange(_ object: UnsafeMutableRawPointer) -> Bool
  }

  extension ValueControl {
    /// Whether the signal of an object tells of a change: yes.
    public func tellsChange(_ object: UnsafeMutableRawPointer) -> Bool { true }
  }

  extension Reactive where Base: ValueControl {
    /// The value: what the user changes it to, and a sink for what the program sets.
    @MainActor public var value: ControlProperty<Base.Value> {
      let control = WeakWidget(base)
      return controlProperty(
        changes: userChanges(base.valueSignals) { control.value?.tellsChange($0) ?? false }, \.controlValue)
    }
  }

  /// Something that is on or off.
  @MainActor
  public protocol ToggleControl: Widget {
    /// Whether it is on.
    var isOn: Bool { get set }
  }

  extension Reactive where Base: ToggleControl {
    /// Whether it is on.
    @MainActor public var isOn: ControlProperty<Bool> { controlProperty("notify::active", \.isOn) }
  }

  /// Something to press.
  @MainActor
  public protocol TapControl: Widget {}

  extension Reactive where Base: TapControl {
    /// Emits when the user clicks it, or activates it with the keyboard.
    @MainActor public var tap: ControlEvent<Void> { controlEvent("clicked") }
  }

  /// One of several, by its place.
  @MainActor
  public protocol ChoiceControl: Widget {
    /// `Int`, or `Int?` where it is possible that none is chosen.
    associatedtype Index
    /// The one that is chosen.
    var selectedIndex: Index { get set }
    /// The objects and signals that tell of a change.
    var choiceSignals: [(object: UnsafeMutableRawPointer, name: String)] { get }
    /// Whether the signal of an object tells of a change, as all do by default.
    func tellsChange(_ object: UnsafeMutableRawPointer) -> Bool
  }

  extension ChoiceControl {
    /// Whether the signal of an object tells of a change: yes.
    public func tellsChange(_ object: UnsafeMutableRawPointer) -> Bool { true }
  }

  extension Reactive where Base: ChoiceControl {
    /// The one that is chosen.
    @MainActor public var selectedIndex: ControlProperty<Base.Index> {
      let control = WeakWidget(base)
      return controlProperty(
        changes: userChanges(base.choiceSignals) { control.value?.tellsChange($0) ?? false }, \.selectedIndex)
    }
  }

  /// Pages with names, of which one is shown.
  @MainActor
  public protocol PageContainer: Widget {
    /// The name of the page that is shown.
    var visiblePage: String? { get set }
  }

  extension Reactive where Base: PageContainer {
    /// The name of the page that is shown.
    @MainActor public var visiblePage: ControlProperty<String?> {
      controlProperty("notify::visible-child-name", \.visiblePage)
    }
  }

  /// A title that shows and hides what is below it.
  @MainActor
  public protocol ExpandableContainer: Widget {
    /// Whether what is below is shown.
    var isExpanded: Bool { get set }
  }

  extension Reactive where Base: ExpandableContainer {
    /// Whether what is below is shown.
    @MainActor public var isExpanded: ControlProperty<Bool> { controlProperty("notify::expanded", \.isExpanded) }
  }

  /// A text that the user edits.
  @MainActor
  public protocol EditableText: Widget {
    /// The text.
    var text: String? { get set }
    /// The cursor, in characters from the beginning.
    var cursorPosition: Int { get set }
    /// What sends `notify::text` and `notify::cursor-position`.
    var textObject: UnsafeMutableRawPointer { get }
  }

  extension Reactive where Base: EditableText {
    /// The text: what the user types, and a sink for what the program sets.
    @MainActor public var text: ControlProperty<String?> {
      controlProperty("notify::text", of: base.textObject, \.text)
    }

    /// The cursor, in characters from the beginning.
    @MainActor public var cursorPosition: ControlProperty<Int> {
      controlProperty("notify::cursor-position", of: base.textObject, \.cursorPosition)
    }
  }
#endif
