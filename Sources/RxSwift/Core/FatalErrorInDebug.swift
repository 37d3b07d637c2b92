// SPDX-License-Identifier: MIT
import CRxPlatform
import Foundation

// Mistakes of the programmer. The message names the place in the programmer's code, where that is known, and not ours.

/// Reports a mistake of the programmer: stops debug builds, prints in release builds, which go on.
///
/// - Parameter site: what the message names, if not the call that leads here.
package func fatalErrorInDebug(_ message: @autoclosure () -> String, at site: CallSite? = nil) {
  #if DEBUG
    stop(message, at: site)
  #else
    print(message())
  #endif
}

/// Stops the program unless an argument, or the moment of a call, is right.
@inlinable
@inline(__always)
package func requireArgument(_ condition: Bool, _ message: @autoclosure () -> String) {
  if _slowPath(!condition) { stop(message) }
}

/// Stops the program with a message; out of line, for callers pay for it only when they have to.
@usableFromInline
@inline(never)
package func stop(_ message: () -> String) -> Never { stop(message, at: nil) }

private func stop(_ message: () -> String, at site: CallSite?) -> Never {
  let place = (site ?? CallSite.named)?.place ?? CallSite.current?.place
  // What was printed before comes first, even where standard output is a file.
  fflush(nil)
  FileHandle.standardError.write(Data("\(place.map { "\($0): " } ?? "")Fatal error: \(message())\n".utf8))
  crx_trap()
}
