// SPDX-License-Identifier: MIT
import CGtk4
import RxCocoa
import RxGTK
import RxSwift
import TimetableCore

/// A field for an airport: what is typed is completed from names, cities and codes.
///
/// It stores nothing: the trip says which airport it shows. Return takes the first of the completions, Down goes to them, Escape leaves the
/// airport as it was.
@MainActor
final class AirportField {
  let entry: SearchEntry
  /// Emits the airport that the user means.
  let chosen = PublishRelay<Airport>()

  private let popover: Popover
  /// The completions, or a sentence that there are none.
  private let buttons = Box(.vertical)
  private let airports: Airports

  /// - Parameters:
  ///   - name: what the field is for.
  ///   - airports: what there is to complete.
  init(_ name: String, airports: Airports) {
    self.airports = airports
    entry = SearchEntry(placeholder: name)
    entry.setWidth(characters: 20, atLeast: 6)
    entry.setAccessibleLabel(name)
    entry.setExpands(horizontally: true)
    popover = Popover(on: entry, buttons)
  }

  /// Shows an airport of the trip, until what is returned is disposed of.
  func bind(_ airport: Observable<Airport?>) -> any Disposable {
    let taps = SerialDisposable()
    // The user leaves the field as it was with Escape, or by going elsewhere.
    let left = Observable.merge(
      entry.rx.cancelled.asObservable(), entry.rx.focusLeft { [popover] in !popover.hasFocus })
    return Disposables.create([
      Observable.merge(airport, left.withLatestFrom(airport)).bind { [entry, popover] airport in
        popover.isShown = false
        entry.withoutEcho { entry.text = airport?.title }
      },
      entry.rx.text.orEmpty.skip(1).withLatestFrom(airport) { ($0, $1) }
        .bind { [weak self] text, airport in
          if let self { taps.disposable = complete(text, instead: airport) }
        },
      entry.rx.searchButtonClicked.withLatestFrom(entry.rx.text.orEmpty)
        .compactMap { [airports] in airports.completions(of: $0, limit: 1).first }.bind(to: chosen),
      chosen.bind { [entry, popover] airport in
        popover.isShown = false
        entry.withoutEcho { entry.text = airport.title }
        entry.focusSelectingText()
      },
      entry.rx.shortcut("Down").bind { [buttons] in buttons.focusFirstChild() },
      taps,
      // A closure of the main actor, which that of a disposable is not.
      Driver<Void>.never().drive(onDisposed: { [popover] in popover.remove() }),
    ])
  }

  private func complete(_ text: String, instead airport: Airport?) -> any Disposable {
    let isWanted = text != airport?.title && !text.allSatisfy(\.isWhitespace)
    let found = isWanted ? airports.completions(of: text, limit: 6) : []
    let made = found.map { airport in (button: Self.button(airport), airport: airport) }
    buttons.replaceChildren(found.isEmpty ? [Self.nothingFound()] : made.map(\.button))
    popover.isShown = isWanted && entry.isFocused
    return Disposables.create(
      made.map { button, airport in button.rx.tap.map { airport }.bind(to: chosen) })
  }

  private static func nothingFound() -> Label {
    let label = Label("No airport is called that.")
    for style in ["caption", "secondary"] { label.addStyle(style) }
    label.setMargins(horizontal: 8, vertical: 6)
    return label
  }

  private static func button(_ airport: Airport) -> Button {
    let code = Label(airport.id)
    code.setWidth(characters: 4)
    for style in ["numeric", "strong"] { code.addStyle(style) }
    let name = Label(airport.name)
    for style in ["caption", "secondary"] { name.addStyle(style) }
    let button = Button(child: Box(.horizontal, spacing: 8, [code, Box(.vertical, [Label(airport.city), name])]))
    button.addStyle("flat")
    button.setAccessibleLabel("\(airport.title), \(airport.name)")
    return button
  }
}

/// Something below a widget that does not take its focus.
@MainActor
private final class Popover {
  private let widget: Widget

  init(on parent: Widget, _ child: Widget) {
    widget = Widget(gtk_popover_new()!)
    gtk_popover_set_child(widget.cast(), child.pointer)
    gtk_popover_set_autohide(widget.cast(), 0)
    gtk_popover_set_has_arrow(widget.cast(), 0)
    gtk_popover_set_position(widget.cast(), GTK_POS_BOTTOM)
    gtk_widget_set_parent(widget.pointer, parent.pointer)
    widget.addStyle("menu")
  }

  var isShown: Bool {
    get { gtk_widget_get_visible(widget.pointer) != 0 }
    set { if newValue { gtk_popover_popup(widget.cast()) } else { gtk_popover_popdown(widget.cast()) } }
  }

  var hasFocus: Bool { widget.isFocused }

  func remove() { if gtk_widget_get_parent(widget.pointer) != nil { gtk_widget_unparent(widget.pointer) } }
}

extension Widget {
  fileprivate func focusFirstChild() {
    if let child = gtk_widget_get_first_child(pointer) { gtk_widget_grab_focus(child) }
  }
}

extension Reactive where Base: Widget {
  /// Emits when the keyboard focus leaves the widget, if `counts` says so.
  @MainActor fileprivate func focusLeft(where counts: @escaping @MainActor () -> Bool) -> Observable<Void> {
    let controller = gtk_event_controller_focus_new()!
    gtk_widget_add_controller(base.pointer, controller)
    return signal("leave", of: UnsafeMutableRawPointer(controller)) { _ -> Void? in counts() ? () : nil }
  }
}
