// SPDX-License-Identifier: MIT
import RepositorySearchCore
import RxGTK

/// A row of the list: name and stars, description, language.
public final class RepositoryCell: Widget, ListCell {
  let name = Label()
  let details = Label()
  let language = Label()
  let stars = Label()

  public init() {
    let row = Box(.horizontal, spacing: 16)
    let texts = Box(.vertical, spacing: 3, [name, details, language])
    texts.setExpands(horizontally: true)
    row.append(texts)
    row.append(stars)
    // The box becomes the cell: it takes a reference of its own.
    super.init(row.pointer)
    setMargins(horizontal: 8, vertical: 6)
    name.addStyle("heading")
    details.setWraps(lines: 2)
    for label in [language, stars] { label.addStyle("caption") }
    for label in [details, language] { label.addStyle("dim-label") }
    stars.addStyle("stars")
    stars.addStyle("numeric")
  }

  /// Fills the row.
  func show(_ repository: Repository) {
    name.text = repository.fullName
    let description = repository.description?.trimmingWhitespace ?? ""
    details.text = description
    details.isHidden = description.isEmpty
    language.text = [repository.language, repository.isFork ? "Fork" : nil].compactMap(\.self).joined(separator: " · ")
    language.isHidden = language.text == ""
    stars.text = "★ \(Self.short(repository.stargazersCount))"
    stars.setAccessibleLabel("\(repository.stargazersCount) stars")
  }

  /// `987`, `12.3k`, `1.2M`.
  static func short(_ number: Int) -> String {
    switch number {
    case ..<1000: return String(number)
    case ..<999_950: return tenths(number, of: 1000) + "k"
    default: return tenths(number, of: 1_000_000) + "M"
    }
  }

  private static func tenths(_ number: Int, of unit: Int) -> String {
    let tenths = (number + unit / 20) / (unit / 10)
    return tenths.isMultiple(of: 10) ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  /// The text on one line: line breaks of a description would make its row as high as they like.
  fileprivate var trimmingWhitespace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
