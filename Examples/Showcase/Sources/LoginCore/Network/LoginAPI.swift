// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxSwift
import ShowcaseNetwork

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server over HTTP.
public struct LoginAPI: LoginService {
  private let baseURL: URL
  private let timeout: RxTimeInterval
  private let scheduler: LoginScheduler
  private let now: @Sendable () -> Date
  private let transport: HTTP.Transport

  /// - Parameters:
  ///   - baseURL: the server: over https, or on this machine. Nothing is sent to others.
  ///   - timeout: how long an answer may take.
  ///   - scheduler: measures the time-out.
  ///   - now: what time it is.
  ///   - transport: makes the requests; `URLSession` unless a test says otherwise.
  public init(
    baseURL: URL, timeout: RxTimeInterval = .seconds(15), scheduler: LoginScheduler,
    now: @escaping @Sendable () -> Date = { Date() }, transport: @escaping HTTP.Transport = HTTP.session
  ) {
    self.baseURL = baseURL
    self.timeout = timeout
    self.scheduler = scheduler
    self.now = now
    self.transport = transport
  }

  public func signIn(_ credentials: Credentials) -> Single<User> {
    guard let body = try? JSONEncoder().encode(Body(credentials)) else { return .error(LoginError.malformedAnswer) }
    return send("POST", "sessions", body: body).map { [now] status, data in
      switch status.statusCode {
      case 201: return try Answer.read(data).user(address: credentials.address, now: now())
      case 401: throw LoginError.wrongCredentials
      case 429:
        let wait = status.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
        throw LoginError.tooManyAttempts(wait: min(max(1, wait ?? 60), 86_400))
      case let code: throw LoginError.serverFailed(status: code)
      }
    }
  }

  public func check(_ session: Session) -> Completable {
    send("GET", "sessions/current", token: session.token).map { status, _ in
      switch status.statusCode {
      case 200: return
      case 401: throw LoginError.sessionExpired
      case let code: throw LoginError.serverFailed(status: code)
      }
    }.asCompletable()
  }

  public func signOut(_ session: Session) -> Completable {
    send("DELETE", "sessions/current", token: session.token).map { status, _ in
      guard status.statusCode == 204 else { throw LoginError.serverFailed(status: status.statusCode) }
    }.asCompletable()
  }

  private struct Body: Encodable {
    var address: String
    var password: String

    init(_ credentials: Credentials) {
      address = credentials.address
      password = credentials.password.text
    }
  }

  private struct Answer: Decodable {
    var token: String
    var name: String
    var expires_in: String
    /// The address as the server compares it, which knows no capital letters.
    var address: String?

    static func read(_ data: Data) throws -> Answer {
      guard let answer = try? JSONDecoder().decode(Answer.self, from: data), !answer.token.isEmpty else {
        throw LoginError.malformedAnswer
      }
      return answer
    }

    /// The server says how long a session lasts, not until when: its clock may be another.
    func user(address: String, now: Date) throws -> User {
      // A year is longer than any session, and a date that far ahead is one that a calendar has.
      guard let lifetime = TimeInterval(expires_in), lifetime > 0, lifetime < 366 * 86_400 else {
        throw LoginError.malformedAnswer
      }
      return User(
        address: self.address ?? address, name: name,
        session: Session(token: Secret(token), expires: now.addingTimeInterval(lifetime)))
    }
  }

  private func send(
    _ method: String, _ path: String, token: Secret? = nil, body: Data? = nil
  ) -> Single<(status: HTTPURLResponse, data: Data)> {
    guard isConfidential else { return .error(LoginError.offline) }
    var request = URLRequest(url: baseURL.appendingPathComponent(path))
    request.httpMethod = method
    request.httpBody = body
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    if let token { request.setValue("Bearer \(token.text)", forHTTPHeaderField: "Authorization") }
    return transport(request)
      .timeout(timeout, scheduler: scheduler)
      .catch { .error(LoginError($0)) }
  }

  /// Whether nobody on the way can read what is sent.
  private var isConfidential: Bool {
    baseURL.scheme?.lowercased() == "https" || ["127.0.0.1", "::1", "localhost"].contains(baseURL.host?.lowercased())
  }
}
