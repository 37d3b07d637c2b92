// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A button that opens a list of texts, of which the user chooses one.
  public final class DropDown: Widget, ChoiceControl {
    /// Makes a list; the first text is chosen.
    public init(_ items: [String] = []) {
      self.items = items
      models = items
      super.init(gtk_drop_down_new(nil, nil)!)
      show()
    }

    private func show() { setItems(items) { gtk_drop_down_set_model(opaque, $0) } }

    /// The texts. A text that is chosen stays so if it is still there.
    public var items: [String] {
      didSet {
        models = items
        show(items, insteadOf: oldValue, show)
      }
    }

    /// What the texts were made of.
    var models: [Any]

    /// What the text at a place was made of.
    func model(at index: Int) -> Any? { models.indices.contains(index) ? models[index] : nil }

    /// The text that is chosen, by its place.
    public var selectedIndex: Int? {
      get {
        let index = gtk_drop_down_get_selected(opaque)
        return index == guint.max ? nil : Int(index)
      }
      set { gtk_drop_down_set_selected(opaque, guint(position: newValue)) }
    }

    /// What tells of another choice.
    public var choiceSignals: [(object: UnsafeMutableRawPointer, name: String)] { [(object, "notify::selected")] }

    /// Whether the list has a field for searching it.
    public var isSearchable: Bool {
      get { gtk_drop_down_get_enable_search(opaque) != 0 }
      set {
        if newValue {
          let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
          gtk_drop_down_set_expression(opaque, text)
          gtk_expression_unref(text)
        }
        gtk_drop_down_set_enable_search(opaque, newValue ? 1 : 0)
      }
    }
  }
#endif
