// SPDX-License-Identifier: MIT
import CRxPlatform

#if os(Linux) && canImport(Runtime)
  import Foundation
  private import Runtime
#endif

/// Where the user's code called the library: what a diagnostic names.
///
/// Known on Linux only. Release builds capture nothing for later, so that it costs nothing; what stops the program names
/// the call that it is in, as far as the program has debug information. Capturing copies some return addresses; what they
/// mean is looked up when a diagnostic is printed.
package final class CallSite: Sendable {
  let addresses: [UInt]

  init(_ addresses: [UInt]) { self.addresses = addresses }

  #if DEBUG
    /// The calls that this thread is in, to be named later.
    ///
    /// - Parameter limit: how many calls to remember; those of the library count.
    @inline(__always)
    package static func capture(limit: Int = 32) -> CallSite? { current(limit) }
  #else
    /// Nothing is known here.
    @inline(__always)
    package static func capture(limit: Int = 32) -> CallSite? { nil }
  #endif

  /// The calls that this thread is in, for a diagnostic that is printed now.
  static var current: CallSite? { current(128) }

  #if os(Linux) && canImport(Runtime)
    @inline(never)
    private static func current(_ limit: Int) -> CallSite? {
      let addresses = [UInt](unsafeUninitializedCapacity: limit) { buffer, count in
        count = crx_return_addresses(buffer.baseAddress!, limit)
      }
      return addresses.isEmpty ? nil : CallSite(addresses)
    }
  #else
    private static func current(_ limit: Int) -> CallSite? { nil }
  #endif

  /// The innermost place that is not in the library, as `file:line`.
  package var place: String? {
    let calls = calls
    let ours = CallSite.sources(of: calls)
    return calls.lazy.filter { !$0.isIn(ours) }.compactMap(\.place).first
  }

  /// The calls from the inside out, those of the library included, as `function at file:line`.
  var lines: [String] {
    calls.map { call in call.place.map { "\(call.function) at \($0)" } ?? call.function }
  }

  /// Calls `body`. Diagnostics that this thread prints during the call name the place of `site`, if that is known.
  package static func naming(_ site: CallSite?, _ body: () -> Void) {
    guard let site else { return body() }
    let record = crx_current_trampoline()
    let before = record.pointee.call_site
    record.pointee.call_site = Unmanaged.passUnretained(site).toOpaque()
    withExtendedLifetime(site, body)
    record.pointee.call_site = before
  }

  /// The site that was named by `naming` further up this thread's stack.
  package static var named: CallSite? {
    crx_current_trampoline().pointee.call_site.map { Unmanaged<CallSite>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: - Looking up

  private struct Call {
    var function: String
    var path: String?
    var line = 0

    /// Code that the compiler made up has no line, or a path in angle brackets.
    var place: String? {
      guard let path, line > 0, !path.contains("<") else { return nil }
      return "\(path):\(line)"
    }

    func isIn(_ sources: [String]) -> Bool { path.map { path in sources.contains { path.hasPrefix($0) } } ?? true }
  }

  /// The beginnings of the paths of all our modules: this file without its name, its folder and the `Swift` of `RxSwift`.
  /// The debugging information of a release build has some of them relative to the package.
  private static func sources(of calls: [Call]) -> [String] {
    let name = "Swift/Core/CallSite.swift"
    let own = calls.compactMap(\.path).filter { $0.hasSuffix("Rx" + name) }
    return Set(own + [#filePath]).map { String($0.dropLast(name.count)) }
  }

  #if os(Linux) && canImport(Runtime)
    private static let known = Locked<[UInt: [Call]]>([:])

    /// Looking up takes long in a large program (it reads the debug information anew), so each address is looked up once.
    private var calls: [Call] {
      let known = CallSite.known.value
      let unknown = addresses.filter { known[$0] == nil }
      if unknown.isEmpty { return addresses.flatMap { known[$0] ?? [] } }
      let found = CallSite.lookUp(unknown)
      CallSite.known.change { $0.merge(found) { $1 } }
      return addresses.flatMap { known[$0] ?? found[$0] ?? [] }
    }

    /// The program and its libraries, listed once.
    ///
    /// The runtime reads the beginning of each mapped file to list them. It crashes if another thread unmaps a file during
    /// that. A thread that has looked up an address unmaps files when the thread ends.
    private static let images = ImageMap.capture()

    /// The calls that return to each address: several if some of them were inlined.
    private static func lookUp(_ addresses: [UInt]) -> [UInt: [Call]] {
      var calls: [UInt: [Call]] = Dictionary(addresses.map { ($0, []) }) { $1 }
      for frame in backtrace(of: addresses)?.symbolicated(with: images)?.frames ?? [] {
        guard let symbol = frame.symbol, let address = UInt(frame.captured.originalProgramCounter) else { continue }
        let location = symbol.sourceLocation
        calls[address]?.append(Call(function: symbol.name, path: location?.path, line: location?.line ?? 0))
      }
      return calls
    }

    /// The addresses as the runtime wants them. Its own way of capturing would read memory that is not a stack where C
    /// code without frame pointers (a window system's main loop) is in between, so it gets ours: a byte for 64 bits, and
    /// for each address a byte for "absolute return address of eight bytes" and these.
    private static func backtrace(of addresses: [UInt]) -> Backtrace? {
      var bytes: [UInt8] = [0x02]
      for address in addresses {
        bytes.append(0x2f)
        withUnsafeBytes(of: UInt64(address).bigEndian) { bytes.append(contentsOf: $0) }
      }
      #if arch(arm64)
        let architecture = "arm64"
      #else
        let architecture = "x86_64"
      #endif
      let encoded = ["architecture": architecture, "backtrace": Data(bytes).base64EncodedString()]
      guard let data = try? JSONEncoder().encode(encoded) else { return nil }
      return try? JSONDecoder().decode(Backtrace.self, from: data)
    }
  #else
    private var calls: [Call] { [] }
  #endif
}
