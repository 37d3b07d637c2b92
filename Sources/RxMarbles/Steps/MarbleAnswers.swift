// SPDX-License-Identifier: MIT
import Foundation

/// The answers of the sessions that there are, by the classes of their protocols.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
final class MarbleAnswers: @unchecked Sendable {
  // Sendable: the lock protects the dictionary.
  private let lock = NSLock()
  private var answers: [ObjectIdentifier: MarbleSteps<Data>] = [:]

  /// Notes an answer.
  ///
  /// - Returns: a class that no other answer has.
  func add(_ steps: MarbleSteps<Data>) -> MarbleServer.Type {
    lock.lock()
    defer { lock.unlock() }
    return add(steps, First.self)
  }

  /// Takes the first class that is free. There are as many as sessions at the same time.
  private func add<Number>(_ steps: MarbleSteps<Data>, _: Number.Type) -> MarbleServer.Type {
    let server = NumberedServer<Number>.self
    if answers[ObjectIdentifier(server)] != nil { return add(steps, After<Number>.self) }
    answers[ObjectIdentifier(server)] = steps
    return server
  }

  func answer(of server: MarbleServer.Type) -> MarbleSteps<Data>? {
    lock.lock()
    defer { lock.unlock() }
    return answers[ObjectIdentifier(server)]
  }

  func remove(_ server: MarbleServer.Type) {
    lock.lock()
    defer { lock.unlock() }
    answers[ObjectIdentifier(server)] = nil
  }
}

private enum First {}
private enum After<Number> {}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
private final class NumberedServer<Number>: MarbleServer {}
