// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Files that a ``FileDialog`` offers.
  public struct FileFilter: Sendable, Equatable {
    /// What the user chooses the filter by, such as `Pictures`.
    public var name: String
    /// Patterns for the names of the files, such as `*.png`. They do not tell capitals from small letters.
    public var patterns: [String]
    /// The kinds of the files, such as `image/png` or `text/*`.
    public var mimeTypes: [String]

    /// Makes a filter, through which a file comes that fits any of the patterns or kinds.
    public init(_ name: String, patterns: [String] = [], mimeTypes: [String] = []) {
      self.name = name
      self.patterns = patterns
      self.mimeTypes = mimeTypes
    }

    /// The filter as GTK knows it; the caller owns it.
    @MainActor
    func make() -> OpaquePointer {
      let filter = gtk_file_filter_new()!
      gtk_file_filter_set_name(filter, name)
      for pattern in patterns { gtk_file_filter_add_pattern(filter, Self.withoutCase(pattern)) }
      for type in mimeTypes { gtk_file_filter_add_mime_type(filter, type) }
      return filter
    }

    /// The pattern with both forms of each letter. One with a set of characters stays as it is.
    private static func withoutCase(_ pattern: String) -> String {
      guard !pattern.contains("[") else { return pattern }
      return pattern.map { letter in
        let forms = (letter.lowercased(), letter.uppercased())
        return forms.0 == forms.1 || forms.0.count != 1 || forms.1.count != 1 ? "\(letter)" : "[\(forms.0)\(forms.1)]"
      }
      .joined()
    }
  }
#endif
