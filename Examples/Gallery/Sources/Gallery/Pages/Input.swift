// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

/// An area in which the pointer does something.
@MainActor
private func area(_ text: String) -> DrawingArea {
  let area = DrawingArea(width: 200, height: 160) { canvas in
    canvas.setTextColor(alpha: 0.6)
    let size = canvas.size(of: text)
    canvas.text(text, at: (canvas.size - size) * 0.5)
  }
  return area
}

extension Page {
  static let inputPages: [Page] = [
    Page(
      "Click", "Input", "The pointer’s buttons, with place, count and keys.", try: .click(x: 60, y: 60),
      answers: "click"
    ) { sample in
      let area = area("Click here")
      sample.show("click", area.rx.click())
      sample.show("press", area.rx.press(.any))
      sample.show("longPress", area.rx.longPress)
      return area
    },
    Page(
      "Drag", "Input", "Places, phases and velocity; the ball goes back by a spring, which can be caught.",
      try: .drag(x: 100, y: 80, by: 60), answers: "drag"
    ) { sample in
      let canvas = DrawingArea(width: 200, height: 160)
      let animator = Animator(canvas)
      sample.keep(animator)
      var grip = 0.0
      let drags = canvas.rx.drag(claimsAfter: 4).asSignal()
      drags
        .emit(onNext: { drag in
          if drag.phase == .began { grip = animator.motion.value }
          switch drag.phase {
          case .began, .changed: animator.follow(grip + drag.translation.x, velocity: drag.velocity.x)
          case .ended, .cancelled: animator.animate(to: 0, .spring(response: 0.6, damping: 0.4, precision: 0.5))
          }
        })
        .disposed(by: sample.bag)
      animator.motions
        .drive(
          canvas.rx.draw { (canvas: Canvas, motion: Motion) in
            canvas.setColor(Color("#3584e4") ?? Color(red: 0, green: 0, blue: 1))
            canvas.arc(canvas.size * 0.5 + Vector(x: motion.value, y: 0), radius: 24)
            canvas.fill()
          }
        )
        .disposed(by: sample.bag)
      sample.show("drag", drags)
      sample.show("motions", animator.motions)
      return canvas
    },
    Page(
      "Swipe and pinch", "Input", "Swipes, and two fingers.", try: .drag(x: 60, y: 60, by: 90), answers: "swipe",
      and: ["deceleration"]
    ) {
      sample in
      let area = area("Swipe, zoom, rotate")
      let swipes = area.rx.swipe.asSignal()
      sample.show("swipe", swipes)
      let motions = swipes.flatMapLatest { [weak area] velocity -> Signal<Motion> in
        guard let area else { return .empty() }
        return area.rx.deceleration(from: Motion(0, velocity: velocity.x)).asSignal(onErrorSignalWith: .empty())
      }
      sample.show("deceleration", motions)
      sample.show("zoom", area.rx.zoom)
      sample.show("rotate", area.rx.rotate)
      return area
    },
    Page(
      "Drag and drop", "Input", "A text that goes from one place to another, also into another program.",
      try: .carry(x: 60, y: 30, by: 260, until: "dropMotion"), answers: "drops"
    ) { sample in
      let (source, target) = (tile("Drag me"), tile("Drop it here"))
      let drops = target.rx.drops(.text).asSignal()
      drops.emit(onNext: { drop in if case .text(let text) = drop.content { target.text = text } })
        .disposed(by: sample.bag)
      sample.show("dragOut", source.rx.dragOut { _ in .text("Here I am") })
      sample.show("dropMotion", target.rx.dropMotion)
      sample.show("drops", drops)
      let places = Box(.horizontal, spacing: 40, [source, target])
      places.isHomogeneous = true
      return places
    },
    Page("Scroll", "Input", "The wheel and the touchpad.", try: .wheel(2), answers: "scroll") { sample in
      let area = area("Turn the wheel here")
      sample.show("scroll", area.rx.scroll(claims: true))
      return area
    },
    Page("Pointer", "Input", "Where the pointer is.", try: .click(x: 30, y: 30), answers: "pointer") { sample in
      let area = area("Move the pointer here")
      sample.show("pointer", area.rx.pointer)
      sample.show("isHovered", area.rx.isHovered)
      return area
    },
    Page("Keys", "Input", "Keys, before and after what has the focus.", try: .keys(["F5"]), answers: "keys()") {
      sample in
      let entry = Entry(placeholder: "Type, or press F5")
      sample.show("keys()", entry.rx.keys())
      sample.show("keys(.capture)", entry.rx.keys(route: .capture))
      sample.show("keyPressed", entry.rx.keyPressed)
      sample.show("isFocused", entry.rx.isFocused)
      return entry
    },
    Page(
      "Animation", "Input", "Frames, and a spring whose target changes on the way.", try: .keys(["Right", "space"]),
      answers: "motions"
    ) { sample in
      let (bar, target) = (ProgressBar(), SegmentedControl(["Left", "Middle", "Right"]))
      let animator = Animator(bar)
      sample.keep(animator)
      target.rx.selectedSegmentIndex.skip(1).map { Double($0) / 2 }
        .bind(to: animator.rx.target(.spring(response: 0.8, damping: 0.6))).disposed(by: sample.bag)
      animator.motions.map(\.value).drive(bar.rx.progress).disposed(by: sample.bag)
      sample.show("motions", animator.motions)
      let fades = target.rx.selectedSegmentIndex.skip(1).asSignal(onErrorSignalWith: .empty())
        .flatMapLatest { [weak bar] _ -> Signal<Motion> in
          guard let bar else { return .empty() }
          return bar.rx.animation(from: Motion(0.2), to: 1, .timed(0.6)).asSignal(onErrorSignalWith: .empty())
        }
      fades.map(\.value).emit(to: bar.rx.alpha).disposed(by: sample.bag)
      sample.show("animation", fades)
      return Box(.vertical, spacing: 12, [target, bar])
    },
  ]
}
