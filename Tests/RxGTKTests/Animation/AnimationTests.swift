// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  @MainActor
  private func withLabel(_ body: @MainActor (Label, Window) throws -> Void) rethrows {
    let label = Label("moves")
    let window = Window(title: "animation", width: 200, height: 100, content: label)
    window.show()
    waitFor("the window is not shown") { label.isOnScreen }
    try body(label, window)
    window.close()
  }

  /// Frames and animations in a real window.
  final class AnimationTests: GTKTestCase {
    func testFramesHaveTimesThatGrowAndEndWithTheWindow() throws {
      try onMain {
        withLabel { _, window in
          let frames = Record(window.rx.frames)
          waitFor("there are no frames") { frames.elements.count > 5 }
          let times = frames.elements.map(\.time)
          XCTAssertEqual(times, times.sorted())
          XCTAssertEqual(frames.elements[0].interval, 0)
          for (before, frame) in zip(frames.elements, frames.elements.dropFirst()) {
            XCTAssertEqual(frame.interval, frame.time - before.time, accuracy: 1e-9)
            XCTAssertGreaterThan(frame.count, before.count)
          }
          window.close()
          waitFor("the frames go on after the window") { frames.isCompleted }
        }
      }
    }

    func testAnAnimationMovesWithTheFramesAndEndsAtItsTarget() throws {
      try onMain {
        withLabel { label, _ in
          let motions = Record(label.rx.animation(from: Motion(0), to: 1, .timed(0.15, easing: .linear)))
          waitFor("the animation does not end") { motions.isCompleted }
          XCTAssertEqual(motions.elements.last, Motion(1))
          let values = motions.elements.map(\.value)
          XCTAssertEqual(values, values.sorted())
        }
      }
    }

    func testATakeoverKeepsValueAndVelocity() throws {
      try onMain {
        withLabel { label, _ in
          let animator = Animator(label)
          let seen = Record(animator.motions)
          animator.animate(to: 100, .spring(response: 1, damping: 0.5))
          waitFor("it does not move") { animator.motion.value > 1 }
          let before = animator.motion
          XCTAssertGreaterThan(before.velocity, 0)
          XCTAssertEqual(animator.target, 100)
          let count = seen.elements.count
          animator.animate(to: -50, .timed(1, easing: .easeInOut))
          XCTAssertEqual(animator.motion, before, "the thing jumps when it gets another target")
          waitFor("it stands still") { seen.elements.count > count && !animator.isMoving }
          XCTAssertEqual(animator.motion, Motion(-50))
          XCTAssertGreaterThan(
            seen.elements.map(\.value).max() ?? 0, before.value, "the velocity was lost: it turned at once")
          XCTAssertNil(animator.target)
          animator.follow(7, velocity: 40)
          XCTAssertEqual(animator.motion, Motion(7, velocity: 40))
          animator.decelerate(Deceleration(remainder: 0.001))
          waitFor("it does not come to rest") { !animator.isMoving }
          XCTAssertEqual(animator.motion.value, Deceleration(remainder: 0.001).landing(from: Motion(7, velocity: 40)))
        }
      }
    }

    func testAHandTakesOverAtOnce() throws {
      try onMain {
        withLabel { label, _ in
          let animator = Animator(label)
          animator.animate(to: 100, .spring(response: 3))
          waitFor("it does not move") { animator.motion.value > 0 }
          animator.follow(3)
          let seen = Record(animator.motions)
          let frames = Record(label.rx.frames)
          waitFor("there are no frames") { frames.elements.count > 3 }
          XCTAssertEqual(seen.elements, [Motion(3)], "the animation goes on below the hand")
        }
      }
    }

    func testWhatCannotBeSeenIsThereAtOnce() throws {
      try onMain {
        let label = Label("in no window")
        let motions = Record(label.rx.animation(from: Motion(0), to: 1))
        XCTAssertEqual(motions.elements, [Motion(1)])
        XCTAssertTrue(motions.isCompleted)
        let targets = PublishRelay<Double>()
        let animator = Animator(label)
        let bag = DisposeBag()
        targets.bind(to: animator.rx.target()).disposed(by: bag)
        targets.accept(5)
        XCTAssertEqual(animator.motion, Motion(5))
        XCTAssertFalse(animator.isMoving)
      }
    }
  }
#endif
