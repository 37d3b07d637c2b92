// SPDX-License-Identifier: MIT
import HopsCore
import RxGTK
import ShowcaseModel

/// A row of the list: a hop with its origin, its alpha acids and the amount for the recipe; or what there is to say about the list's end.
@MainActor
public final class HopCell: Widget, ListCell {
  private let name = Label()
  private let subtitle = Label()
  private let acids = Label()
  private let amount = Label()
  private let note = Label()
  private let hop: Box

  public var isOperable: Bool { !hop.isHidden }

  public init() {
    let texts = Box(.vertical, spacing: 2, [name, subtitle])
    texts.setExpands(horizontally: true)
    hop = Box(.horizontal, spacing: 12, [texts, Box(.vertical, spacing: 2, [amount, acids])])
    hop.setExpands(horizontally: true)
    let row = Box(.horizontal, [hop, note])
    super.init(row.pointer)
    setMargins(horizontal: 8, vertical: 5)
    for label in [name, amount] { label.addStyle("heading") }
    for label in [subtitle, acids] {
      label.addStyle("caption")
      label.addStyle("secondary")
    }
    note.addStyle("secondary")
    for label in [acids, amount] {
      label.addStyle("numeric")
      label.setAlignment(1)
    }
  }

  /// Fills the row.
  func show(_ row: HopRow, recipe: Recipe, units: UnitSystem) {
    hop.isHidden = row.hop == nil
    note.isHidden = row.hop != nil
    switch row {
    case .hop(let hop):
      name.text = hop.name
      subtitle.text = hop.subtitle
      acids.text = hop.alphaText
      amount.text = recipe.amount(of: hop, in: units)
      setAccessibleLabel(recipe.spoken(hop, in: units))
    case .loading, .failed, .end:
      note.text = row.note
      setAccessibleLabel(row.note ?? "")
    }
  }
}

/// A row together with what its amounts depend on, so that a change of units changes the row.
struct HopLine: Equatable {
  var row: HopRow
  var recipe: Recipe
  var units: UnitSystem
}
