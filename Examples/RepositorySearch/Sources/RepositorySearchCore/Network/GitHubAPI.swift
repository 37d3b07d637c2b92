// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxSwift
import SameOriginRedirects

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// GitHub's REST search, at GitHub or at a server that answers alike.
public struct GitHubAPI: RepositoryService {
  /// Makes a request: sends its answer and completes, or fails. Disposing cancels it.
  public typealias Transport = @Sendable (URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)>

  /// GitHub's own address.
  public static let gitHub = URL(string: "https://api.github.com")!

  private let baseURL: URL
  private let token: String?
  private let timeout: RxTimeInterval
  private let retryPolicy: RetryPolicy
  private let scheduler: SearchScheduler
  private let transport: Transport

  /// - Parameters:
  ///   - baseURL: where the paths of the API begin.
  ///   - token: says who asks, which raises the limit of searches; sent over https or to this machine only.
  ///   - timeout: how long an answer may take, from the first attempt to the end of the last.
  ///   - retryPolicy: when an attempt is repeated.
  ///   - scheduler: measures time-outs and pauses.
  ///   - transport: makes the requests; `URLSession` unless a test says otherwise.
  public init(
    baseURL: URL = GitHubAPI.gitHub,
    token: String? = nil,
    timeout: RxTimeInterval = .seconds(15),
    retryPolicy: RetryPolicy = RetryPolicy(),
    scheduler: SearchScheduler,
    transport: @escaping Transport = GitHubAPI.session
  ) {
    self.baseURL = baseURL
    self.token = token
    self.timeout = timeout
    self.retryPolicy = retryPolicy
    self.scheduler = scheduler
    self.transport = transport
  }

  /// Requests through a `URLSession` that keeps nothing: what is kept and for how long is the data controller's business.
  public static let session: Transport = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    let session = URLSession(configuration: configuration, delegate: SameOriginRedirects(), delegateQueue: nil)
    // In debug builds requests are printed, but standard output belongs to the results of `--headless`.
    URLSession.rx.shouldLogRequest = { _ in false }
    return { request in session.rx.response(request: request) }
  }()

  public func search(_ request: SearchRequest) -> Single<SearchAnswer> {
    guard let urlRequest = urlRequest(for: request) else {
      return .error(SearchError.invalidQuery("It cannot be written as an address."))
    }
    return transport(urlRequest)
      .map { try AnswerReader(response: $0.response, data: $0.data).answer() }
      .retry(retryPolicy, scheduler: scheduler)
      .timeout(timeout, scheduler: scheduler)
      .catch { [self] in .error(named(SearchError($0))) }
      .asSingle()
  }

  func urlRequest(for request: SearchRequest) -> URLRequest? {
    guard var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: false) else { return nil }
    components.path += components.path.hasSuffix("/") ? "search/repositories" : "/search/repositories"
    components.queryItems = [
      URLQueryItem(name: "q", value: request.query),
      URLQueryItem(name: "page", value: "\(request.page)"),
      URLQueryItem(name: "per_page", value: "\(request.perPage)"),
    ]
    // A plus sign is legal in a query and stays as it is, but servers read it as a space: "c++" would become "c".
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    guard let url = components.url else { return nil }
    var result = URLRequest(url: url)
    // The session's own limit for silence, 60 seconds, must not come before the time-out.
    result.timeoutInterval = max(60, timeout.inSeconds + 5)
    result.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    result.setValue("2022-11-28", forHTTPHeaderField: "X-GitHub-Api-Version")
    result.setValue("swift-rx-repository-search", forHTTPHeaderField: "User-Agent")
    if let token, isConfidential { result.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    if let entityTag = request.entityTag { result.setValue(entityTag, forHTTPHeaderField: "If-None-Match") }
    return result
  }

  /// Whether nobody on the way can read what is sent.
  private var isConfidential: Bool { baseURL.scheme?.lowercased() == "https" || isLocal }

  private var isLocal: Bool { ["127.0.0.1", "::1", "localhost"].contains(baseURL.host?.lowercased()) }

  /// The error with the name of the server, which says what the user can do about it.
  private func named(_ error: SearchError) -> SearchError {
    guard error == .serverNotFound, let host = baseURL.host else { return error }
    return isLocal ? .serverNotRunning(at: baseURL.absoluteString) : .hostNotFound(host)
  }
}

extension RxTimeInterval {
  fileprivate var inSeconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    // As long as a request may take at all.
    default: 365 * 24 * 3600
    }
  }
}
