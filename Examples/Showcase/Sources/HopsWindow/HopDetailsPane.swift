// SPDX-License-Identifier: MIT
import HopsCore
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell

/// The details of a hop: its acids and oils, the amount for the recipe, and what may take its place.
@MainActor
final class HopDetailsPane {
  let widget: Box
  private let close = Button.closingDetails()
  private let retry = Button(title: "Try Again")
  private let title = Label()
  private let subtitle = Label()
  private let amount = Label()
  private let purpose = Label()
  private let facts = Box(.vertical, spacing: 8)
  private let substitutes = Lines()
  private let substitutesTitle = Label("May take its place")
  private let content: Box
  private let spinner = Spinner()
  private let problem = Label()

  init() {
    let texts = Box(.vertical, spacing: 2, [title, subtitle])
    texts.setExpands(horizontally: true)
    title.addStyle("title-2")
    for label in [subtitle, problem] { label.addStyle("secondary") }
    amount.addStyle("title-1")
    amount.addStyle("numeric")
    substitutesTitle.addStyle("heading")
    problem.setWraps(lines: 3)
    retry.center()
    let formula = Label(Recipe.formula)
    for label in [purpose, formula] { label.setWraps(lines: 8) }
    for style in ["caption", "secondary"] { formula.addStyle(style) }
    content = Box(
      .vertical, spacing: 14,
      [Box(.vertical, spacing: 2, [amount, purpose]), formula, facts, substitutesTitle, substitutes])
    let inner = Box(
      .vertical, spacing: 14, [Box(.horizontal, spacing: 8, [texts, close]), spinner, problem, retry, content])
    inner.addStyle("details")
    let scroller = ScrolledWindow(inner)
    scroller.setExpands(horizontally: true, vertically: true)
    widget = Box(.vertical, [scroller])
  }

  private func show(_ state: HopsState) {
    guard let details = state.details else { return }
    title.text = details.name
    var error: HopsError?
    var hop: Hop?
    switch details {
    case .loading: break
    case .failed(_, let reason): error = reason
    case .hop(let found): hop = found
    }
    spinner.isAnimating = hop == nil && error == nil
    spinner.isHidden = !spinner.isAnimating
    problem.text = error?.message
    problem.isHidden = error == nil
    retry.isHidden = error == nil
    content.isHidden = hop == nil
    subtitle.text = hop?.subtitle
    if let hop { show(hop, state) }
  }

  private func show(_ hop: Hop, _ state: HopsState) {
    (amount.text, purpose.text) = (state.amount(of: hop), state.purpose)
    amount.setAccessibleLabel(state.spokenAmount(of: hop))
    facts.replaceChildren(hop.facts.map { Self.line($0) })
    substitutesTitle.isHidden = hop.substitutes.isEmpty
  }

  /// Binds the details to the view model, until what is returned is disposed of.
  func bind(to model: HopsViewModel) -> any Disposable {
    let taps = SerialDisposable()
    let substitutes = model.state
      .map { state -> [Hop.Substitute] in if case .hop(let hop)? = state.details { hop.substitutes } else { [] } }
      .distinctUntilChanged()
      .bind { [substitutes] names in
        let subscriptions = CompositeDisposable()
        substitutes.show(names.map { Self.link($0, model, subscriptions) })
        taps.disposable = subscriptions
      }
    let state = model.state.asStateDriver()
    return Disposables.create([
      close.rx.tap.subscribe(onNext: { model.open(nil) }),
      retry.rx.tap.bind(to: model.retry),
      state.drive(onNext: { self.show($0) }),
      // The link to another hop goes with the hop before, and the focus with the link.
      state.map { $0.details?.name }.distinctUntilChanged()
        .drive(onNext: { [close] name in if name != nil { close.focus() } }),
      substitutes, taps,
    ])
  }

  private static func link(_ substitute: Hop.Substitute, _ model: HopsViewModel, _ life: CompositeDisposable) -> Widget
  {
    guard let target = substitute.hop else {
      let label = Label(substitute.name)
      label.addStyle("secondary")
      return label
    }
    let button = Button(title: substitute.name)
    button.addStyle("chip")
    button.tooltip = "Show \(target)"
    // The button is replaced by those of the hop that it opens, after it has told of its click.
    _ = life.insert(
      button.rx.tap.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { model.open(target) }))
    return button
  }

  private static func line(_ fact: HopFact) -> Widget {
    let (name, value) = (Label(fact.name), Label(fact.value))
    name.addStyle("secondary")
    value.addStyle("numeric")
    name.setExpands(horizontally: true)
    return Box(.horizontal, spacing: 8, [name, value])
  }
}
