// SPDX-License-Identifier: MIT
import Foundation

/// Runs what prints, without its lines between those of a tool.
func withoutOutput<Result>(_ body: () throws -> Result) rethrows -> Result {
  fflush(nil)
  let (output, nowhere) = (dup(STDOUT_FILENO), open("/dev/null", O_WRONLY))
  dup2(nowhere, STDOUT_FILENO)
  close(nowhere)
  defer {
    fflush(nil)
    dup2(output, STDOUT_FILENO)
    close(output)
  }
  return try body()
}
