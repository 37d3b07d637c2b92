// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  // The blocks from which the members of a new widget are made.
  extension Reactive where Base: Widget {
    /// The signal `name` as an observable that completes when the widget is destroyed.
    ///
    /// - Parameters:
    ///   - name: the name of the signal, such as `clicked`.
    ///   - object: the object that sends the signal, if it is not the widget itself.
    ///   - transform: makes the element from the arguments; nil leaves the signal out.
    @MainActor
    public func signal<Element>(
      _ name: String, of object: UnsafeMutableRawPointer? = nil,
      _ transform: @escaping @MainActor (SignalArguments) -> Element?
    ) -> Observable<Element> {
      let widget = WeakWidget(base)
      let object = UncheckedPointer(object ?? base.object)
      return Observable.create { observer in
        MainScheduler.ensureRunningOnMainThread()
        return onMainActor {
          guard let widget = widget.value else {
            observer.onCompleted()
            return Disposables.create()
          }
          let connection = SignalConnection(object.value, name) { arguments in
            if let element = transform(arguments) { observer.onNext(element) }
          }
          let destroyed = SignalConnection(widget.object, "destroy") { _ in observer.onCompleted() }
          return Disposables.create {
            MainLoop.onMain {
              connection.dispose()
              destroyed.dispose()
            }
          }
        }
      }
    }

    /// The signal `name` as a control event.
    @MainActor
    public func controlEvent(_ name: String, of object: UnsafeMutableRawPointer? = nil) -> ControlEvent<Void> {
      ControlEvent(events: signal(name, of: object) { _ in () })
    }

    /// A property that the user and the program change, as a control property.
    ///
    /// It emits the current value on subscription and then what the user changes; what a binding sets is not emitted.
    ///
    /// - Parameters:
    ///   - name: the signal that tells of a change, such as `notify::text`.
    ///   - object: the object that sends the signal, if it is not the widget itself.
    ///   - getter: reads the property.
    ///   - setter: writes the property.
    @MainActor
    public func controlProperty<Value>(
      _ name: String, of object: UnsafeMutableRawPointer? = nil,
      getter: @escaping @MainActor (Base) -> Value, setter: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
      let widget = WeakWidget(base)
      let current = Observable<Value>.deferred {
        MainActor.assumeIsolated {
          guard let widget = widget.value else { return Observable<Value>.empty() }
          return Observable<Value>.just(getter(widget))
        }
      }
      let changes = signal(name, of: object) { _ -> Value? in
        guard let widget = widget.value, !widget.isChangedByProgram else { return nil }
        return getter(widget)
      }
      let binder = Binder(base) { widget, value in widget.withoutEcho { setter(widget, value) } }
      return ControlProperty(values: Observable.concat(current, changes), valueSink: binder)
    }

    /// Emits the key values (`GDK_KEY_…`) of keys that are pressed in the widget and used by nothing inside of it.
    @MainActor
    public var keyPressed: ControlEvent<UInt32> {
      let widget = WeakWidget(base)
      let keys = Observable<UInt32>.deferred {
        onMainActor {
          guard let widget = widget.value else { return Observable<UInt32>.empty() }
          let controller = UncheckedPointer(gtk_event_controller_key_new()!)
          let object = UnsafeMutableRawPointer(controller.value)
          gtk_widget_add_controller(widget.pointer, controller.value)
          g_object_ref(object)
          let remove: @MainActor @Sendable () -> Void = {
            // A widget that was destroyed has let go of it.
            if let owner = gtk_event_controller_get_widget(controller.value) {
              gtk_widget_remove_controller(owner, controller.value)
            }
            g_object_unref(UnsafeMutableRawPointer(controller.value))
          }
          return widget.rx.signal("key-pressed", of: object) { $0.uint(0) }
            .do(onDispose: { MainLoop.onMain(remove) })
        }
      }
      return ControlEvent(events: keys)
    }

    /// Emits once when the widget is destroyed, and completes.
    @MainActor
    public var deallocated: Observable<Void> {
      let widget = WeakWidget(base)
      return Observable.create { observer in
        onMainActor {
          guard let widget = widget.value else {
            observer.onNext(())
            observer.onCompleted()
            return Disposables.create()
          }
          let connection = SignalConnection(widget.object, "destroy") { _ in
            observer.onNext(())
            observer.onCompleted()
          }
          return Disposables.create { MainLoop.onMain { connection.dispose() } }
        }
      }
    }
  }

  /// Runs code that is on the main thread, and must be, as code of the main actor.
  func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated { UncheckedPointer(body()) }.value
  }

  /// A weak reference that may travel.
  struct WeakWidget<Base: Widget>: @unchecked Sendable {
    // Sendable: only read on the main thread.
    private(set) weak var value: Base?
    init(_ value: Base) { self.value = value }
  }
#endif
