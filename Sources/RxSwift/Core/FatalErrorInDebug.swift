// SPDX-License-Identifier: MIT
import CRxPlatform
import Foundation

// These functions report mistakes of the programmer. The message names the place in the programmer's code, if it is
// known, and not a place in the library.

/// Reports a mistake of the programmer: stops a debug build, and prints a message in a release build, which goes on.
///
/// - Parameter site: the call that the message names instead of the call that leads here.
package func fatalErrorInDebug(_ message: @autoclosure () -> String, at site: CallSite? = nil) {
  #if DEBUG
    stop(message, at: site)
  #else
    print(message())
  #endif
}

/// Stops the program if an argument is wrong, or if a call comes at a wrong moment.
@inlinable
@inline(__always)
package func requireArgument(_ condition: Bool, _ message: @autoclosure () -> String) {
  if _slowPath(!condition) { stop(message) }
}

/// Stops the program with a message. The compiler does not inline it, so a caller pays for it only if the program
/// stops.
@usableFromInline
@inline(never)
package func stop(_ message: () -> String) -> Never { stop(message, at: nil) }

private func stop(_ message: () -> String, at site: CallSite?) -> Never {
  let place = (site ?? CallSite.named)?.place ?? CallSite.current?.place
  // The program's earlier output must come before the message, even if standard output is a file.
  fflush(nil)
  FileHandle.standardError.write(Data("\(place.map { "\($0): " } ?? "")Fatal error: \(message())\n".utf8))
  crx_trap()
}
