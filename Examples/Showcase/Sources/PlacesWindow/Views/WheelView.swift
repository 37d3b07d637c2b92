// SPDX-License-Identifier: MIT
import CGtk4
import PlacesCore
import RxCocoa
import RxGTK
import RxSwift

/// The wheel and the tab on its rim.
@MainActor
final class WheelView {
  let canvas = DrawingArea(width: 0, height: 0)
  let tab = Button(title: "Show Places")
  private let titles: MoodTitles

  init() {
    titles = MoodTitles(for: canvas)
    gtk_widget_set_focusable(canvas.pointer, 1)
    // The pointer drags the wheel below the tab, too; the stage tells a click from that.
    gtk_widget_set_can_target(tab.pointer, 0)
    tab.addStyle("places-tab")
    tab.tooltip = "Drag up, or press Page Up"
    show(WheelLook(progress: 0), turn: 0)
  }

  func enter(_ stage: Stage) {
    stage.append(canvas) { geometry, _ in geometry.wheel(WheelLook(progress: 0)) }
    stage.append(tab) { geometry, tab in geometry.tab(WheelLook(progress: 0), width: tab.naturalWidth) }
  }

  func show(_ look: WheelLook, turn: Double) {
    let mood = Mood(turn: turn)
    canvas.show { [titles] in WheelDrawing(look: look, turn: turn, titles: titles).draw($0) }
    Stage.place(canvas) { geometry, _ in geometry.wheel(look) }
    Stage.place(tab) { geometry, tab in geometry.tab(look, width: tab.naturalWidth) }
    tab.alpha = look.tabOpacity
    gtk_widget_set_can_focus(tab.pointer, look.tabOpacity > 0 ? 1 : 0)
    canvas.nameForAssistance("Mood wheel: \(mood.title). Left and right turn it, Page Up shows the places.")
  }

  /// Emits by how many moods the arrow keys turn the wheel.
  var turns: Observable<Int> {
    .merge(
      [canvas, tab].flatMap { widget in
        [("Right", 1), ("Left", -1), ("KP_Right", 1), ("KP_Left", -1)].map { key, steps in
          widget.rx.shortcut(key).map { steps }.asObservable()
        }
      })
  }

  /// Emits when the keyboard wants to see the places.
  var opens: Observable<Void> {
    .merge(
      canvas.rx.shortcut("Page_Up", "KP_Page_Up", "Return", "KP_Enter", "space", "Up").asObservable(),
      tab.rx.shortcut("Page_Up", "KP_Page_Up", "Up").asObservable(), tab.rx.tap.asObservable())
  }
}

extension Widget {
  /// The width in pixels that the widget likes best.
  var naturalWidth: Double { natural(GTK_ORIENTATION_HORIZONTAL) }

  /// The height in pixels that the widget likes best, at a width.
  func naturalHeight(width: Double = -1) -> Double { natural(GTK_ORIENTATION_VERTICAL, Int32(width)) }

  private func natural(_ orientation: GtkOrientation, _ other: Int32 = -1) -> Double {
    var natural: Int32 = 0
    gtk_widget_measure(pointer, orientation, other, nil, &natural, nil, nil)
    return Double(natural)
  }

  /// What assistive technology calls the widget. A frame that changes nothing about it tells nothing.
  func nameForAssistance(_ name: String) {
    guard nameKept != name else { return }
    g_object_set_data_full(
      object.assumingMemoryBound(to: GObject.self), "places-name", g_strdup(name), { g_free($0) })
    setAccessibleLabel(name)
  }

  private var nameKept: String? {
    g_object_get_data(object.assumingMemoryBound(to: GObject.self), "places-name")
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }
}
