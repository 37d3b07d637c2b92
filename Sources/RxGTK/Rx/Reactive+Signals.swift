// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  // The blocks from which the members of a new widget are made.
  extension Reactive where Base: Widget {
    /// A binder that sets the property at `keyPath`. Like a control property, the widget does not tell the change as the user's doing.
    @MainActor
    func binderWithoutEcho<Property>(_ keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> {
      // A key path does not change.
      let keyPath = UncheckedPointer(keyPath)
      return Binder(base) { widget, value in widget.withoutEcho { widget[keyPath: keyPath.value] = value } }
    }

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
      let object = UncheckedPointer(object ?? base.object)
      return untilDestroyed { _, send in
        let connection = SignalConnection(object.value, name) { arguments in
          if let element = transform(arguments) { send(element) }
        }
        return { connection.dispose() }
      }
    }

    /// Elements that the widget sends, as an observable that completes when the widget is destroyed. It does not keep the widget.
    ///
    /// - Parameter start: begins to send elements, for each subscription. It returns the function that ends this.
    @MainActor
    func untilDestroyed<Element>(
      _ start: @escaping @MainActor (Base, @escaping @MainActor (Element) -> Void) -> @MainActor () -> Void
    ) -> Observable<Element> {
      let widget = WeakWidget(base)
      return Observable.create { observer in
        onMainActor {
          guard let widget = widget.value else {
            observer.onCompleted()
            return Disposables.create()
          }
          let end = start(widget) { observer.onNext($0) }
          let destroyed = SignalConnection(widget.object, "destroy") { _ in observer.onCompleted() }
          return Disposables.create {
            MainLoop.onMain {
              end()
              destroyed.dispose()
            }
          }
        }
      }
    }

    /// The stream of the widget with this name, which all subscribers share: what it does, it does once for all of them.
    ///
    /// `make` makes it when somebody asks for it first. The stream must not keep the widget, which keeps the stream.
    @MainActor
    func shared<Element>(_ name: String, _ make: () -> Observable<Element>) -> Observable<Element> {
      if let known = base.sharedStreams[name] as? Observable<Element> { return known }
      let stream = make().share()
      base.sharedStreams[name] = stream
      return stream
    }

    /// The signal `name` as a control event.
    @MainActor
    public func controlEvent(_ name: String, of object: UnsafeMutableRawPointer? = nil) -> ControlEvent<Void> {
      ControlEvent(events: signal(name, of: object) { _ in () })
    }

    /// A property that the user and the program change, as a control property: it is read and written through its key path.
    ///
    /// - Parameters:
    ///   - name: the signal that tells of a change, such as `notify::active`.
    ///   - object: the object that sends the signal, if it is not the widget itself.
    ///   - keyPath: the property.
    @MainActor
    public func controlProperty<Value>(
      _ name: String, of object: UnsafeMutableRawPointer? = nil, _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ControlProperty<Value> {
      controlProperty(name, of: object, getter: { $0[keyPath: keyPath] }, setter: { $0[keyPath: keyPath] = $1 })
    }

    /// A property that the user and the program change, as a control property.
    ///
    /// It emits the current value on subscription. Then it emits what the user changes, and what the program assigns to the widget: GTK sends
    /// the same signal for both. It does not emit what a binding sets, or what the program assigns within ``Widget/withoutEcho(_:)``.
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
      let changes = signal(name, of: object) { _ -> Void? in widget.value?.isChangedByProgram == false ? () : nil }
      return controlProperty(changes: changes, getter: getter, setter: setter)
    }

    /// A property of which several signals tell, as a control property.
    ///
    /// - Parameters:
    ///   - changes: emits when the user has changed the property.
    ///   - keyPath: the property.
    @MainActor
    public func controlProperty<Value>(
      changes: Observable<Void>, _ keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> ControlProperty<Value> {
      controlProperty(changes: changes, getter: { $0[keyPath: keyPath] }, setter: { $0[keyPath: keyPath] = $1 })
    }

    /// A property of which several signals tell, as a control property that is read and written by functions.
    @MainActor
    func controlProperty<Value>(
      changes: Observable<Void>,
      getter: @escaping @MainActor (Base) -> Value, setter: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
      let widget = WeakWidget(base)
      let read: @MainActor () -> Observable<Value> = {
        guard let widget = widget.value else { return .empty() }
        return .just(getter(widget))
      }
      let current = Observable<Value>.deferred { onMainActor(read) }
      let values = changes.compactMap { onMainActor { widget.value.map { UncheckedPointer(getter($0)) } } }.map(\.value)
      let binder = Binder(base) { widget, value in widget.withoutEcho { setter(widget, value) } }
      return ControlProperty(values: Observable.concat(current, values), valueSink: binder)
    }

    /// A property as an observable: its value now, and each time that it changes, whatever changes it.
    ///
    /// - Parameters:
    ///   - name: the name of the property, such as `folded`.
    ///   - object: the object that has the property, if it is not the widget itself.
    ///   - keyPath: reads it.
    @MainActor
    public func property<Value>(
      _ name: String, of object: UnsafeMutableRawPointer? = nil, _ keyPath: KeyPath<Base, Value>
    ) -> Observable<Value> {
      let widget = WeakWidget(base)
      // A key path does not change.
      let keyPath = UncheckedPointer(keyPath)
      let current = Observable<Value>.deferred {
        onMainActor { widget.value.map { .just($0[keyPath: keyPath.value]) } ?? .empty() }
      }
      // The signal first: the observer may change the property when it receives the value of now.
      return .merge(signal("notify::\(name)", of: object) { _ in widget.value?[keyPath: keyPath.value] }, current)
    }

    /// The signals of one or several objects as the moments in which the user changes something: what a binding does is left out.
    ///
    /// - Parameters:
    ///   - signals: the objects and the names of their signals.
    ///   - condition: whether the signal of an object counts; it always does by default.
    @MainActor
    public func userChanges(
      _ signals: [(object: UnsafeMutableRawPointer, name: String)],
      where condition: @escaping @MainActor (UnsafeMutableRawPointer) -> Bool = { _ in true }
    ) -> Observable<Void> {
      let widget = WeakWidget(base)
      return Observable.merge(
        signals.map { object, name in
          signal(name, of: object) { _ -> Void? in
            widget.value?.isChangedByProgram == false && condition(object) ? () : nil
          }
        })
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

  /// A weak reference that may travel.
  struct WeakWidget<Base: Widget>: @unchecked Sendable {
    // Sendable: only read on the main thread.
    private(set) weak var value: Base?
    init(_ value: Base) { self.value = value }
  }
#endif
