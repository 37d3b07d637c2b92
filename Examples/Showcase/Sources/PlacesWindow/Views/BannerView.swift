// SPDX-License-Identifier: MIT
import CGtk4
import PlacesCore
import RxGTK

/// The banner of flights at the upper edge.
@MainActor
final class BannerView {
  let text = Label()
  private let rule = Label(FlightHint.rule)
  private let bar: Box

  init() {
    let texts = Box(.vertical, [text, rule])
    texts.setExpands(horizontally: true)
    bar = Box(.horizontal, [texts])
    bar.addStyle("places-banner")
    rule.addStyle("caption")
    for label in [text, rule] {
      label.setAlignment(0.5)
      label.showsCutTextInTooltip()
    }
  }

  func enter(_ stage: Stage) {
    stage.append(bar) { geometry, _ in geometry.banner(BannerLook(progress: 0)) }
  }

  func show(_ look: BannerLook) { Stage.place(bar) { geometry, _ in geometry.banner(look) } }
}
