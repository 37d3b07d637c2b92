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

  /// The code for an app: a file that compiles as it is, with a function that shows the events.
  public var app: String {
    let function = appFunction
    return "\(imports(function, ["RxSwift"]))\n\n\(function)\n"
  }

  /// The imports of the code, by what is used.
  private func imports(_ code: String, _ always: [String]) -> String {
    var modules = Set(always)
    let kit = ["ActivityIndicator", "ErrorTracker", "ActiveSignal", "Action<", "InFlight<", "TimedCache<", "Paging<"]
    if kit.contains(where: code.contains) { modules.insert("RxKit") }
    let others = kit.reduce(code) { $0.replacingOccurrences(of: $1, with: "") }
    let views = ["Driver", "Signal", "SharingS", "Control", ".rx."]
    if views.contains(where: others.contains) { modules.insert("RxCocoa") }
    if code.contains("Relay") { modules.insert("RxRelay") }
    if ["Date>", "Data(", "Notification", "URL"].contains(where: code.contains) { modules.insert("Foundation") }
    let imports = modules.sorted().map { "import \($0)" }.joined(separator: "\n")
    return code.contains("URL") ? "\(imports)\n\n\(MarbleAppSource.networking)" : imports
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
    var body = ["let scheduler = TestScheduler(frame: .milliseconds(1))"]
    body += sources(isTest: true)
    body += lines(isTest: true) + [""] + expectations
    let indented = body.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "" : "  \($0)" }
    return (["func test\(title)() {"] + indented + ["}"]).joined(separator: "\n")
  }

  /// What functions are called after. A name may have signs that a function's cannot have.
  var title: String {
    let names = chain.stages.map { stage in
      let name = stage.example.name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.prefix(1).uppercased() + name.dropFirst()
    }
    return names.joined(separator: "Then")
  }
}
