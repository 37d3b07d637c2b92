// SPDX-License-Identifier: MIT
import CGtk4
import PlacesCore
import RxGTK

/// A city of the list: its name, where it is, how far away, and what time it is there.
@MainActor
final class PlaceCard {
  let cell: Widget
  private let card: Box
  private let city = Label()
  private let country = Label()
  private let time = Label()
  private let difference = Label()
  private let distance = Label()
  private let people = Label()

  init() {
    let first = Box(.horizontal, spacing: 8, [city, time])
    let second = Box(.horizontal, spacing: 8, [country, difference])
    let third = Box(.horizontal, spacing: 8, [distance, people])
    card = Box(.vertical, spacing: 4, [first, second, third])
    card.addStyle("place")
    card.addStyle("card")
    city.addStyle("city")
    time.addStyle("time")
    for label in [country, difference, distance, people] {
      label.addStyle("secondary")
      label.addStyle("caption")
    }
    for label in [city, country, distance] {
      label.setExpands(horizontally: true)
      label.showsCutTextInTooltip()
    }
    // A long name is cut, so that there are as many columns for every mood.
    for (label, width) in [(city, 13), (country, 13), (distance, 9)] as [(Label, Int32)] {
      gtk_label_set_max_width_chars(label.opaque, width)
    }
    for label in [time, difference, people] {
      label.setAlignment(1)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_NONE)
    }
    cell = Widget(gtk_flow_box_child_new()!)
    cell.addStyle("place-cell")
    gtk_flow_box_child_set_child(cell.cast(), card.pointer)
  }

  func hide() { cell.isHidden = true }

  /// Shows a city, with the colour of a mood at its edge.
  func show(_ place: Card, of mood: Mood) {
    cell.isHidden = false
    for other in Mood.allCases { card.setStyle("mood-\(other)", isOn: other == mood) }
    city.text = place.city.name
    country.text = place.city.country
    time.text = place.localTime
    difference.text = place.difference
    distance.text = place.distance
    people.text = place.people
    cell.setAccessibleLabel(
      "\(place.city.name), \(place.city.country), \(place.distance), \(place.localTime), \(place.difference), \(place.people)"
    )
  }
}
