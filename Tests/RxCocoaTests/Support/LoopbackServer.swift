// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server on the loopback interface that answers each request with what a function makes of its path.
///
/// The system chooses the port. A nil answer leaves the request open until the client goes away.
final class LoopbackServer: @unchecked Sendable {
  // Sendable: nothing changes after `init`, and all threads may use a source of Dispatch.
  struct Answer: Sendable {
    var status = "200 OK"
    var type = "application/json"
    var body: String
  }

  let port: UInt16
  private let connections: any DispatchSourceRead
  private let closed = DispatchSemaphore(value: 0)
  private let answer: @Sendable (String) -> Answer?
  private let onAbandon: @Sendable () -> Void
  private let stopping = Once()

  init(
    onAbandon: @escaping @Sendable () -> Void = {}, answer: @escaping @Sendable (String) -> Answer?
  ) throws {
    self.onAbandon = onAbandon
    self.answer = answer
    #if canImport(Darwin)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard listener >= 0 else { throw POSIXError(.ENOTSOCK) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let size = length
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, generic, &length) == 0
      }
    }
    guard bound else {
      close(listener)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    port = UInt16(bigEndian: address.sin_port)
    connections = DispatchSource.makeReadSource(fileDescriptor: listener, queue: DispatchQueue(label: "LoopbackServer"))
    connections.setEventHandler { [self] in
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      Thread.detachNewThread { self.serve(connection) }
    }
    // Not earlier: the number of a closed socket is that of the next server's, and this one would take connections from it.
    connections.setCancelHandler { [closed] in
      close(listener)
      closed.signal()
    }
    connections.activate()
  }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// Returns when the port is closed.
  func stop() {
    guard stopping.isFirst() else { return }
    connections.cancel()
    closed.wait()
  }

  private func serve(_ connection: Int32) {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.contains(sequence: Array("\r\n\r\n".utf8)) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else {
        close(connection)
        return
      }
      request += buffer[..<count]
    }
    let path = String(decoding: request, as: UTF8.self).split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    guard let answer = answer(path) else {
      while recv(connection, &buffer, buffer.count, 0) > 0 {}
      close(connection)
      return onAbandon()
    }
    let text = """
      HTTP/1.1 \(answer.status)\r
      Content-Type: \(answer.type)\r
      Content-Length: \(answer.body.utf8.count)\r
      Connection: close\r
      \r
      \(answer.body)
      """
    let bytes = Array(text.utf8)
    _ = send(connection, bytes, bytes.count, 0)
    shutdown(connection, Int32(SHUT_WR))
    close(connection)
  }
}

extension [UInt8] {
  fileprivate func contains(sequence other: [UInt8]) -> Bool {
    guard count >= other.count else { return false }
    return indices.dropLast(other.count - 1).contains { Array(self[$0..<($0 + other.count)]) == other }
  }
}
