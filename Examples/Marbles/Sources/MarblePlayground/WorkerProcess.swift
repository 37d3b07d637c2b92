// SPDX-License-Identifier: MIT
import Foundation
import RxKit

/// The program that runs operators.
struct WorkerProgram: Sendable {
  var path: String
  var arguments: [String]
  /// After so many seconds without an answer it is ended.
  var patience = 2.0
}

/// Why there is no answer.
enum WorkerFailure: Error {
  case late
  case ended
  case notStarted
}

/// A process that runs operators; it is started anew after it ended or was ended.
final class WorkerProcess: Sendable {
  /// Where the questions wait for their turn, and for their answers.
  private let queue = DispatchQueue(label: "marble worker")
  private let worker: Guarded<Worker>

  init(_ program: WorkerProgram) {
    worker = Guarded(Worker(program))
    // A worker that ended does not end the server, which writes to it.
    signal(SIGPIPE, SIG_IGN)
    queue.async { self.worker.withLock { try? $0.start() } }
  }

  deinit { worker.withLock { $0.terminate() } }

  /// Sends a line and waits for the answer, for a while.
  func ask(_ line: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.worker.withLock { try $0.answer(line) } }) }
    }
  }
}

/// The process that runs at the moment, and what it has sent.
private struct Worker {
  private let program: WorkerProgram
  private var process: Process?
  private var input: FileHandle?
  private var output: FileHandle?
  private var received = Data()

  init(_ program: WorkerProgram) { self.program = program }

  func terminate() { process?.terminate() }

  mutating func start() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: program.path)
    process.arguments = program.arguments
    // Writing down where an operator crashed takes longer than anybody waits for a picture.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw WorkerFailure.notStarted }
    self.process = process
    self.input = input.fileHandleForWriting
    self.output = output.fileHandleForReading
    received = Data()
  }

  private mutating func stop() {
    if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    // Without it, Foundation keeps the process and its pipes.
    process?.waitUntilExit()
    (process, input, output) = (nil, nil, nil)
  }

  mutating func answer(_ line: Data) throws -> Data {
    if process?.isRunning != true {
      stop()
      try start()
    }
    guard let input, let output else { throw WorkerFailure.notStarted }
    do {
      try input.write(contentsOf: line + [0x0A])
      return try read(output.fileDescriptor, until: Date() + program.patience)
    } catch {
      stop()
      // The next one does not have to wait for the start.
      try? start()
      throw error as? WorkerFailure ?? .ended
    }
  }

  private mutating func read(_ descriptor: Int32, until deadline: Date) throws -> Data {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        let line = Data(received[received.startIndex..<end])
        received = Data(received[received.index(after: end)...])
        return line
      }
      let left = deadline.timeIntervalSinceNow
      guard left > 0 else { throw WorkerFailure.late }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, Int32(left * 1000) + 1) <= 0 { continue }
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { throw WorkerFailure.ended }
      received.append(contentsOf: buffer[..<count])
    }
  }
}
