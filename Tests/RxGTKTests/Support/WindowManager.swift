// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxGTK
  import XCTest

  /// Does for the windows of an X server what a window manager does about their states, as there is none under `scripts/on-display`: it grants
  /// what programs ask for, some time later, and changes a state as a user does with the keys of a window manager.
  @MainActor
  final class WindowManager {
    private let server: XServer
    /// The states of windows, by their numbers.
    private var states: [UInt: Set<UInt>] = [:]

    init() throws { server = try XServer() }

    /// Grants what programs have asked for since the last call.
    func grantRequests() {
      server.messages(named: "_NET_WM_STATE") { window, numbers in
        // What to do, and with which states.
        let changed = Set(numbers[1...2].map { UInt(bitPattern: $0) }).subtracting([0])
        change(window) { $0 = numbers[0] == 0 ? $0.subtracting(changed) : $0.union(changed) }
      }
    }

    /// Changes states of a window as the user does it.
    func set(_ names: [String], _ isOn: Bool, of window: Window) throws {
      let numbers = Set(names.map(server.number))
      let id = try XCTUnwrap(RealInput.number(of: window.pointer))
      change(id) { $0 = isOn ? $0.union(numbers) : $0.subtracting(numbers) }
    }

    private func change(_ window: UInt, _ body: (inout Set<UInt>) -> Void) {
      body(&states[window, default: []])
      server.setProperty("_NET_WM_STATE", of: window, to: states[window]!.sorted())
    }
  }

  /// A connection to the X server with the functions of its library, which is there where GTK shows windows on X.
  @MainActor
  private final class XServer {
    private let library: UnsafeMutableRawPointer
    private let display: OpaquePointer
    private let root: UInt

    init() throws {
      guard let library = dlopen("libX11.so.6", RTLD_NOW) else { throw XCTSkip("There is no library of X.") }
      self.library = library
      typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
      typealias Root = @convention(c) (OpaquePointer) -> UInt
      display = try XCTUnwrap(unsafeBitCast(dlsym(library, "XOpenDisplay"), to: Open.self)(nil))
      root = unsafeBitCast(dlsym(library, "XDefaultRootWindow"), to: Root.self)(display)
      typealias Select = @convention(c) (OpaquePointer, UInt, Int) -> Int32
      // The mask with which requests to a window manager are sent.
      _ = function("XSelectInput", Select.self)(display, root, 1 << 19)
      flush()
    }

    /// The number of a name.
    func number(_ name: String) -> UInt {
      typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
      return function("XInternAtom", Intern.self)(display, name, 0)
    }

    /// Calls `body` with the window and the numbers of each message that has come.
    func messages(named name: String, _ body: (UInt, [Int]) -> Void) {
      typealias Pending = @convention(c) (OpaquePointer) -> Int32
      typealias Next = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
      let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
      defer { event.deallocate() }
      while function("XPending", Pending.self)(display) > 0 {
        _ = function("XNextEvent", Next.self)(display, event)
        let isMessage = event.load(as: Int32.self) == 33
        guard isMessage, event.load(fromByteOffset: 40, as: UInt.self) == number(name) else { continue }
        let numbers = (0..<5).map { event.load(fromByteOffset: 56 + 8 * $0, as: Int.self) }
        body(event.load(fromByteOffset: 32, as: UInt.self), numbers)
      }
    }

    /// Replaces a property of a window by the numbers of names.
    func setProperty(_ name: String, of window: UInt, to numbers: [UInt]) {
      typealias Change =
        @convention(c) (
          OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt>?, Int32
        ) -> Int32
      // The type of names has the number 4; 32 bits are a long of C; 0 replaces what is there.
      _ = function("XChangeProperty", Change.self)(
        display, window, number(name), 4, 32, 0, numbers, Int32(numbers.count))
      flush()
    }

    private func flush() {
      typealias Flush = @convention(c) (OpaquePointer) -> Int32
      _ = function("XFlush", Flush.self)(display)
    }

    private func function<Function>(_ name: String, _ type: Function.Type) -> Function {
      unsafeBitCast(dlsym(library, name), to: type)
    }
  }
#endif
