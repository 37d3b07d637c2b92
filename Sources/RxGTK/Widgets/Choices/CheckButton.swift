// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A box with a title that the user ticks.
  public final class CheckButton: Widget, ToggleControl {
    /// Makes a box without a tick.
    public init(title: String, isOn: Bool = false) {
      super.init(gtk_check_button_new_with_label(title)!)
      self.isOn = isOn
      let box = object
      // GTK does not end the mixed state when the user clicks.
      _ = SignalConnection(box, "toggled") { _ in
        gtk_check_button_set_inconsistent(box.assumingMemoryBound(to: GtkCheckButton.self), 0)
      }
    }

    /// Whether there is a tick.
    public var isOn: Bool {
      get { gtk_check_button_get_active(cast()) != 0 }
      set {
        // `toggled` ends the mixed state. Only a click may do that.
        let isMixed = isMixed
        gtk_check_button_set_active(cast(), newValue ? 1 : 0)
        self.isMixed = isMixed
      }
    }

    /// Whether the box says that it stands for things of which some have a tick and others have not. A click of the
    /// user ends this.
    public var isMixed: Bool {
      get { gtk_check_button_get_inconsistent(cast()) != 0 }
      set { gtk_check_button_set_inconsistent(cast(), newValue ? 1 : 0) }
    }

    /// The title.
    public var title: String? {
      get { gtk_check_button_get_label(cast()).map { String(cString: $0) } }
      set { gtk_check_button_set_label(cast(), newValue) }
    }
  }
#endif
