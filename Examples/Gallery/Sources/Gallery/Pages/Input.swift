// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

/// An area in which the pointer does something.
@MainActor
private func area(_ text: String, width: Int = 200, height: Int = 160) -> DrawingArea {
  DrawingArea(width: width, height: height, draw: writing(text))
}

/// Draws a text in the middle.
@MainActor
private func writing(_ text: String) -> @MainActor (Canvas) -> Void {
  { canvas in
    canvas.setTextColor(alpha: 0.6)
    canvas.text(text, at: (canvas.size - canvas.size(of: text)) * 0.5)
  }
}

extension DrawingArea {
  /// Draws a ring where keys have moved the pointer to.
  fileprivate func showPointer(of keys: KeyPointer, in sample: Sample) {
    let draw = self.draw
    keys.location.skip(1)
      .bind { [weak self] place in
        self?.draw = { canvas in
          draw(canvas)
          guard let place else { return }
          canvas.setTextColor()
          canvas.arc(place, radius: 5)
          canvas.stroke()
        }
      }
      .disposed(by: sample.bag)
  }
}

extension Page {
  static let inputPages: [Page] = [
    Page(
      "Click", "Input", "The pointer’s buttons, with place, count and keys.", try: .click(x: 60, y: 60),
      answers: "click",
      byKeys: .steps([.keys(["Right", "space"]), .holding("space", [], seconds: 2)]),
      answered: ["click", "press", "longPress"]
    ) { sample in
      let area = area("Click here")
      let keys = KeyPointer(area, [.press, .move], in: sample)
      area.showPointer(of: keys, in: sample)
      sample.show("click", area.rx.click().or(keys.presses.filter { $0.phase == .ended }))
      sample.show("press", area.rx.press(.any).or(keys.presses))
      sample.show("longPress", area.rx.longPress.or(keys.longPresses))
      return area.withHelp("Arrow keys move, the space bar presses, also for long.", in: sample)
    },
    Page(
      "Drag", "Input", "Places, phases and velocity; the ball goes back by a spring, which can be caught.",
      try: .drag(x: 100, y: 80, by: 60), answers: "drag", and: ["motions"],
      byKeys: .holding("space", ["Right", "Right", "Right", "Up"])
    ) { sample in
      let canvas = DrawingArea(width: 200, height: 160)
      let keys = KeyPointer(canvas, [.press, .move], in: sample)
      let animator = Animator(canvas)
      sample.keep(animator)
      var grip = 0.0
      let drags = canvas.rx.drag(claimsAfter: 4).or(keys.drags).asSignal()
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
      sample.show("motions", as: "animator.motions", animator.motions)
      return canvas.withHelp("Arrow keys drag while the space bar is held.", in: sample)
    },
    Page(
      "Swipe and Pinch", "Input", "Swipes, and two fingers.", try: .drag(x: 60, y: 60, by: 90), answers: "swipe",
      and: ["deceleration"],
      byKeys: .steps([.holding("space", ["Right", "Right", "Right"]), .keys(["plus", "minus", "r", "R"])]),
      answered: ["swipe", "deceleration", "zoom", "rotate"]
    ) {
      sample in
      let area = area("Swipe, zoom, rotate")
      let keys = KeyPointer(area, [.press, .move, .pinch], in: sample)
      area.showPointer(of: keys, in: sample)
      let swipes = area.rx.swipe.or(keys.swipes).asSignal()
      sample.show("swipe", swipes)
      let motions = swipes.flatMapLatest { [weak area] velocity -> Signal<Motion> in
        guard let area else { return .empty() }
        return area.rx.deceleration(from: Motion(0, velocity: velocity.x)).asSignal(onErrorSignalWith: .empty())
      }
      sample.show("deceleration", motions)
      sample.show("zoom", area.rx.zoom.or(keys.zooms))
      sample.show("rotate", area.rx.rotate.or(keys.rotations))
      return area.withHelp(
        "Arrow keys swipe while the space bar is held; plus and minus zoom, R and Shift R rotate.", in: sample)
    },
    Page(
      "Drag and Drop", "Input", "A text that goes from one place to another, also into another program.",
      try: .carry(x: 60, y: 30, by: 260, until: "dropMotion"), answers: "drops",
      byKeys: .keys(["space", "Tab", "space"]), answered: ["dragOut", "dropMotion", "drops"]
    ) { sample in
      let (source, target) = (area("Drag me", width: 100, height: 48), area("Drop it here", width: 100, height: 48))
      for place in [source, target] { place.addStyle("card") }
      let keys = KeyCarrier(from: source, to: target, in: sample) { .text("Here I am") }
      let drops = target.rx.drops(.text).or(keys.drops).asSignal()
      drops.emit(onNext: { drop in if case .text(let text) = drop.content { target.draw = writing(text) } })
        .disposed(by: sample.bag)
      sample.show("dragOut", source.rx.dragOut { _ in .text("Here I am") }.or(keys.dragOut))
      sample.show("dropMotion", target.rx.dropMotion.or(keys.motions))
      sample.show("drops", drops)
      let places = Box(.horizontal, spacing: 40, [source, target])
      places.isHomogeneous = true
      return places.withHelp("The space bar picks up, Tab goes on, the space bar drops, Escape puts back.", in: sample)
    },
    Page(
      "Scroll", "Input", "The wheel and the touchpad.", try: .wheel(2), answers: "scroll", byKeys: .keys(["Page_Down"])
    ) { sample in
      let area = area("Turn the wheel here")
      let keys = KeyPointer(area, .scroll, in: sample)
      sample.show("scroll", area.rx.scroll(claims: true).or(keys.scrolls))
      return area.withHelp("Page Up and Page Down scroll, with Shift to the sides.", in: sample)
    },
    Page(
      "Pointer", "Input", "Where the pointer is.", try: .click(x: 30, y: 30), answers: "pointer", and: ["isHovered"],
      byKeys: .keys(["Right", "Down", "Tab"])
    ) { sample in
      let area = area("Move the pointer here")
      let keys = KeyPointer(area, .move, in: sample)
      area.showPointer(of: keys, in: sample)
      sample.show("pointer", area.rx.pointer.or(keys.motions))
      sample.show("isHovered", Observable.merge(area.rx.isHovered, keys.isHovering))
      return area.withHelp("Arrow keys move.", in: sample)
    },
    Page(
      "Keys", "Input", "Keys, before and after what has the focus.", try: .keys(["F5"]), answers: "keys()",
      and: ["keys(.capture)", "keyPressed"], byKeys: .keys(["F5", "Tab"]),
      answered: ["keys()", "keys(.capture)", "keyPressed", "isFocused"],
      byPointer: .steps([.tap("entry"), .keys(["F5"])])
    ) {
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
      answers: "motions", and: ["animation"], byPointer: .choose("Middle")
    ) { sample in
      let (bar, target) = (ProgressBar(), SegmentedControl(["Left", "Middle", "Right"]))
      let animator = Animator(bar)
      sample.keep(animator)
      target.rx.selectedSegmentIndex.skip(1).map { Double($0) / 2 }
        .bind(to: animator.rx.target(.spring(response: 0.8, damping: 0.6))).disposed(by: sample.bag)
      animator.motions.map(\.value).drive(bar.rx.progress).disposed(by: sample.bag)
      sample.show("motions", as: "animator.motions", animator.motions)
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
