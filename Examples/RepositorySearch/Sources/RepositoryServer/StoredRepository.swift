// SPDX-License-Identifier: MIT
import Foundation

/// A repository as `repositories.json` describes it and as the table `repository` stores it.
struct StoredRepository: Codable, Sendable {
  var id: Int
  var name: String
  var fullName: String
  var owner: String
  var ownerType: String
  var description: String?
  var stargazersCount: Int
  var forksCount: Int
  var openIssuesCount: Int
  var language: String?
  var fork: Bool
  var htmlURL: String
  var createdAt: String
  var updatedAt: String

  enum CodingKeys: String, CodingKey {
    case id, name, owner, description, language, fork
    case fullName = "full_name"
    case ownerType = "owner_type"
    case stargazersCount = "stargazers_count"
    case forksCount = "forks_count"
    case openIssuesCount = "open_issues_count"
    case htmlURL = "html_url"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  /// The records that ship with the server.
  static func bundled() throws -> [StoredRepository] {
    guard let file = Bundle.module.url(forResource: "repositories", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    let records = try JSONDecoder().decode([StoredRepository].self, from: Data(contentsOf: file))
    // A repository that was renamed between two recordings is in the file under both names; the newer one counts.
    let newest = Dictionary(records.map { ($0.id, $0) }) { $0.updatedAt < $1.updatedAt ? $1 : $0 }
    return newest.values.sorted { $0.id < $1.id }
  }
}
