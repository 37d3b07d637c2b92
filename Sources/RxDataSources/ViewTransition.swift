// SPDX-License-Identifier: MIT

/// How a view gets from one list of sections to the next.
public enum ViewTransition: Sendable {
  /// It makes the changes, one step after the other.
  case animated
  /// It begins anew.
  case reload
}
