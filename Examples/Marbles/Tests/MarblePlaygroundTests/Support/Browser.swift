// SPDX-License-Identifier: MIT
import Foundation

/// Chromium without a window, driven by the DevTools protocol through pipes: messages of JSON with a zero byte behind each.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program, if there is one on this machine.
  static var program: String? {
    let named = ProcessInfo.processInfo.environment["RX_BROWSER"].map { [$0] } ?? []
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    let all = named + folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + [mac]
    return all.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// For an answer; what is waited for in the page takes a fraction of it.
  private static let patience = 60.0

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: URL
  private var received = Data()
  private var session: String?
  private var count = 0
  private var complaints: [String] = []

  init(_ program: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("marbles-\(UUID().uuidString)")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads from descriptor 3 and writes to 4.
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, program, "--headless=new", "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)", "about:blank",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    try call("Page.enable")
    try call("Runtime.enable")
  }

  func close() {
    _ = try? call("Browser.close")
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends a command and waits for its answer.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    let deadline = DispatchTime.now() + Self.patience
    while true {
      let answer = try next(until: deadline)
      if answer["id"] as? Int == count {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      if answer["method"] as? String == "Runtime.exceptionThrown" { complaints.append("\(answer["params"] ?? "")") }
    }
  }

  /// What the page has reported as wrong since the last call.
  func takeComplaints() -> [String] {
    defer { complaints = [] }
    return complaints
  }

  /// Evaluates an expression of JavaScript in the page, and waits if it is a promise.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// A number of the page; one that does not exist fails.
  func number(_ expression: String) throws -> Double {
    guard let number = Self.number(try evaluate(expression)) else {
      throw Failure(description: "\(expression) is no number.")
    }
    return number
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Waits until an expression holds.
  func wait(for condition: String) throws {
    let expression = """
      new Promise((resolve) => {
        const end = Date.now() + 30000;
        const look = () => {
          let holds = false;
          try { holds = !!(\(condition)); } catch {}
          if (holds) resolve(true); else if (Date.now() > end) resolve(false); else setTimeout(look, 4);
        };
        look();
      })
      """
    guard try evaluate(expression) as? Bool == true else {
      let shown = try evaluate("location.href + ': ' + document.body?.innerText.slice(0, 300)") as? String ?? ""
      throw Failure(description: "This does not come to hold: \(condition)\n\(shown)")
    }
  }

  private func next(until deadline: DispatchTime) throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[received.startIndex..<end]
        received = Data(received[received.index(after: end)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var request = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let milliseconds = Double(deadline.uptimeNanoseconds) / 1e6 - Double(DispatchTime.now().uptimeNanoseconds) / 1e6
      guard milliseconds > 0 else { throw Failure(description: "The browser does not answer.") }
      if poll(&request, 1, Int32(milliseconds) + 1) <= 0 { continue }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure(description: "The browser has ended.") }
      received.append(data)
    }
  }
}
