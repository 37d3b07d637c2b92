// SPDX-License-Identifier: MIT

/// Reports a mistake of the programmer: stops debug builds, prints in release builds, which go on.
package func fatalErrorInDebug(
  _ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) {
  #if DEBUG
    fatalError(message(), file: file, line: line)
  #else
    print("\(file):\(line): \(message())")
  #endif
}
