// SPDX-License-Identifier: MIT
import Foundation

/// A page, and where it comes from.
public struct SearchResult: Hashable, Sendable {
  /// Where a page was found.
  public enum Origin: String, Codable, Hashable, Sendable {
    /// The server sent it.
    case network
    /// It was kept, and the server confirmed that it is still the same.
    case revalidated
    /// It was kept in memory.
    case memory
    /// It was kept on disk.
    case disk

    /// Whether the page did not come over the network this time.
    public var isCache: Bool { self != .network }
  }

  public var page: SearchPage
  public var origin: Origin
  /// When the server sent or last confirmed the page.
  public var date: Date

  public init(page: SearchPage, origin: Origin, date: Date) {
    self.page = page
    self.origin = origin
    self.date = date
  }
}
