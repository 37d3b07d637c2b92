// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

extension Button {
  /// The button at the upper corner of details.
  public static func closingDetails() -> Button {
    let button = Button(icon: "window-close-symbolic")
    for style in ["flat", "circular"] { button.addStyle(style) }
    button.atTop()
    button.tooltip = "Close Details"
    button.setAccessibleLabel("Close Details")
    return button
  }
}

/// A list and the details of one of its rows: side by side where there is room, else one of both.
@MainActor
public final class SplitPane: Widget {
  private let list: Widget
  private let details: Widget

  /// Makes a pane that shows the list alone.
  public init(list: Widget, details: Widget, width: Int32 = 340) {
    self.list = list
    self.details = details
    super.init(adw_leaflet_new()!)
    list.setExpands(horizontally: true, vertically: true)
    list.setMinimumSize(width: 340)
    details.setMinimumSize(width: width)
    details.addStyle("details-pane")
    adw_leaflet_append(opaque, list.pointer)
    adw_leaflet_append(opaque, details.pointer)
    adw_leaflet_set_transition_type(opaque, ADW_LEAFLET_TRANSITION_TYPE_SLIDE)
    details.isHidden = true
  }

  /// Whether the details are shown.
  public var showsDetails: Bool {
    get { !details.isHidden }
    set {
      // Nothing slides away that is not there: the list comes first.
      if !newValue { adw_leaflet_set_visible_child(opaque, list.pointer) }
      details.isHidden = !newValue
      if newValue { adw_leaflet_set_visible_child(opaque, details.pointer) }
    }
  }

  /// Whether there is room for one of both only.
  public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }
}
