// SPDX-License-Identifier: MIT
import Crypto
import Foundation
import RxSwift

/// Which server is searched and where pages are kept: what the commands put together from their options.
public struct SearchSetup: Sendable {
  /// Where `repository-server` listens unless told otherwise.
  public static let localServer = URL(string: "http://127.0.0.1:8390")!

  public var server = SearchSetup.localServer
  /// Says to the server who asks; nil for nobody in particular.
  public var token: String?
  /// The file that keeps pages; nil for none.
  public var cacheFile: URL? = SearchSetup.defaultCacheFile
  /// For how many seconds a page is used without asking whether it changed.
  public var timeToLive: TimeInterval = 300
  public var perPage = 30
  public var timeout: RxTimeInterval = .seconds(15)

  public init() {}

  /// A file in the user's folder for caches.
  public static var defaultCacheFile: URL? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("swift-rx-repository-search", isDirectory: true)
      .appendingPathComponent("cache.sqlite")
  }

  /// The chain from the cache to the network.
  ///
  /// The folder of ``defaultCacheFile`` is made if it is missing; that of another file is not.
  ///
  /// - Parameter scheduler: measures time-outs, pauses and ages.
  /// - Throws: the reason why the cache file cannot be opened.
  public func makeDataController(scheduler: SearchScheduler) throws -> DataController {
    if let cacheFile, cacheFile == Self.defaultCacheFile {
      try FileManager.default.createDirectory(
        at: cacheFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let file: (any PageCache)? = try cacheFile.map { try SQLitePageCache(file: $0, source: source) }
    return makeDataController(cache: file ?? NoPageCache(), scheduler: scheduler)
  }

  /// Where pages come from. A server may show more to the owner of a token, so the pages of each token are kept apart, by a digest of it.
  private var source: String {
    guard let token else { return server.absoluteString }
    let digest = SHA256.hash(data: Data(token.utf8)).prefix(8).map { String(format: "%02x", $0) }.joined()
    return "\(server.absoluteString) \(digest)"
  }

  /// The same with pages kept elsewhere, or nowhere.
  public func makeDataController(cache: any PageCache, scheduler: SearchScheduler) -> DataController {
    DataController(
      service: GitHubAPI(baseURL: server, token: token, timeout: timeout, scheduler: scheduler),
      cache: cache,
      timeToLive: timeToLive,
      perPage: perPage,
      scheduler: scheduler
    )
  }
}
