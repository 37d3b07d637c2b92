// SPDX-License-Identifier: MIT
#if GTK
  import RxCocoa
  import RxRelay
  import RxSwift

  /// Something that a hand moves, and that moves by itself afterwards.
  ///
  /// Each of its ways to move takes over what the one before has left: an animation begins with the value and the velocity of the animation
  /// or of the hand before it.
  ///
  ///     let animator = Animator(canvas)
  ///     canvas.rx.drag().asSignal()
  ///       .emit(onNext: { drag in
  ///         switch drag.phase {
  ///         case .began, .changed: animator.follow(drag.location.x, velocity: drag.velocity.x)
  ///         case .ended, .cancelled: animator.animate(to: 0)
  ///         }
  ///       })
  ///       .disposed(by: bag)
  ///     animator.motions.drive(onNext: { canvas.draw(at: $0.value) }).disposed(by: bag)
  @MainActor
  public final class Animator: ReactiveCompatible {
    private let widget: WeakWidget<Widget>
    private let relay: BehaviorRelay<Motion>
    private let movement = SerialDisposable()

    /// What the thing moves to, while it moves by itself to somewhere.
    public private(set) var target: Double?

    /// Makes a thing at rest, whose frames are those of `widget`. The widget is not retained.
    public init(_ widget: Widget, value: Double = 0) {
      self.widget = WeakWidget(widget)
      relay = BehaviorRelay(value: Motion(value))
    }

    deinit { movement.dispose() }

    /// Where the thing is, and how fast.
    public var motion: Motion { relay.value }

    /// Where the thing is now, and each time it has moved.
    public var motions: Driver<Motion> { relay.asDriver() }

    /// Whether the thing moves by itself.
    public private(set) var isMoving = false

    /// Moves the thing with a hand: it is there at once, and whatever moved it is over.
    public func follow(_ value: Double, velocity: Double = 0) {
      stop(with: Motion(value, velocity: velocity))
    }

    /// Holds the thing where it is.
    public func stop() { stop(with: Motion(motion.value)) }

    /// Lets the thing move to a target, from where it is and as fast as it is.
    public func animate(to target: Double, _ curve: some AnimationCurve = .spring) {
      guard let widget = widget.value else { return stop(with: Motion(target)) }
      self.target = target
      move(with: widget.rx.animation(from: motion, to: target, curve))
    }

    /// Lets the thing slow down by itself.
    public func decelerate(_ deceleration: Deceleration = Deceleration(), precision: Double = 0.5) {
      let landing = deceleration.landing(from: motion)
      guard let widget = widget.value else { return stop(with: Motion(landing)) }
      target = landing
      move(with: widget.rx.deceleration(from: motion, deceleration, precision: precision))
    }

    private func stop(with motion: Motion) {
      target = nil
      isMoving = false
      movement.disposable = Disposables.create()
      relay.accept(motion)
    }

    private func move(with motions: Observable<Motion>) {
      isMoving = true
      // What moved it before ends first: the last value counts.
      movement.disposable = Disposables.create()
      let next = SingleAssignmentDisposable()
      movement.disposable = next
      next.setDisposable(
        motions.subscribe(
          onNext: { [weak self] motion in onMainActor { self?.relay.accept(motion) } },
          onCompleted: { [weak self] in
            onMainActor {
              // An observer of the value may have set another target.
              guard let self, !next.isDisposed else { return }
              self.isMoving = false
              self.target = nil
            }
          }))
    }
  }

  extension Reactive where Base: Animator {
    /// Animates to each target.
    @MainActor
    public func target(_ curve: some AnimationCurve = .spring) -> Binder<Double> {
      Binder(base) { animator, target in animator.animate(to: target, curve) }
    }
  }
#endif
