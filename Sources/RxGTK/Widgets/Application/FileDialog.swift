// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxSwift

  /// Lets the user choose files or folders.
  ///
  ///     let pictures = FileFilter("Pictures", patterns: ["*.png", "*.jpg"])
  ///     FileDialog.open.askForSeveral(title: "Add Pictures", above: window, filters: [pictures])
  ///       .subscribe(onSuccess: { files in files.forEach(album.add) })
  ///       .disposed(by: bag)
  public enum FileDialog: Sendable {
    /// A file to be read.
    case open
    /// A file to be written, with the name that the user finds there. Before the user overwrites a file, the dialog asks.
    case save(name: String)
    /// A folder.
    case folder

    /// Asks in a window above `window`, and tells what the user has chosen; nil for nothing, and when `window` closes or is gone. Disposing
    /// closes the dialog.
    ///
    /// - Parameters:
    ///   - title: the title of the window.
    ///   - window: the window that waits for the answer.
    ///   - filters: what the user can choose among; the first one is chosen. Without any, all files are offered.
    ///   - folder: where the user begins; by default where the desktop finds it best.
    @MainActor
    public func ask(
      title: String, above window: Window, filters: [FileFilter] = [], in folder: URL? = nil
    ) -> Single<URL?> {
      choice(title, window, filters, folder, severalAllowed: false).map(\.first)
    }

    /// Asks for one or several files or folders in a window above `window`; none if the user chooses nothing or `window` closes.
    /// Disposing closes the dialog.
    ///
    /// One name is all that can be asked for with ``save(name:)``.
    ///
    /// - Parameters:
    ///   - title: the title of the window.
    ///   - window: the window that waits for the answer.
    ///   - filters: what the user can choose among; the first one is chosen. Without any, all files are offered.
    ///   - folder: where the user begins; by default where the desktop finds it best.
    @MainActor
    public func askForSeveral(
      title: String, above window: Window, filters: [FileFilter] = [], in folder: URL? = nil
    ) -> Single<[URL]> {
      choice(title, window, filters, folder, severalAllowed: true)
    }

    @MainActor
    private func choice(
      _ title: String, _ window: Window, _ filters: [FileFilter], _ folder: URL?, severalAllowed: Bool
    ) -> Single<[URL]> {
      let window = WeakWidget(window)
      return Single.create { done in
        onMainActor {
          guard let parent = window.value, !parent.isClosed else {
            done(.success([]))
            return Disposables.create()
          }
          let dialog = UncheckedPointer(gtk_file_chooser_native_new(title, parent.window, action, nil, nil)!)
          let object = UnsafeMutableRawPointer(dialog.value)
          let chooser = OpaquePointer(object)
          for filter in filters.map({ $0.make() }) {
            gtk_file_chooser_add_filter(chooser, filter)
            g_object_unref(UnsafeMutableRawPointer(filter))
          }
          if let folder {
            let file = g_file_new_for_path(folder.path)
            gtk_file_chooser_set_current_folder(chooser, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
          }
          if case .save(let name) = self {
            gtk_file_chooser_set_current_name(chooser, name)
          } else if severalAllowed {
            gtk_file_chooser_set_select_multiple(chooser, 1)
          }
          let response = SignalConnection(object, "response") { arguments in
            let isChosen = arguments.int(0) == GTK_RESPONSE_ACCEPT.rawValue
            done(.success(isChosen ? Self.files(dialog.value) : []))
          }
          // GTK would leave the dialog open without its window.
          let end = SignalConnection(parent.object, "destroy") { _ in done(.success([])) }
          gtk_native_dialog_set_modal(object.assumingMemoryBound(to: GtkNativeDialog.self), 1)
          gtk_native_dialog_show(object.assumingMemoryBound(to: GtkNativeDialog.self))
          return Disposables.create {
            MainLoop.onMain {
              response.dispose()
              end.dispose()
              let native = UnsafeMutableRawPointer(dialog.value).assumingMemoryBound(to: GtkNativeDialog.self)
              gtk_native_dialog_destroy(native)
              g_object_unref(UnsafeMutableRawPointer(dialog.value))
            }
          }
        }
      }
    }

    private var action: GtkFileChooserAction {
      switch self {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      }
    }

    /// What the user has chosen and this machine has under a path.
    @MainActor
    private static func files(_ chooser: OpaquePointer) -> [URL] {
      guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(files)) }
      return (0..<g_list_model_get_n_items(files)).compactMap { index in
        guard let file = g_list_model_get_item(files, index) else { return nil }
        defer { g_object_unref(file) }
        guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
        defer { g_free(path) }
        return URL(fileURLWithPath: String(cString: path))
      }
    }
  }
#endif
