// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles

/// Swift code for a chain of operators: as it is written in an app, and as a test in marbles.
public struct MarbleCode {
  let chain: MarbleChain
  let picture: MarbleChainPicture
  let types: MarbleTypes

  /// - Parameters:
  ///   - chain: the operators.
  ///   - picture: what they do.
  public init(_ chain: MarbleChain, _ picture: MarbleChainPicture) {
    self.chain = chain
    self.picture = picture
    types = MarbleTypes(chain)
  }

  /// The code as it is written in an app.
  public var app: String {
    let statements = appStatements
    return "\(imports(statements, ["RxSwift"]))\n\n\(statements)\n"
  }

  /// The imports of the code, by what is used.
  private func imports(_ code: String, _ always: [String]) -> String {
    var modules = Set(always)
    let kit = ["ActivityIndicator", "ErrorTracker", "ActiveSignal", "Action<", "InFlight<", "TimedCache<", "Paging<"]
    if kit.contains(where: code.contains) { modules.insert("RxKit") }
    let others = kit.reduce(code) { $0.replacingOccurrences(of: $1, with: "") }
    if ["Driver", "Signal", "SharingScheduler"].contains(where: others.contains) { modules.insert("RxCocoa") }
    if code.contains("Relay") { modules.insert("RxRelay") }
    return modules.sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  /// The statements of the app.
  public var appStatements: String {
    let body = lines(isTest: false) + ["", "result.subscribe { event in print(event) }.disposed(by: disposeBag)"]
    let text = body.joined(separator: "\n")
    var head = ["let disposeBag = DisposeBag()"]
    if text.contains("scheduler") { head.append("let scheduler = MainScheduler.instance") }
    for source in sources where !source.name.isEmpty {
      head.append("let \(source.name) = PublishSubject<\(source.type)>()")
    }
    if text.contains("work(") {
      head.append("@Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }")
    }
    return (head + [""] + body).joined(separator: "\n")
  }

  /// The code as a test, whose diagrams are what is shown.
  public var test: String {
    """
    \(imports(method, ["RxMarbles", "RxSwift", "RxTest", "XCTest"]))

    final class MarbleTests: XCTestCase {
    \(method.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))
    }

    """
  }

  /// The method of the test.
  public var method: String {
    // A name may have signs that a function's cannot have.
    let title = chain.stages.map { stage in
      let name = stage.example.name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.prefix(1).uppercased() + name.dropFirst()
    }
    var body = ["let scheduler = TestScheduler(frame: .milliseconds(1))"]
    body += sources.flatMap(\.lines)
    body += lines(isTest: true) + [""] + expectations
    let indented = body.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "" : "  \($0)" }
    return (["func test\(title.joined(separator: "Then"))() {"] + indented + ["}"]).joined(separator: "\n")
  }
}
