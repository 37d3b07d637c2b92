// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Something that the user has dropped on a widget.
  public struct Drop: Sendable, Hashable {
    /// What it is.
    public let content: Transfer
    /// Where it was dropped, in the widget.
    public let location: Vector

    /// Makes one, for a test, or for another device than the pointer that does the same.
    public init(content: Transfer, location: Vector) {
      self.content = content
      self.location = location
    }
  }

  /// Something that the user drags over a widget.
  public struct DropMotion: Sendable, Hashable {
    /// Whether it comes (`began`), moves, or leaves or is dropped (`ended`).
    public let phase: GesturePhase
    /// Where it is, in the widget; where it was the last time when it has ended.
    public let location: Vector

    /// Makes one, for a test, or for another device than the pointer that does the same.
    public init(phase: GesturePhase, location: Vector) {
      self.phase = phase
      self.location = location
    }
  }

  extension Widget {
    /// Asks `answer` about each thing of these kinds that the user drops on the widget: it returns whether it has taken it.
    ///
    /// - Returns: what ends that.
    public final func onDrop(
      _ kinds: Transfer.Kind..., answer: @escaping @MainActor (Drop) -> Bool
    ) -> any Disposable {
      addController(makeDropTarget(kinds)) { $0.onDrop(answer) }
    }
  }

  extension Reactive where Base: Widget {
    /// Emits what the user drops on the widget, which takes everything of these kinds while there is a subscription.
    ///
    /// All subscribers that name the same kinds learn of it.
    @MainActor
    public func drops(_ kinds: Transfer.Kind...) -> ControlEvent<Drop> {
      let drops = shared("drops \(Transfer.Kind.allCases.filter(kinds.contains))") {
        controller({ makeDropTarget(kinds) }) { controller, emit in
          controller.onDrop {
            emit($0)
            return true
          }
        }
        .asObservable()
      }
      return ControlEvent(events: drops)
    }

    /// Emits where something is that the user drags over the widget, from when it comes until it leaves or is dropped: it ends before
    /// `drops` emits.
    @MainActor
    public var dropMotion: ControlEvent<DropMotion> {
      controller({ gtk_drop_controller_motion_new()! }) { controller, emit in
        var location = Vector.zero
        var isInside = false
        @MainActor func tell(_ phase: GesturePhase, at place: Vector) {
          location = place
          isInside = phase != .ended
          emit(DropMotion(phase: phase, location: place))
        }
        controller.on("enter") { tell(.began, at: $0.vector(0)) }
        controller.on("motion") { tell(.changed, at: $0.vector(0)) }
        // GTK tells that something has left when it has been dropped only when the next thing comes.
        controller.on("leave") { _ in if isInside { tell(.ended, at: location) } }
        controller.add(gtk_event_controller_legacy_new()!, route: .capture)
          .answer("event") { arguments in
            if isInside, arguments.eventType(0) == GDK_DROP_START { tell(.ended, at: location) }
            return false
          }
      }
    }
  }

  /// What takes things of these kinds, as a copy or for good.
  @MainActor
  private func makeDropTarget(_ kinds: [Transfer.Kind]) -> OpaquePointer {
    requireArgument(!kinds.isEmpty, "drop: name the kinds that the widget takes")
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    let target = gtk_drop_target_new(GType(0), actions)!
    // Files come as a text with their paths, too. A widget that takes both gets the files.
    var types = Transfer.Kind.allCases.reversed().filter(kinds.contains).map(\.objectType)
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    return target
  }

  extension InputController {
    fileprivate func onDrop(_ use: @escaping @MainActor (Drop) -> Bool) {
      answer("drop") { arguments in
        guard let value = arguments.boxed(0), let content = Transfer(value.assumingMemoryBound(to: GValue.self)) else {
          return false
        }
        return use(Drop(content: content, location: arguments.vector(1)))
      }
    }
  }
#endif
