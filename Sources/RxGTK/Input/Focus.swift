// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  extension Reactive where Base: Widget {
    /// Whether the widget, or one inside of it, has the keyboard focus. As a sink, true moves the focus there and false takes it away.
    @MainActor
    public var isFocused: ControlProperty<Bool> {
      let widget = WeakWidget(base)
      let current = Observable<Bool>.deferred { onMainActor { .just(widget.value?.isFocused ?? false) } }
      let changes = focusMoves.filter { _ in onMainActor { widget.value?.isChangedByProgram == false } }
      let binder = Binder(base) { (widget: Base, isFocused: Bool) in
        widget.withoutEcho { if isFocused { widget.focus() } else { widget.giveUpFocus() } }
      }
      return ControlProperty(values: Observable.concat(current, changes), valueSink: binder)
    }

    /// Emits true when the focus comes to the widget or into it, false when it leaves. The user may move it, or the program.
    @MainActor
    var focusMoves: Observable<Bool> {
      let moves: ControlEvent<Bool> = controller({ gtk_event_controller_focus_new()! }) { controller, emit in
        controller.on("enter") { _ in emit(true) }
        controller.on("leave") { _ in emit(false) }
      }
      return moves.asObservable()
    }
  }

  extension Widget {
    /// Whether the user can move the keyboard focus to the widget itself. Controls take it; a picture or an area that the program draws does when it is
    /// told to. Boxes and labels never do.
    public final var takesFocus: Bool {
      get { gtk_widget_get_focusable(pointer) != 0 }
      set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
    }

    /// Takes the keyboard focus away from the widget, if it has it; nothing has it then.
    public final func giveUpFocus() {
      guard isFocused, let root = gtk_widget_get_root(pointer) else { return }
      gtk_root_set_focus(root, nil)
    }
  }
#endif
