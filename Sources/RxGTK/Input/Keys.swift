// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A key goes down or up.
  public struct Key: Sendable, Hashable {
    /// GDK's value of the key, `GDK_KEY_…`.
    public let value: UInt32
    /// Whether it goes down. A key that is held goes down again and again.
    public let isPressed: Bool
    /// The keys that are held with it.
    public let modifiers: Modifiers
    /// When, in seconds on the clock of the window system.
    public let time: Double

    /// GDK's name of the key, such as `Escape` or `a`.
    public var name: String { gdk_keyval_name(guint(value)).map { String(cString: $0) } ?? "" }

    /// What the key types, if it types something.
    public var character: Character? {
      let code = gdk_keyval_to_unicode(guint(value))
      return code == 0 ? nil : Unicode.Scalar(code).map(Character.init)
    }
  }

  extension Reactive where Base: Widget {
    /// Emits the keys that the user presses and releases while the focus is in the widget.
    ///
    /// - Parameter route: `bubble` leaves out those that something inside of the widget uses.
    @MainActor
    public func keys(route: EventRoute = .bubble) -> ControlEvent<Key> {
      controller(route: route, { gtk_event_controller_key_new()! }) { controller, emit in
        controller.onKey {
          emit($0)
          return false
        }
      }
    }

    /// Emits the key values (`GDK_KEY_…`) of keys that are pressed in the widget and used by nothing inside of it.
    @MainActor
    public var keyPressed: ControlEvent<UInt32> {
      ControlEvent(events: keys().filter(\.isPressed).map(\.value))
    }
  }

  extension Widget {
    /// Asks `answer` about each key while the focus is in the widget: one that it uses, by returning true, does nothing else.
    ///
    /// - Returns: what ends that.
    public final func onKey(
      route: EventRoute = .bubble, _ answer: @escaping @MainActor (Key) -> Bool
    ) -> any Disposable {
      addController(route: route, gtk_event_controller_key_new()!) { $0.onKey(answer) }
    }
  }

  extension InputController {
    fileprivate func onKey(_ use: @escaping @MainActor (Key) -> Bool) {
      let tell = { [unowned self] (arguments: SignalArguments, isPressed: Bool) -> Bool in
        let modifiers = Modifiers(GdkModifierType(rawValue: GdkModifierType.RawValue(arguments.flags(2))))
        return use(Key(value: arguments.uint(0), isPressed: isPressed, modifiers: modifiers, time: time))
      }
      answer("key-pressed") { tell($0, true) }
      on("key-released") { _ = tell($0, false) }
    }
  }
#endif
