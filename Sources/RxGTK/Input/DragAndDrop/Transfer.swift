// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation

  /// What the user drags from one place to another, within a program or between two.
  public enum Transfer: Sendable, Hashable {
    /// A text.
    case text(String)
    /// Files, as file managers give them.
    case files([URL])

    /// What sort of thing it is.
    public enum Kind: Sendable, CaseIterable {
      /// A text.
      case text
      /// Files.
      case files

      /// GObject's number of the type.
      var objectType: GType {
        switch self {
        case .text: String.objectType
        case .files: gdk_file_list_get_type()
        }
      }
    }

    /// Reads what another place gives; nil for other types.
    init?(_ value: UnsafePointer<GValue>) {
      if value.pointee.g_type == Kind.text.objectType {
        self = .text(String.read(value))
      } else if value.pointee.g_type == Kind.files.objectType, let list = g_value_get_boxed(value) {
        let files = gdk_file_list_get_files(OpaquePointer(list))
        defer { g_slist_free(files) }
        var (addresses, next): ([URL], UnsafeMutablePointer<GSList>?) = ([], files)
        while let node = next {
          if let address = Self.address(node.pointee.data) { addresses.append(address) }
          next = node.pointee.next
        }
        self = .files(addresses)
      } else {
        return nil
      }
    }

    private static func address(_ file: UnsafeMutableRawPointer?) -> URL? {
      guard let file, let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }

    /// The same for the place that takes it; the caller owns it.
    var provider: UnsafeMutablePointer<GdkContentProvider>? {
      var value = GValue()
      defer { g_value_unset(&value) }
      switch self {
      case .text(let text):
        g_value_init(&value, Kind.text.objectType)
        g_value_set_string(&value, text)
      case .files(let files):
        g_value_init(&value, Kind.files.objectType)
        var list: UnsafeMutablePointer<GSList>?
        for file in files.reversed() {
          list = g_slist_prepend(list, UnsafeMutableRawPointer(g_file_new_for_path(file.path)))
        }
        g_value_take_boxed(&value, UnsafeRawPointer(gdk_file_list_new_from_list(list)))
        // The list of files has references of its own.
        g_slist_free_full(list, g_object_unref)
      }
      return gdk_content_provider_new_for_value(&value)
    }
  }
#endif
