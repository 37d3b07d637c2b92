// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Buttons in a row of which exactly one is pressed.
  public final class SegmentedControl: Widget, ValueControl {
    private let buttons: [ToggleButton]

    /// Makes a row of buttons with titles; the first is pressed.
    public init(_ titles: [String]) {
      buttons = titles.map { ToggleButton(title: $0) }
      super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!)
      addStyle("linked")
      for button in buttons {
        if button !== buttons[0] { gtk_toggle_button_set_group(button.cast(), buttons[0].cast()) }
        gtk_box_append(cast(), button.pointer)
      }
      buttons.first?.isOn = true
    }

    /// The button that is pressed.
    public var selectedSegmentIndex: Int {
      get { buttons.firstIndex(where: \.isOn) ?? -1 }
      set { if buttons.indices.contains(newValue) { buttons[newValue].isOn = true } }
    }

    /// The value for `rx.value`.
    public var controlValue: Int {
      get { selectedSegmentIndex }
      set { selectedSegmentIndex = newValue }
    }

    /// What tells of another value.
    public var valueSignals: [(object: UnsafeMutableRawPointer, name: String)] {
      buttons.map { ($0.object, "toggled") }
    }

    /// The button that is released tells of it, too: only the other one counts.
    public func tellsChange(_ object: UnsafeMutableRawPointer) -> Bool {
      buttons.contains { $0.object == object && $0.isOn }
    }

    /// Sets whether the user can press a button.
    public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { buttons[index].isEnabled = isEnabled }

    /// Sets the title of a button.
    public func setTitle(_ title: String?, forSegmentAt index: Int) { buttons[index].title = title }
  }

  extension Reactive where Base: SegmentedControl {
    /// The button that is pressed.
    @MainActor public var selectedSegmentIndex: ControlProperty<Int> { value }

    /// Sets whether the user can press a button.
    @MainActor public func enabledForSegment(at index: Int) -> Binder<Bool> {
      Binder(base) { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) }
    }

    /// Sets the title of a button.
    @MainActor public func titleForSegment(at index: Int) -> Binder<String?> {
      Binder(base) { control, title in control.setTitle(title, forSegmentAt: index) }
    }
  }
#endif
