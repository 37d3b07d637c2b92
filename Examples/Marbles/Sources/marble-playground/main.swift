// SPDX-License-Identifier: MIT
import Foundation
import MarblePlayground

// marble-playground [--port PORT]: see ./demo marbles.
let arguments = Array(CommandLine.arguments.dropFirst())

do {
  switch (arguments.first, arguments.count) {
  case (nil, _), (MarblePlayground.workerArgument, 1):
    try await MarblePlayground().run()
  case ("--port", 2) where (0...65_535).contains(Int(arguments[1]) ?? -1):
    try await MarblePlayground().run(port: Int(arguments[1]) ?? 0)
  default:
    print("Usage: marble-playground [--port PORT]; 0 is a free port.")
    exit(64)
  }
} catch let problem as PortProblem {
  FileHandle.standardError.write(Data("\(problem.localizedDescription)\n".utf8))
  exit(1)
}
