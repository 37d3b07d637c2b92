// SPDX-License-Identifier: MIT
import CGtk4
import PlacesCore
import RxCocoa
import RxGTK
import RxSwift

/// The list of places, which moves up from below the window.
@MainActor
final class CardsView {
  let title = Label()
  let back = Button(icon: "go-down-symbolic")
  let retry = Button(title: "Try Again")
  let scroller: ScrolledWindow
  let message = Label()
  private let rule = Label()
  private let sources = Label(
    "Computed: distances as the crow flies, local times by time zone. Cities: GeoNames.")
  private let spinner = Spinner()
  private let flow = Widget(gtk_flow_box_new()!)
  let cells = (0..<Neighbourhood.limit).map { _ in PlaceCard() }
  private let notice: Box
  let panel: Box

  init() {
    gtk_flow_box_set_homogeneous(flow.opaque, 1)
    gtk_flow_box_set_selection_mode(flow.opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_max_children_per_line(flow.opaque, 4)
    gtk_flow_box_set_activate_on_single_click(flow.opaque, 1)
    gtk_widget_set_valign(flow.pointer, GTK_ALIGN_START)
    flow.setMargins(horizontal: 10, vertical: 4)
    flow.setAccessibleLabel("Places")
    for cell in cells {
      gtk_flow_box_insert(flow.opaque, cell.cell.pointer, -1)
      cell.cell.setMinimumSize(width: 250)
    }
    scroller = ScrolledWindow(flow)
    scroller.setExpands(horizontally: true, vertically: true)

    title.addStyle("places-title")
    for label in [rule, sources] {
      for style in ["caption", "secondary"] { label.addStyle(style) }
      label.setWraps(lines: 2)
    }
    title.setWraps(lines: 2)
    back.addStyle("circular")
    back.addStyle("flat")
    back.tooltip = "Back to the wheel"
    back.setAccessibleLabel("Back to the wheel")
    gtk_widget_set_valign(back.pointer, GTK_ALIGN_START)
    let texts = Box(.vertical, spacing: 3, [title, rule, sources])
    texts.setExpands(horizontally: true)
    let header = Box(.horizontal, spacing: 12, [texts, back])
    header.setMargins(horizontal: 17, vertical: 6)

    message.setAlignment(0.5)
    message.setWraps(lines: 4)
    message.addStyle("secondary")
    gtk_label_set_justify(message.opaque, GTK_JUSTIFY_CENTER)
    retry.addStyle("pill")
    retry.addStyle("suggested-action")
    gtk_widget_set_halign(retry.pointer, GTK_ALIGN_CENTER)
    spinner.setMinimumSize(width: 40, height: 40)
    notice = Box(.vertical, spacing: 18, [spinner, message, retry])
    notice.setExpands(horizontally: true, vertically: true)
    notice.setMargins(horizontal: 32, vertical: 48)
    panel = Box(.vertical, [header, scroller, notice])
    panel.addStyle("places-cards")
    show(.loading)
  }

  func enter(_ stage: Stage) {
    stage.append(panel) { geometry, _ in geometry.cards(CardsLook(progress: 0)) }
    show(CardsLook(progress: 0))
  }

  func show(_ look: CardsLook) {
    Stage.place(panel) { geometry, _ in geometry.cards(look) }
    let isOperable: gboolean = look.isOperable ? 1 : 0
    guard gtk_widget_get_can_focus(panel.pointer) != isOperable else { return }
    gtk_widget_set_can_focus(panel.pointer, isOperable)
    gtk_widget_set_can_target(panel.pointer, isOperable)
  }

  func show(_ list: PlacesList) {
    // While there are no cards yet, the button beside them has the focus in their place.
    let isAwaited = !spinner.isHidden && back.isFocused
    fill(list, part: 0)
    scroller.isHidden = list.cards.isEmpty
    notice.isHidden = !list.cards.isEmpty
    spinner.isAnimating = list == .loading
    spinner.isHidden = list != .loading
    retry.isHidden = true
    switch list {
    case .loading:
      title.text = "Places"
      rule.text = ""
      message.text = "Looking around…"
    case .failed(let error):
      title.text = "No Places"
      rule.text = ""
      message.text = error.message
      retry.isHidden = false
    case .empty(let mood, let home):
      title.text = "\(mood.title) places near \(home)"
      rule.text = mood.rule
      message.text = "There is no place like this. Another mood may have one: press Escape, and turn the wheel."
    case .cards(let mood, let home, _):
      title.text = "\(mood.title) places near \(home)"
      rule.text = mood.rule + " Nearest first, from 10\u{a0}km on."
    }
    rule.isHidden = rule.text == ""
    sources.isHidden = list.cards.isEmpty
    if isAwaited, list != .loading { focus() }
  }

  /// In how many parts the cards are filled. All of them at once take longer than a frame.
  static let parts = 8

  /// Fills one part of the cards, the uppermost first, and hides those that the list does not need.
  func fill(_ list: PlacesList, part: Int) {
    let size = cells.count / Self.parts
    for (index, cell) in cells.enumerated() {
      guard case .cards(let mood, _, let cards) = list, index < cards.count else {
        cell.hide()
        continue
      }
      if index / size == part { cell.show(cards[index], of: mood) }
    }
  }

  /// Emits the number of the card that the user chooses.
  var chosen: Observable<Int> {
    flow.rx.signal("child-activated") { arguments in
      arguments.object(0).map {
        Int(gtk_flow_box_child_get_index($0.assumingMemoryBound(to: GtkFlowBoxChild.self)))
      }
    }
  }

  /// Whether the keyboard focus is in the list.
  var isFocused: Bool { panel.isFocused }

  /// Moves the keyboard focus to where the user goes on.
  func focus() {
    if !retry.isHidden { retry.focus() } else if scroller.isHidden { back.focus() } else { cells[0].cell.focus() }
  }
}
