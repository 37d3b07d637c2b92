// SPDX-License-Identifier: MIT
import Foundation

/// Answers requests that come as lines on standard input with lines on standard output.
struct PlaygroundWorker: Sendable {
  private let engine: PlaygroundEngine

  init(_ engine: PlaygroundEngine) { self.engine = engine }

  func run() -> Never {
    // What operators print does not come between the answers.
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let lines = WorkerLines()
    Thread {
      while let line = readLine() { lines.append(line) }
      // The server has ended. An operator that does not come to an end does not keep this process.
      _exit(0)
    }.start()
    while true {
      var answer = engine.answer(Data(lines.next().utf8))
      answer.append(0x0A)
      answer.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          let count = write(output, bytes.baseAddress! + sent, bytes.count - sent)
          if count <= 0 { _exit(0) }
          sent += count
        }
      }
    }
  }
}

/// Lines that one thread reads and another one works on.
private final class WorkerLines: @unchecked Sendable {
  // Sendable: `lines` is used with the condition locked only.
  private let condition = NSCondition()
  private var lines: [String] = []

  func append(_ line: String) {
    condition.withLock {
      lines.append(line)
      condition.signal()
    }
  }

  func next() -> String {
    condition.withLock {
      while lines.isEmpty { condition.wait() }
      return lines.removeFirst()
    }
  }
}
