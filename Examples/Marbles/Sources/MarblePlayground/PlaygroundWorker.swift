// SPDX-License-Identifier: MIT
import Foundation
import RxKit

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
private final class WorkerLines: Sendable {
  private let lines = Guarded<[String]>([])
  /// How many lines there are.
  private let count = DispatchSemaphore(value: 0)

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
    count.signal()
  }

  func next() -> String {
    count.wait()
    return lines.withLock { $0.removeFirst() }
  }
}
