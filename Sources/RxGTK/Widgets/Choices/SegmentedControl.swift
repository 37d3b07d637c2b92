// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Buttons in a row of which exactly one is pressed.
  public final class SegmentedControl: Widget, ValueControl {
    private let buttons: [ToggleButton]
    /// What the buttons are called, whatever they show.
    private var titles: [String]
    /// The icons that buttons show, by their places.
    private var icons: [Int: String] = [:]

    /// Makes a row of buttons with titles; the first is pressed.
    public init(_ titles: [String]) {
      self.titles = titles
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
    public func setTitle(_ title: String?, forSegmentAt index: Int) {
      titles[index] = title ?? ""
      show(index)
    }

    /// Shows a named icon on a button in place of its title, which becomes its tooltip; nil shows the title.
    public func setIcon(_ icon: String?, forSegmentAt index: Int) {
      icons[index] = icon
      show(index)
    }

    private func show(_ index: Int) {
      let (button, title) = (buttons[index], titles[index])
      if let icon = icons[index] { button.icon = icon } else { button.title = title }
      button.tooltip = icons[index] == nil ? nil : title
      button.setAccessibleLabel(title)
    }
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

    /// Shows a named icon on a button, or its title where there is none. Screen readers say the title.
    ///
    ///     Observable.just("view-list-symbolic")
    ///       .bind(to: control.rx.imageForSegment(at: 0))
    ///       .disposed(by: bag)
    @MainActor public func imageForSegment(at index: Int) -> Binder<String?> {
      Binder(base) { control, icon in control.setIcon(icon, forSegmentAt: index) }
    }
  }
#endif
