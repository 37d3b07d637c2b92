// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import RxSwift

/// How long real keys wait, from when the X server has them until the window does something.
@MainActor
final class KeyWaits {
  private static let program = "/usr/bin/xdotool"
  /// Whether there is something that types, and a display that takes it.
  static var canType: Bool {
    ProcessInfo.processInfo.environment["DISPLAY"] != nil && FileManager.default.isExecutableFile(atPath: program)
  }

  private var waits: [Double] = []
  private var keys: (any Disposable)?

  init(in load: Load) {
    load.entry.text = ""
    load.entry.focus()
    keys = load.window.onKey(route: .capture) { [weak self] key in
      if key.isPressed { self?.note(key) }
      return false
    }
  }

  private func note(_ key: Key) {
    // The server's clock has 32 bits of milliseconds.
    let time = (now() * 1000).truncatingRemainder(dividingBy: 4_294_967_296)
    waits.append(time - key.time * 1000)
  }

  /// Types a key every 40 ms, if there is something to type with.
  func type(seconds: Double) {
    guard Self.canType else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments =
      ["search", "--onlyvisible", "--name", "^Load$", "windowfocus", "key", "--delay", "20"]
      + Array(repeating: "a", count: Int(seconds / 0.04))
    try? process.run()
  }

  /// The longest wait in milliseconds, if a key came.
  var longest: Double? { waits.max() }

  func report() -> String {
    keys?.dispose()
    guard !waits.isEmpty else { return "no keys came" }
    let sorted = waits.sorted()
    return "\(waits.count) keys waited \(short(sorted[sorted.count / 2])) ms in the middle, "
      + "\(short(sorted[sorted.count * 99 / 100])) ms at most in 99 of 100, \(short(sorted[sorted.count - 1])) ms at the most"
  }
}
