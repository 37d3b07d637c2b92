// SPDX-License-Identifier: MIT
import Foundation

/// A repository as GitHub's REST API describes it.
public struct Repository: Codable, Hashable, Identifiable, Sendable {
  /// Who a repository belongs to.
  public struct Owner: Codable, Hashable, Sendable {
    public var login: String
    /// `User` or `Organization`.
    public var type: String

    public init(login: String, type: String = "User") {
      self.login = login
      self.type = type
    }
  }

  public var id: Int
  public var name: String
  /// Owner and name: `apple/swift`.
  public var fullName: String
  /// Nil when the account is gone.
  public var owner: Owner?
  public var description: String?
  public var stargazersCount: Int
  public var forksCount: Int
  public var openIssuesCount: Int
  public var language: String?
  public var isFork: Bool
  public var htmlURL: URL
  public var createdAt: Date
  public var updatedAt: Date

  enum CodingKeys: String, CodingKey {
    case id, name, owner, description, language
    case fullName = "full_name"
    case stargazersCount = "stargazers_count"
    case forksCount = "forks_count"
    case openIssuesCount = "open_issues_count"
    case isFork = "fork"
    case htmlURL = "html_url"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  public init(
    id: Int, name: String, owner: Owner, description: String? = nil, stargazersCount: Int = 0, forksCount: Int = 0,
    openIssuesCount: Int = 0, language: String? = nil, isFork: Bool = false,
    createdAt: Date = Date(timeIntervalSince1970: 0), updatedAt: Date = Date(timeIntervalSince1970: 0)
  ) {
    self.id = id
    self.name = name
    fullName = "\(owner.login)/\(name)"
    self.owner = owner
    self.description = description
    self.stargazersCount = stargazersCount
    self.forksCount = forksCount
    self.openIssuesCount = openIssuesCount
    self.language = language
    self.isFork = isFork
    htmlURL = URL(string: "https://github.com/\(owner.login)/\(name)") ?? URL(fileURLWithPath: "/")
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

extension JSONDecoder {
  /// Reads dates the way GitHub writes them.
  static var gitHub: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

extension JSONEncoder {
  /// Writes dates the way GitHub does; the same value always has the same bytes.
  static var gitHub: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
