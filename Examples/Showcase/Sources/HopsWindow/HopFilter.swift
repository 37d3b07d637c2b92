// SPDX-License-Identifier: MIT
import HopsCore
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell

/// The choices of the filter: origin, kind, and the least alpha acids.
@MainActor
final class HopFilter {
  let widget: Drawer
  private let origins = Lines()
  private let kinds: [Choice]
  private let alphas: [Choice]

  /// A chip with the query that it stands for.
  private struct Choice {
    let chip: Chip
    let isOn: @Sendable (HopQuery) -> Bool
    let toggle: @Sendable (inout HopQuery) -> Void

    /// A chip for one value of a property of the query; without it the property is nil.
    @MainActor
    init<Value: Equatable & Sendable>(
      _ title: String, _ path: WritableKeyPath<HopQuery, Value?> & Sendable, _ value: Value
    ) {
      chip = Chip(title)
      isOn = { $0[keyPath: path] == value }
      toggle = { $0[keyPath: path] = $0[keyPath: path] == value ? nil : value }
    }

    @MainActor
    func bind(to model: HopsViewModel) -> any Disposable {
      Disposables.create(
        chip.rx.wish.subscribe(onNext: { [toggle] in model.find(toggle) }),
        model.query.map(isOn).distinctUntilChanged().bind { [chip] isOn in chip.isOn = isOn })
    }
  }

  init() {
    kinds = Hop.Kind.allCases.map { Choice($0.rawValue, \.kind, $0) }
    alphas = HopQuery.alphas.map { Choice(HopQuery.text(ofAlpha: $0), \.alpha, $0) }
    let lines = [
      origins.titled("Origin"), Lines(kinds.map(\.chip)).titled("Use"), Lines(alphas.map(\.chip)).titled("Alpha"),
    ]
    widget = Drawer(Box(.vertical, spacing: 8, lines))
  }

  /// Binds the choices to the query, until what is returned is disposed of.
  func bind(to model: HopsViewModel) -> any Disposable {
    let ofOrigins = SerialDisposable()
    return Disposables.create(
      (kinds + alphas).map { $0.bind(to: model) } + [
        ofOrigins,
        // A filter that was never opened has no countries.
        model.state.filter(\.isFiltering).map(\.origins).distinctUntilChanged().bind { [origins] found in
          switch found {
          case .loading: origins.show([Self.line("Loading…")])
          case .countries(let names):
            let choices = names.map { Choice($0, \.origin, $0) }
            origins.show(choices.map(\.chip))
            ofOrigins.disposable = Disposables.create(choices.map { $0.bind(to: model) })
          case .failed(let error):
            let again = Button(title: "Try Again")
            again.addStyle("chip")
            again.setAccessibleLabel("Try again to load the origins")
            origins.show([Self.line(error.message), again])
            // The button is replaced by what comes then, after it has told of its click.
            ofOrigins.disposable = again.rx.tap.observe(on: MainScheduler.asyncInstance).bind(to: model.retry)
          }
        },
      ])
  }

  private static func line(_ text: String) -> Label {
    let label = Label(text)
    label.addStyle("secondary")
    label.setWraps(lines: 2)
    return label
  }
}
