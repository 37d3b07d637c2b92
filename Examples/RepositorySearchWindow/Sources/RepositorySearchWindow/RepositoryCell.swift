// SPDX-License-Identifier: MIT
import RepositorySearchCore
import RxGTK

/// A row of the list: a repository with its name and stars, description and language; or what there is to say about the list's end.
public final class RepositoryCell: Widget, ListCell {
  let name = Label()
  let details = Label()
  let language = Label()
  let stars = Label()
  let note = Label()
  let spinner = Spinner()
  let again = Image(icon: "view-refresh-symbolic")
  private let repository: Box
  private let end: Box

  /// A repository opens, and a page that did not come is asked for again.
  public var isOperable: Bool { !repository.isHidden || !again.isHidden }

  public init() {
    let texts = Box(.vertical, spacing: 3, [name, details, language])
    texts.setExpands(horizontally: true)
    repository = Box(.horizontal, spacing: 16, [texts, stars])
    repository.setExpands(horizontally: true)
    end = Box(.horizontal, spacing: 10, [spinner, again, note])
    end.setMargins(vertical: 8)
    let row = Box(.horizontal, [repository, end])
    // The box becomes the cell: it takes a reference of its own.
    super.init(row.pointer)
    setMargins(horizontal: 8, vertical: 6)
    name.addStyle("heading")
    details.setWraps(lines: 2)
    for label in [name, details, language] { label.showsCutTextInTooltip() }
    for label in [language, stars] { label.addStyle("caption") }
    for label in [details, language, stars, note] { label.addStyle("secondary") }
    stars.addStyle("numeric")
    stars.setAlignment(1)
    stars.setWidth(characters: 7)
  }

  /// Fills the row.
  func show(_ row: SearchRow) {
    if let found = row.repository { show(found) }
    repository.isHidden = row.repository == nil
    end.isHidden = row.repository != nil
    note.text = row.text
    if let text = row.text { setAccessibleLabel(text) }
    if case .loading = row { spinner.isAnimating = true } else { spinner.isAnimating = false }
    spinner.isHidden = !spinner.isAnimating
    if case .stopped = row { again.isHidden = false } else { again.isHidden = true }
  }

  private func show(_ repository: Repository) {
    name.text = repository.fullName
    let description = repository.description?.trimmingWhitespace ?? ""
    details.text = description
    details.isHidden = description.isEmpty
    language.text = [repository.language, repository.isFork ? "Fork" : nil].compactMap(\.self).joined(separator: " · ")
    language.isHidden = language.text == ""
    stars.text = "★ \(Self.short(repository.stargazersCount))"
    let count = repository.stargazersCount == 1 ? "1 star" : "\(repository.stargazersCount) stars"
    stars.tooltip = count
    stars.setAccessibleLabel(count)
    setAccessibleLabel(
      [repository.fullName, description, language.text ?? "", count]
        .filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// `987`, `12.3k`, `1.2M`.
  nonisolated static func short(_ number: Int) -> String {
    switch number {
    case ..<1000: return String(number)
    case ..<999_950: return tenths(number, of: 1000) + "k"
    default: return tenths(number, of: 1_000_000) + "M"
    }
  }

  /// With one digit behind the point always: the points of a column stand below each other.
  private nonisolated static func tenths(_ number: Int, of unit: Int) -> String {
    let tenths = (number + unit / 20) / (unit / 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  /// The text on one line: line breaks of a description would make its row as high as they like.
  fileprivate var trimmingWhitespace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
