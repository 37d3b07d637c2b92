// SPDX-License-Identifier: MIT
#if GTK
  import RxSwift

  extension Reactive where Base: Widget {
    /// Emits how something moves from where it is to a target, once for each frame; the last element is the target, at rest.
    ///
    /// Dispose of it to stop. To go on from there, begin the next animation with the last element: it goes on from that
    /// value with that velocity. ``Animator`` does so by itself.
    ///
    /// Where nothing can be seen, or the user has switched animations off, the target is all that is emitted.
    ///
    /// - Parameters:
    ///   - start: where the thing is, and how fast. The first frame after that of the subscription moves on.
    ///   - target: where it goes.
    ///   - curve: how it gets there.
    @MainActor
    public func animation(
      from start: Motion, to target: Double, _ curve: some AnimationCurve = .spring
    ) -> Observable<Motion> {
      movement(to: target) { time in
        curve.isOver(after: time, from: start, to: target)
          ? (Motion(target), true) : (curve.motion(after: time, from: start, to: target), false)
      }
    }

    /// Emits how something slows down by itself, once for each frame; the last element is where it comes to rest.
    ///
    /// - Parameters:
    ///   - start: where the thing is, and how fast.
    ///   - deceleration: how quickly it slows down.
    ///   - precision: the distance that nobody sees any more, in the unit of what is animated.
    @MainActor
    public func deceleration(
      from start: Motion, _ deceleration: Deceleration = Deceleration(), precision: Double = 0.5
    ) -> Observable<Motion> {
      let landing = deceleration.landing(from: start)
      return movement(to: landing) { time in
        let motion = deceleration.motion(after: time, from: start)
        return abs(motion.value - landing) < precision ? (Motion(landing), true) : (motion, false)
      }
    }

    /// Emits where a thing is in each frame, until it is there.
    @MainActor
    private func movement(
      to end: Double, _ motion: @escaping @MainActor (_ time: Double) -> (Motion, isOver: Bool)
    ) -> Observable<Motion> {
      let widget = WeakWidget<Widget>(base)
      return Observable.deferred {
        onMainActor {
          guard let widget = widget.value, widget.isAnimated else { return .just(Motion(end)) }
          var start = widget.frameTime
          return widget.rx.frames
            .map { frame in
              onMainActor {
                let begin = start ?? frame.time
                start = begin
                return motion(frame.time - begin)
              }
            }
            .take(until: { $0.1 }, behavior: .inclusive)
            .map(\.0)
        }
      }
    }
  }
#endif
