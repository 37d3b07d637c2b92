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
  let close = Button.closingDetails()
  let retry = Button(title: "Try Again")
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

  func show(_ state: HopsState) {
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
    amount.text = state.recipe.amount(of: hop, in: state.units)
    purpose.text =
      "for \(state.recipe.volume(in: state.units)) with a bitterness of \(Int(state.recipe.bitterness)) IBU"
    amount.setAccessibleLabel("\(amount.text ?? "") for \(state.recipe.volume(in: state.units))")
    let values: [(String, Double)] = [
      ("Alpha acids", hop.alpha), ("Beta acids", hop.beta), ("Humulene", hop.oils.humulene),
      ("Caryophyllene", hop.oils.caryophyllene), ("Cohumulone", hop.oils.cohumulone), ("Myrcene", hop.oils.myrcene),
    ]
    facts.replaceChildren(values.map { name, value in Self.fact(name, value == 0 ? "not known" : "\(value.tenths) %") })
    substitutesTitle.isHidden = hop.substitutes.isEmpty
  }

  /// Binds the links to the view model, until what is returned is disposed of.
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
    return Disposables.create(substitutes, taps)
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

  private static func fact(_ name: String, _ value: String) -> Widget {
    let (name, value) = (Label(name), Label(value))
    name.addStyle("secondary")
    value.addStyle("numeric")
    name.setExpands(horizontally: true)
    return Box(.horizontal, spacing: 8, [name, value])
  }
}
