// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxSwift

  /// Lets the user choose a file or a folder.
  public enum FileDialog: Sendable {
    /// A file to be read.
    case open
    /// A file to be written, with the name that the user finds there.
    case save(name: String)
    /// A folder.
    case folder

    /// Asks in a window above `window`, and tells what the user has chosen; nil for nothing, and when `window` closes. Disposing closes
    /// the dialog.
    @MainActor
    public func ask(title: String, above window: Window) -> Single<URL?> {
      let window = WeakWidget(window)
      return Single.create { done in
        onMainActor {
          let action =
            switch self {
            case .open: GTK_FILE_CHOOSER_ACTION_OPEN
            case .save: GTK_FILE_CHOOSER_ACTION_SAVE
            case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            }
          let dialog = UncheckedPointer(
            gtk_file_chooser_native_new(title, window.value?.window, action, nil, nil)!)
          let object = UnsafeMutableRawPointer(dialog.value)
          if case .save(let name) = self { gtk_file_chooser_set_current_name(OpaquePointer(object), name) }
          let response = SignalConnection(object, "response") { arguments in
            guard arguments.int(0) == GTK_RESPONSE_ACCEPT.rawValue,
              let file = gtk_file_chooser_get_file(dialog.value)
            else { return done(.success(nil)) }
            defer { g_object_unref(UnsafeMutableRawPointer(file)) }
            guard let path = g_file_get_path(file) else { return done(.success(nil)) }
            defer { g_free(path) }
            done(.success(URL(fileURLWithPath: String(cString: path))))
          }
          // GTK would leave the dialog open without its window.
          let end = window.value.map { SignalConnection($0.object, "destroy") { _ in done(.success(nil)) } }
          gtk_native_dialog_set_modal(object.assumingMemoryBound(to: GtkNativeDialog.self), 1)
          gtk_native_dialog_show(object.assumingMemoryBound(to: GtkNativeDialog.self))
          return Disposables.create {
            MainLoop.onMain {
              response.dispose()
              end?.dispose()
              let native = UnsafeMutableRawPointer(dialog.value).assumingMemoryBound(to: GtkNativeDialog.self)
              gtk_native_dialog_destroy(native)
              g_object_unref(UnsafeMutableRawPointer(dialog.value))
            }
          }
        }
      }
    }
  }
#endif
