// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxGTK
  import XCTest

  /// Our curves beside those of libadwaita.
  final class AdwaitaCurveTests: GTKTestCase {
    func testEasingsAreThoseOfLibadwaita() {
      let pairs: [(Timed.Easing, AdwEasing)] = [
        (.linear, ADW_LINEAR), (.easeIn, ADW_EASE_IN_CUBIC), (.easeOut, ADW_EASE_OUT_CUBIC),
        (.easeInOut, ADW_EASE_IN_OUT_CUBIC),
      ]
      XCTAssertEqual(pairs.map(\.0), Timed.Easing.allCases)
      for (ours, theirs) in pairs {
        for part in stride(from: 0, through: 1, by: 0.001) {
          let value = Timed(duration: 2, easing: ours).motion(after: 2 * part, from: Motion(0), to: 1).value
          XCTAssertEqual(value, adw_easing_ease(theirs, part), accuracy: 1e-9, "\(ours) after \(part)")
        }
      }
    }

    /// What libadwaita's animation shows in a frame.
    @MainActor
    private final class Frames {
      var values: [(milliseconds: Int, value: Double)] = []
      let clock: OpaquePointer?
      init(_ clock: OpaquePointer?) { self.clock = clock }
      var milliseconds: Int { Int(gdk_frame_clock_get_frame_time(clock)) / 1000 }
    }

    /// libadwaita tells the value of a spring in each frame only, so that it has to be played.
    func testSpringsAreThoseOfLibadwaita() throws {
      try onMain {
        let label = Label("x")
        let window = Window(title: "springs", width: 200, height: 100, content: label)
        window.show()
        defer { window.close() }
        let painted = Record(label.rx.frames.map(\.count))
        waitFor("nothing is painted") { painted.elements.count > 2 }
        painted.stop()
        for (damping, velocity) in [(1.0, 0.0), (1, 300), (0.4, 0), (0.4, -200), (1.8, 0), (1.8, 500)] {
          let spring = Spring(response: 0.5, damping: damping)
          var compared = 0
          // A busy machine paints few frames while a spring moves.
          for _ in 0..<10 where compared <= 10 {
            let frames = Self.play(spring, velocity, on: label)
            compared += frames.count
            // libadwaita has read the clock before us, in whole milliseconds, and a busy machine lets time pass in between.
            let isEqual = (-40...40).contains { offset in
              frames.allSatisfy { milliseconds, value in
                let time = Double(milliseconds + offset) / 1000
                let motion = spring.motion(after: time, from: Motion(10, velocity: velocity), to: 110)
                return abs(motion.value - value) < 1e-6
              }
            }
            XCTAssert(isEqual, "damping \(damping), velocity \(velocity): \(frames.prefix(5))")
          }
          XCTAssertGreaterThan(compared, 10)
        }
      }
    }

    @MainActor
    private static func play(
      _ spring: Spring, _ velocity: Double, on widget: Widget
    ) -> [(milliseconds: Int, value: Double)] {
      let frames = Frames(gtk_widget_get_frame_clock(widget.pointer))
      let stiffness = pow(2 * .pi / spring.response, 2)
      let parameters = adw_spring_params_new(spring.damping, 1, stiffness)
      let target = adw_callback_animation_target_new(
        { value, data in
          let frames = Unmanaged<Frames>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { frames.values.append((frames.milliseconds, value)) }
        }, Unmanaged.passUnretained(frames).toOpaque(), nil)
      // The animation takes over the parameters and the target.
      let animation = OpaquePointer(adw_spring_animation_new(widget.pointer, 10, 110, parameters, target)!)
      g_object_ref_sink(UnsafeMutableRawPointer(animation))
      defer { g_object_unref(UnsafeMutableRawPointer(animation)) }
      adw_spring_animation_set_initial_velocity(animation, velocity)
      let instance = UnsafeMutableRawPointer(animation).assumingMemoryBound(to: AdwAnimation.self)
      adw_animation_play(instance)
      let start = frames.milliseconds
      waitFor("libadwaita's spring does not come to rest") {
        adw_animation_get_state(instance) == ADW_ANIMATION_FINISHED
      }
      // The last frame is at the target whatever the spring says.
      return frames.values.dropLast().map { ($0.milliseconds - start, $0.value) }
    }
  }
#endif
