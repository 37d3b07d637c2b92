// SPDX-License-Identifier: MIT

/// The body of an answer in the shape of GitHub's REST API.
struct SearchAnswer: Encodable {
  var totalCount: Int
  var incompleteResults = false
  var items: [Item]

  enum CodingKeys: String, CodingKey {
    case items
    case totalCount = "total_count"
    case incompleteResults = "incomplete_results"
  }

  struct Owner: Encodable {
    var login: String
    var type: String
    var htmlURL: String

    enum CodingKeys: String, CodingKey {
      case login, type
      case htmlURL = "html_url"
    }
  }

  struct Item: Encodable {
    var repository: StoredRepository

    enum CodingKeys: String, CodingKey {
      case id, name, owner, description, language, fork, `private`
      case fullName = "full_name"
      case stargazersCount = "stargazers_count"
      case watchersCount = "watchers_count"
      case forksCount = "forks_count"
      case openIssuesCount = "open_issues_count"
      case htmlURL = "html_url"
      case createdAt = "created_at"
      case updatedAt = "updated_at"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(repository.id, forKey: .id)
      try container.encode(repository.name, forKey: .name)
      try container.encode(repository.fullName, forKey: .fullName)
      try container.encode(false, forKey: .private)
      try container.encode(
        Owner(
          login: repository.owner,
          type: repository.ownerType,
          htmlURL: "https://github.com/\(repository.owner)"),
        forKey: .owner)
      // Written out so that a missing description is null, as on GitHub, and not left out.
      try container.encode(repository.description, forKey: .description)
      try container.encode(repository.language, forKey: .language)
      try container.encode(repository.fork, forKey: .fork)
      try container.encode(repository.htmlURL, forKey: .htmlURL)
      try container.encode(repository.stargazersCount, forKey: .stargazersCount)
      try container.encode(repository.stargazersCount, forKey: .watchersCount)
      try container.encode(repository.forksCount, forKey: .forksCount)
      try container.encode(repository.openIssuesCount, forKey: .openIssuesCount)
      try container.encode(repository.createdAt, forKey: .createdAt)
      try container.encode(repository.updatedAt, forKey: .updatedAt)
    }
  }
}

/// The body of an answer that refuses or failed.
struct Problem: Encodable {
  struct Detail: Encodable {
    var resource: String
    var field: String
    var code: String
    var message: String
  }

  var message: String
  var errors: [Detail]?
  var documentationURL = "https://docs.github.com/rest/search/search#search-repositories"
  var status: String

  enum CodingKeys: String, CodingKey {
    case message, errors, status
    case documentationURL = "documentation_url"
  }
}
