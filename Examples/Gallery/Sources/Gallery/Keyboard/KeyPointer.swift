// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxRelay
import RxSwift

/// Keys that do what a pointer does over a widget. A page puts their events into the streams of the pointer.
@MainActor
final class KeyPointer {
  /// What keys can do over a widget.
  struct Uses: OptionSet {
    let rawValue: Int
    /// The space bar presses.
    static let press = Uses(rawValue: 1)
    /// Arrow keys move.
    static let move = Uses(rawValue: 2)
    /// Page Up and Page Down scroll.
    static let scroll = Uses(rawValue: 4)
    /// Plus and minus zoom, R rotates.
    static let pinch = Uses(rawValue: 8)
  }

  let presses = PublishRelay<Press>()
  let longPresses = PublishRelay<Press>()
  let drags = PublishRelay<Drag>()
  let swipes = PublishRelay<Vector>()
  let motions = PublishRelay<PointerMotion>()
  let scrolls = PublishRelay<Scroll>()
  let zooms = PublishRelay<Pinch>()
  let rotations = PublishRelay<Pinch>()
  /// Where keys have moved the pointer; nil before, and when the widget loses the focus.
  let location = BehaviorRelay<Vector?>(value: nil)

  /// Whether the pointer that keys move is over the widget, as it comes and leaves.
  var isHovering: Observable<Bool> { motions.filter { $0.phase != .changed }.map { $0.phase == .began } }

  /// How far an arrow key moves, in pixels.
  private static let step = 12.0
  private static let directions = [
    "Left": Vector(x: -step, y: 0), "Right": Vector(x: step, y: 0), "Up": Vector(x: 0, y: -step),
    "Down": Vector(x: 0, y: step),
  ]
  private weak var widget: Widget?
  private let uses: Uses
  /// Where the pointer is that keys move; nil while the widget does not have the focus.
  private var place: Vector?
  private var press: Press?
  private var speed = KeySpeed()
  private let holding = SerialDisposable()

  init(_ widget: Widget, _ uses: Uses, in sample: Sample) {
    self.widget = widget
    self.uses = uses
    widget.takesFocus = true
    widget.addStyle("keys")
    widget.onKey { [weak self] key in self?.use(key) ?? false }.disposed(by: sample.bag)
    // A widget that is shown has its size with the frame after that in which it gets the focus.
    widget.rx.isFocused.asDriver().distinctUntilChanged()
      .flatMapLatest { [weak widget] isFocused -> Driver<Bool> in
        guard isFocused, let widget, widget.allocatedSize == .zero else { return .just(isFocused) }
        return widget.rx.frames.skip(1).take(1).map { _ in true }.asDriver(onErrorJustReturn: true)
      }
      .drive(onNext: { [weak self] isFocused in isFocused ? self?.come() : self?.leave() })
      .disposed(by: sample.bag)
    sample.keep(self)
    sample.atEnd { [holding] in holding.dispose() }
  }

  private func come() {
    guard let widget, place == nil else { return }
    let middle = widget.allocatedSize * 0.5
    place = middle
    motions.accept(PointerMotion(phase: .began, location: middle))
  }

  private func leave() {
    guard let last = place else { return }
    if let press { end(press, .cancelled, at: last, time: press.time) }
    place = nil
    location.accept(nil)
    motions.accept(PointerMotion(phase: .ended, location: last))
  }

  /// Returns whether the key does something here.
  private func use(_ key: Key) -> Bool {
    guard let place, key.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    if uses.contains(.move), let direction = Self.directions[key.name] {
      if key.isPressed { move(from: place, by: direction, key) }
      return true
    }
    switch key.name {
    case "space" where uses.contains(.press):
      // A key that is held goes down again and again.
      if key.isPressed, press == nil { begin(at: place, key) }
      if !key.isPressed, let press { end(press, .ended, at: place, time: key.time) }
    case "Page_Up" where uses.contains(.scroll): scroll(-1, key)
    case "Page_Down" where uses.contains(.scroll): scroll(1, key)
    case "plus" where uses.contains(.pinch), "KP_Add" where uses.contains(.pinch): pinch(zooms, 1, 1.25, key)
    case "minus" where uses.contains(.pinch), "KP_Subtract" where uses.contains(.pinch): pinch(zooms, 1, 0.8, key)
    case "r" where uses.contains(.pinch): pinch(rotations, 0, .pi / 12, key)
    case "R" where uses.contains(.pinch): pinch(rotations, 0, -.pi / 12, key)
    default: return false
    }
    return true
  }

  private func begin(at place: Vector, _ key: Key) {
    let isRepeated = press.map { key.time - $0.time < 0.4 } ?? false
    let press = Press(
      phase: .began, location: place, count: isRepeated ? 2 : 1, modifiers: key.modifiers, time: key.time)
    self.press = press
    location.accept(place)
    speed = KeySpeed()
    presses.accept(press)
    drags.accept(Drag(phase: .began, start: place, translation: .zero, modifiers: key.modifiers, time: key.time))
    holding.disposable = Observable<Int>.timer(.milliseconds(500), scheduler: MainScheduler.instance)
      .bind { [longPresses] _ in longPresses.accept(press) }
  }

  private func end(_ press: Press, _ phase: GesturePhase, at place: Vector, time: Double) {
    self.press = nil
    holding.disposable = Disposables.create()
    let velocity = phase == .ended ? speed.velocity(at: time) : .zero
    let modifiers = press.modifiers
    presses.accept(Press(phase: phase, location: place, count: press.count, modifiers: modifiers, time: time))
    drags.accept(
      Drag(
        phase: phase, start: press.location, translation: place - press.location, velocity: velocity,
        modifiers: modifiers, time: time))
    if velocity != .zero { swipes.accept(velocity) }
  }

  private func move(from place: Vector, by step: Vector, _ key: Key) {
    let size = widget?.allocatedSize ?? .zero
    let next = Vector(x: min(max(place.x + step.x, 0), size.x), y: min(max(place.y + step.y, 0), size.y))
    self.place = next
    location.accept(next)
    guard let press else {
      return motions.accept(
        PointerMotion(phase: .changed, location: next, modifiers: key.modifiers, time: key.time))
    }
    // Who holds something does not hold it still any more.
    holding.disposable = Disposables.create()
    speed.add(next - place, at: key.time)
    drags.accept(
      Drag(
        phase: .changed, start: press.location, translation: next - press.location,
        velocity: speed.velocity(at: key.time), modifiers: key.modifiers, time: key.time))
  }

  private func scroll(_ steps: Double, _ key: Key) {
    guard key.isPressed else { return }
    let isAcross = key.modifiers.contains(.shift)
    let delta = Vector(x: isAcross ? steps : 0, y: isAcross ? 0 : steps)
    scrolls.accept(Scroll(phase: .changed, delta: delta, unit: .steps, modifiers: key.modifiers, time: key.time))
  }

  /// A gesture of two fingers from its beginning to its end.
  private func pinch(_ relay: PublishRelay<Pinch>, _ start: Double, _ amount: Double, _ key: Key) {
    guard key.isPressed, let place else { return }
    for (phase, amount) in [(GesturePhase.began, start), (.changed, amount), (.ended, amount)] {
      relay.accept(Pinch(phase: phase, amount: amount, center: place, time: key.time))
    }
  }
}
