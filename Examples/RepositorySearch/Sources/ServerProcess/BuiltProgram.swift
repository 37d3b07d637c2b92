// SPDX-License-Identifier: MIT
import Foundation

/// The file of a program that SwiftPM has built together with the tests that run: the program lies beside them.
public func builtProgram(_ name: String) -> URL {
  #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  #else
    let folder = Bundle.main.bundleURL
  #endif
  return folder.appendingPathComponent(name)
}
