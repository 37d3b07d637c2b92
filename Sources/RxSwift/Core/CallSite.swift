// SPDX-License-Identifier: MIT
import CRxPlatform

#if os(Linux) && canImport(Runtime)
  import Foundation
  private import Runtime
#endif

/// The place where the user's code called the library, for a diagnostic to name.
///
/// The library knows this place on Linux only. A release build captures nothing for later, so that it does not pay for
/// it. A message that stops the program names the call that the thread is in, if the program has debug information.
/// Capturing copies some return addresses. The library looks up what they mean when it prints a diagnostic.
package final class CallSite: Sendable {
  let addresses: [UInt]

  init(_ addresses: [UInt]) { self.addresses = addresses }

  #if DEBUG
    /// The calls that this thread is in, to be named later.
    ///
    /// - Parameter limit: how many calls to remember, including those of the library.
    @inline(__always)
    package static func capture(limit: Int = 32) -> CallSite? { current(limit) }
  #else
    /// Nil, because a release build captures nothing.
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

  /// The calls from the innermost to the outermost, including those of the library, as `function at file:line`.
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

  /// The site of the innermost call of `naming` that this thread is in, if there is one.
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

  /// The prefixes of the paths of all modules of the library. A prefix is a path of this file without its name, its
  /// folder and the `Swift` of `RxSwift`. In a release build, some paths in the debug information are relative to the
  /// package.
  private static func sources(of calls: [Call]) -> [String] {
    let name = "Swift/Core/CallSite.swift"
    let own = calls.compactMap(\.path).filter { $0.hasSuffix("Rx" + name) }
    return Set(own + [#filePath]).map { String($0.dropLast(name.count)) }
  }

  #if os(Linux) && canImport(Runtime)
    private static let known = Locked<[UInt: [Call]]>([:])

    /// A lookup takes long in a large program, because it reads the debug information again. So each address is looked
    /// up only once.
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

    /// The addresses in the format that the runtime decodes. The library does not use the runtime's own way of
    /// capturing. That way would read memory that is not a stack if C code without frame pointers is in between, such
    /// as the main loop of a window system. The format is a byte for 64 bits. Then each address has a byte for
    /// "absolute return address of eight bytes", and its eight bytes.
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
