// SPDX-License-Identifier: MIT
import Foundation

/// The catalogue as one folder that any web server can serve: a page and its pictures, which follow the reader's preference for light or dark.
public struct StaticCatalogue {
  /// What belongs into each file of the folder, by its name.
  public let files: [String: String]

  /// Runs all examples.
  public init(_ chapters: [CatalogueChapter] = Catalogue.chapters) throws {
    var files: [String: String] = [:]
    var sections: [String] = []
    for chapter in chapters {
      var figures: [String] = []
      for entry in chapter.entries {
        let name = entry.example.name
        let picture = try entry.example.picture()
        let svg = picture.svg(.automatic, title: "Marble diagram of \(name)")
        files["\(name).svg"] = svg
        figures.append(Self.figure(name, svg: svg, text: picture.text()))
      }
      sections.append("<section>\n<h2>\(chapter.title)</h2>\n\(figures.joined(separator: "\n"))\n</section>")
    }
    files["index.html"] = Self.page(sections, menu: chapters.map(Self.menu))
    files["style.css"] = Self.style
    files["script.js"] = Self.script
    self.files = files
  }

  /// There is something else in the folder, which is not to be overwritten.
  public struct ForeignFolder: Error, LocalizedError {
    let path: String

    public var errorDescription: String? {
      "There are other files in \(path). Name a new folder, an empty one, or that of an earlier export."
    }
  }

  /// What the page of each export has in its head.
  private static let mark = #"<meta name="generator" content="marble-pictures">"#

  /// Writes the files into a folder, which is made if there is none.
  ///
  /// It throws ``ForeignFolder``, before it changes anything, if the folder has files and is not that of an earlier export.
  public func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = try? String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    guard try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty || page?.contains(Self.mark) == true
    else { throw ForeignFolder(path: folder.path) }
    // The page first: it has the mark, even if the export breaks off.
    for name in ["index.html"] + files.keys.filter({ $0 != "index.html" }) {
      try files[name]?.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  private static func figure(_ name: String, svg: String, text: String) -> String {
    let width = svg.firstMatch(of: /viewBox="0 0 (\d+)/).flatMap { Int($0.1) } ?? 0
    return """
      <figure id="\(name)">
      <figcaption><h3><a href="#\(name)">\(name)</a></h3></figcaption>
      <div class="picture\(width > 530 ? " wide" : "")"><img src="\(name).svg" alt="Marble diagram of \(name), described by the text below" loading="lazy"></div>
      <details><summary>As text</summary><pre>\(escaped(text))</pre></details>
      </figure>
      """
  }

  private static func menu(_ chapter: CatalogueChapter) -> String {
    let links = chapter.entries.map { "<li><a href=\"#\($0.example.name)\">\($0.example.name)</a></li>" }
    return "<section>\n<h2>\(chapter.title)</h2>\n<ul>\n\(links.joined(separator: "\n"))\n</ul>\n</section>"
  }

  private static func page(_ sections: [String], menu: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(mark)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Operators in pictures</title>
    <link rel="stylesheet" href="style.css">
    </head>
    <body>
    <nav aria-label="Operators">
    <details id="menu" open>
    <summary>Operators</summary>
    <input id="search" type="search" placeholder="Search operators" aria-label="Search operators" autocomplete="off" spellcheck="false">
    \(menu.joined(separator: "\n"))
    <p id="nothing" role="status" hidden>No operator matches.</p>
    </details>
    </nav>
    <main>
    <h1>Operators in pictures</h1>
    <p>Time goes from left to right. A circle is a value, a bar the end, a cross an error. A value with a dashed border is a sequence, which
    the line below shows. A thin line below a sequence is the time during which it is subscribed. Each picture is what the operator does
    in virtual time.</p>
    \(sections.joined(separator: "\n"))
    </main>
    <script src="script.js"></script>
    </body>
    </html>

    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
