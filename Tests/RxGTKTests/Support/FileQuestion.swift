// SPDX-License-Identifier: MIT
#if GTK && os(Linux)
  import CGtk4
  import Foundation
  import RxGTK
  import XCTest

  /// A dialog for files above a window, and a folder with a few of them.
  @MainActor
  final class FileQuestion {
    let window = Window(title: "question", width: 300, height: 200, content: Label("x"))
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["a.TXT", "b.txt", "c.txt", "e.log"] { try Data("x".utf8).write(to: file(name)) }
      try Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).write(to: file("d.png"))
      window.show()
      try RealInput.focus(window)
    }

    func end() {
      window.close()
      try? FileManager.default.removeItem(at: folder)
    }

    func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// The dialog, if it is open.
    var dialog: UnsafeMutablePointer<GtkWidget>? { OpenWindow.first(gtk_file_chooser_dialog_get_type()) }

    /// Waits for the dialog, and gives it the keyboard.
    func open() throws {
      waitFor("the dialog does not open") { self.dialog != nil }
      try focus()
    }

    /// Gives the keyboard to the dialog.
    func focus() throws {
      try OpenWindow.focus(try XCTUnwrap(dialog))
      waitFor("the dialog has no focus") { self.dialog.map(OpenWindow.hasFocus) == true }
    }

    /// Opens the dialog, and chooses the file or the folder with a name.
    func type(_ name: String) throws {
      try open()
      try RealInput.run("key", "ctrl+l")
      waitFor("there is no place for a name") { self.entry != nil }
      try RealInput.run("type", "--delay", "8", "--", file(name).path)
      waitFor("the name is not typed: \(text ?? "")") { self.text == self.file(name).path }
      try RealInput.run("key", "Return")
    }

    /// Chooses all files that are shown, when that many are.
    func chooseAll(_ count: Int) throws {
      waitFor("there are no \(count) files: \(rows ?? 0)") { self.rows == count }
      try RealInput.run("key", "ctrl+a")
      try RealInput.run("key", "alt+o")
    }

    /// Answers whether the file is to be overwritten.
    func answerQuestion(_ key: String) throws {
      func question() -> OpenWindow.Pointer? { OpenWindow.first(gtk_message_dialog_get_type()) }
      waitFor("there is no question") { question() != nil }
      try OpenWindow.focus(try XCTUnwrap(question()))
      try RealInput.run("key", key)
      waitFor("the question stays") { question() == nil }
    }

    /// Where the user types a name.
    private var entry: OpenWindow.Pointer? { dialog.flatMap { OpenWindow.find(gtk_entry_get_type(), in: $0) } }

    private var text: String? { entry.map { String(cString: gtk_editable_get_text(OpaquePointer($0))) } }

    /// The number of files and folders that are shown. Newer versions of GTK have another list.
    private var rows: Int? {
      if let tree = dialog.flatMap({ OpenWindow.find(gtk_tree_view_get_type(), in: $0) }) {
        let view = UnsafeMutableRawPointer(tree).assumingMemoryBound(to: GtkTreeView.self)
        return Int(gtk_tree_model_iter_n_children(gtk_tree_view_get_model(view), nil))
      }
      let table = dialog.flatMap { OpenWindow.find(gtk_column_view_get_type(), in: $0) }
      return table.map { Int(g_list_model_get_n_items(gtk_column_view_get_model(OpaquePointer($0)))) }
    }
  }
#endif
