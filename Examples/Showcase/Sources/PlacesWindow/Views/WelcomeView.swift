// SPDX-License-Identifier: MIT
import CGtk4
import PlacesCore
import RxGTK

/// The welcome page behind the wheel: the picture, the name of the app, the introduction and the arrow.
@MainActor
final class WelcomeView {
  let backdrop = DrawingArea(width: 0, height: 0)
  let logo = Label("PLACES")
  let greeting = Label()
  private let introduction: Box
  private let arrow = Widget(gtk_image_new_from_icon_name("go-up-symbolic")!)

  init() {
    let lines = ["Every place has a mood…", "Rotate the wheel to find new experiences…"].map(Label.init)
    introduction = Box(.vertical, spacing: 8, [greeting] + lines)
    greeting.addStyle("places-greeting")
    for line in lines { line.addStyle("places-line") }
    for label in [greeting] + lines {
      label.setAlignment(0.5)
      label.setWraps(lines: 2)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }
    logo.addStyle("places-logo")
    gtk_label_set_ellipsize(logo.opaque, PANGO_ELLIPSIZE_NONE)
    for widget in [logo, introduction, arrow] {
      widget.addStyle("places-welcome")
    }
    for widget in [backdrop, logo, introduction, arrow] { gtk_widget_set_can_target(widget.pointer, 0) }
    gtk_image_set_pixel_size(arrow.opaque, 28)
    arrow.setAccessibleLabel("Drag the wheel up")
    logo.setAccessibleLabel("Places")
    show(turn: 0)
  }

  func enter(_ stage: Stage) {
    stage.append(backdrop) { geometry, _ in
      StageGeometry.Frame(x: 0, y: 0, width: geometry.width, height: geometry.height)
    }
    stage.append(logo) { geometry, logo in geometry.logo((logo.naturalWidth, logo.naturalHeight())) }
    stage.append(introduction) { geometry, introduction in
      Self.place(geometry, introduction, WelcomeLook(progress: 0))
    }
    stage.append(arrow) { geometry, _ in geometry.arrow(44) }
  }

  func show(_ look: WelcomeLook) {
    introduction.alpha = look.introductionOpacity
    arrow.alpha = look.arrowOpacity
    logo.alpha = look.logoOpacity
    backdrop.alpha = look.backgroundOpacity
    Stage.place(introduction) { geometry, introduction in Self.place(geometry, introduction, look) }
  }

  /// The picture follows the wheel.
  func show(turn: Double) { backdrop.show { $0.throughPicture(Backdrop(turn: turn).draw) } }

  private static func place(_ geometry: StageGeometry, _ widget: Widget, _ look: WelcomeLook) -> StageGeometry.Frame {
    let width = geometry.introduction(look, height: 0).width
    return geometry.introduction(look, height: widget.naturalHeight(width: width))
  }
}
