// SPDX-License-Identifier: MIT
import CGtk4
import PlacesCore
import RxCocoa
import RxGTK
import RxSwift

/// What the pointer and fingers do on the stage. They are followed there and not on the wheel, which moves below them.
@MainActor
struct PlacesHands {
  private let stage: Stage
  private let drags: Observable<(drag: Drag, finger: Int, geometry: StageGeometry)>

  init(stage: Stage) {
    self.stage = stage
    // Another button counts as another finger.
    drags = Signal.merge(
      stage.rx.drag(.primary).asSignal().map { ($0, 0) }, stage.rx.drag(.secondary).asSignal().map { ($0, 1) }
    )
    .compactMap { [weak stage] drag, finger in stage.map { (drag: drag, finger: finger, geometry: $0.geometry) } }
    .asObservable()
  }

  /// The touches of the wheel. One that begins on the list is the list's.
  func touches(_ looks: Observable<CardsLook>) -> Observable<Touch> {
    drags.withLatestFrom(looks) { ($0.drag, $0.finger, $0.geometry, $1) }
      .filter { drag, _, geometry, look in
        drag.phase != .began || geometry.touchesWheel(y: drag.start.y, look)
      }
      .map { drag, finger, geometry, _ in
        Touch(
          finger: finger, phase: Touch.Phase(drag.phase), x: drag.location.x, y: drag.location.y, reach: geometry.reach)
      }
  }

  /// A click on a mood turns the wheel to it, a step of the mouse's wheel turns it by one.
  func turns(_ looks: Observable<CardsLook>) -> Observable<Int> {
    .merge(turningClicks(looks), turningSteps(looks))
  }

  private func turningSteps(_ looks: Observable<CardsLook>) -> Observable<Int> {
    stage.rx.scroll().asObservable()
      .filter { $0.phase == .changed && $0.unit == .steps }
      .withLatestFrom(looks) { (delta: $0.delta.x + $0.delta.y, look: $1) }
      .compactMap { $0.look.gestures == .wheel && $0.delta != 0 ? ($0.delta > 0 ? 1 : -1) : nil }
  }

  private func turningClicks(_ looks: Observable<CardsLook>) -> Observable<Int> {
    clicks(looks).compactMap { click in
      click.look.gestures == .wheel && !click.geometry.isOnTab(x: click.x, y: click.y)
        ? click.geometry.steps(x: click.x, y: click.y) : nil
    }
  }

  /// A click on the tab opens the list, one on the small wheel closes it.
  func opens(_ looks: Observable<CardsLook>) -> Observable<Bool> {
    clicks(looks).compactMap { click in
      switch click.look.gestures {
      case .wheel: click.geometry.isOnTab(x: click.x, y: click.y) ? true : nil
      case .nobody: nil
      case .cards: click.geometry.isOnSmallWheel(x: click.x, y: click.y) ? false : nil
      }
    }
  }

  private func clicks(
    _ looks: Observable<CardsLook>
  ) -> Observable<(x: Double, y: Double, geometry: StageGeometry, look: CardsLook)> {
    drags.filter { $0.drag.phase == .ended && $0.drag.translation.length < 6 }
      .withLatestFrom(looks) { (x: $0.drag.start.x, y: $0.drag.start.y, geometry: $0.geometry, look: $1) }
  }
}

extension Touch.Phase {
  init(_ phase: GesturePhase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
