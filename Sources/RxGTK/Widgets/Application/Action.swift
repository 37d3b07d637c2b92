// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxRelay
  import RxSwift

  /// Something that the user can do in a window, from a button, from a menu or with keys.
  @MainActor
  public final class Action: ReactiveCompatible {
    /// What the names of actions begin with in a window. GTK has actions of its own that begin with `window`.
    static let prefix = "actions"

    private let reference: ObjectReference
    private var action: OpaquePointer { reference.pointer }
    private var connection: SignalConnection?
    private let relay = PublishRelay<Void>()
    private let keys: [String]
    private let mark = LiveMark("Action")
    private var shortcuts: ShortcutController?
    private weak var window: Window?

    /// Makes an action of a window.
    ///
    /// - Parameters:
    ///   - name: what tells it from the window's other actions; only letters, digits and hyphens.
    ///   - keys: the keys that do it, such as `<Control>s`.
    ///   - window: where it can be done, until that closes.
    public init(_ name: String, keys: String..., in window: Window) {
      let action = g_simple_action_new(name, nil)!
      reference = ObjectReference(owning: action)
      self.keys = keys
      self.window = window
      connection = SignalConnection(UnsafeMutableRawPointer(action), "activate") { [relay] _ in relay.accept(()) }
      window.add(action: action)
      if !keys.isEmpty {
        shortcuts = ShortcutController(window, keys) { [weak self] in
          guard let self, isEnabled else { return false }
          g_action_activate(action, nil)
          return true
        }
      }
      window.keep(self)
    }

    /// Whether the user can do it now.
    public var isEnabled: Bool {
      get { g_action_get_enabled(action) != 0 }
      set { g_simple_action_set_enabled(action, newValue ? 1 : 0) }
    }

    /// Does it, as the user would.
    public func activate() { if isEnabled { g_action_activate(action, nil) } }

    /// Lets a button do it, too: the button is enabled when the action is.
    public func attach(to button: Button) {
      gtk_actionable_set_action_name(button.opaque, "\(Self.prefix).\(String(cString: g_action_get_name(action)!))")
    }

    fileprivate var activations: Observable<Void> { relay.asObservable() }

    /// Takes it away from its window, which does so by itself when it closes.
    public func remove() {
      if let group = window?.actionGroup { g_action_map_remove_action(group, g_action_get_name(action)) }
      window?.forget(self)
      end()
    }

    /// Ends it with its window.
    func end() {
      connection?.dispose()
      connection = nil
      shortcuts?.remove()
      shortcuts = nil
    }
  }

  extension Reactive where Base: Action {
    /// Emits when the user does it.
    @MainActor public var performed: ControlEvent<Void> { ControlEvent(events: base.activations) }
  }
#endif
