// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Boxes with titles, one below the other, of which one has a mark.
  public final class RadioGroup: Widget, ChoiceControl {
    private let buttons: [CheckButton]

    /// Makes boxes with titles; the first has the mark.
    public init(_ titles: [String]) {
      buttons = titles.map { CheckButton(title: $0) }
      super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!)
      for button in buttons {
        if button !== buttons[0] { gtk_check_button_set_group(button.cast(), buttons[0].cast()) }
        gtk_box_append(cast(), button.pointer)
      }
      buttons.first?.isOn = true
    }

    /// The box that has the mark.
    public var selectedIndex: Int {
      get { buttons.firstIndex(where: \.isOn) ?? -1 }
      set { if buttons.indices.contains(newValue) { buttons[newValue].isOn = true } }
    }

    /// The button that is released tells of it, too: only the other one counts.
    public func tellsChange(_ object: UnsafeMutableRawPointer) -> Bool {
      buttons.contains { $0.object == object && $0.isOn }
    }

    /// What tells of another choice.
    public var choiceSignals: [(object: UnsafeMutableRawPointer, name: String)] {
      buttons.map { ($0.object, "toggled") }
    }
  }
#endif
