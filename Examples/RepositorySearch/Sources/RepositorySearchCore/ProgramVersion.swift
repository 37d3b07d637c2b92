// SPDX-License-Identifier: MIT

/// The version of the programs, which is that of the library.
public enum ProgramVersion {
  /// What `--version` and the window's About say. `scripts/version` writes it.
  public static let current = "0.1.0"
}
