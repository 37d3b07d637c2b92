// SPDX-License-Identifier: MIT
import RxMarbles
import RxTest

/// The code for an app: a function that can be pasted into any file.
extension MarbleCode {
  /// The function, which subscribes as the picture shows it.
  var appFunction: String {
    let body = sources(isTest: false) + lines(isTest: false) + [""] + subscriptions
    let text = body.joined(separator: "\n")
    let makesSequences = text.contains("sequence([")
    var head: [String] = []
    if makesSequences || text.contains("scheduler") { head.append("let scheduler = MainScheduler.instance") }
    if text.contains("Failure()") { head.append(MarbleAppSource.failure) }
    if makesSequences { head += MarbleAppSource.function + [""] }
    let lines = (head + body).flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return
      (["func show\(title)(disposedBy disposeBag: DisposeBag) {"] + lines.map { $0.isEmpty ? "" : "  \($0)" } + ["}"])
      .joined(separator: "\n")
  }

  /// A subscription for each observer, at its time.
  private var subscriptions: [String] {
    let observers = chain.observers
    return observers.enumerated().flatMap { index, diagram -> [String] in
      let subscription = (try? Subscription(marbles: diagram)) ?? Subscription(0)
      let name = observers.count == 1 ? "" : "\"observer \(index + 1):\", "
      let call = subscribing(name)
      var lines = subscription.subscribe == 0 ? call : at(subscription.subscribe, call)
      if subscription.unsubscribe < Int.max {
        let name = "subscription\(index + 1)"
        lines[0] = "let \(name) = \(lines[0])"
        let end = at(subscription.unsubscribe, ["\(name).dispose()", "return Disposables.create()"])
        return lines + ["\(name).disposed(by: disposeBag)"] + disposed(end)
      }
      return disposed(lines)
    }
  }

  private func subscribing(_ name: String) -> [String] {
    guard types.result.hasSuffix("Observable") else { return ["result.subscribe { event in print(\(name)event) }"] }
    return [
      "result.subscribe(onNext: { inner in",
      "  inner.subscribe { event in print(\(name)event) }.disposed(by: disposeBag)",
      "})",
    ]
  }

  private func disposed(_ lines: [String]) -> [String] {
    lines.dropLast() + lines.suffix(1).map { "\($0).disposed(by: disposeBag)" }
  }

  private func at(_ time: Int, _ lines: [String]) -> [String] {
    ["scheduler.scheduleRelative((), dueTime: .milliseconds(\(time))) { _ in"] + lines.map { "  \($0)" } + ["}"]
  }
}
