// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxGTK
  import RxSwift
  import XCTest

  /// What holds for every widget.
  final class AllWidgetsTests: GTKTestCase {
    func testPropertiesAreTwoWayWithoutEchoAndEventsCome() throws {
      try RealInput.require()
      try onMain {
        for sample in WidgetSample.all {
          let check = WidgetCheck()
          let window = Window(title: sample.names[0], width: 300, height: 300, content: sample.make(check))
          check.window = window
          window.show()
          try RealInput.focus(window)
          for check in check.checks { check() }
          window.close()
        }
      }
    }

    func testNothingOfAWidgetStaysAliveAfterItsWindowCloses() throws {
      try onMain {
        // GTK makes some objects with the first window, and keeps them.
        for sample in [WidgetSample.all[0]] + WidgetSample.all + WidgetSample.opened {
          let live = LiveObjects()
          let check = WidgetCheck()
          do {
            let shown = Window(title: sample.names[0], width: 300, height: 300, content: sample.make(check))
            check.window = shown
            shown.show()
            waitFor("\(sample.names) is not shown") { shown.isOnScreen }
            for _ in 0..<3 { MainLoop.runPending() }
            for open in check.openings { open() }
            live.watchAllWindows()
            XCTAssertGreaterThan(live.watchedCount, 5)
            XCTAssertGreaterThan(live.leaks["Window"] ?? 1, 0)
            shown.close()
          }
          check.kept = []
          // The subscriptions have not been disposed: the end of the widgets has ended them.
          waitFor("\(sample.names): alive are \(live.leaks)") {
            live.leaks.allSatisfy { kind, count in sample.leftByGTK.contains { kind == "GTK's \($0)" && count <= $1 } }
          }
          withExtendedLifetime(check) {}
        }
      }
    }

    /// GTK 4.8 never releases the labels of a notebook's tabs. A newer one that does needs no exception.
    func testGTKItselfKeepsWhatIsLeft() throws {
      try onMain {
        let live = LiveObjects()
        let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
        let notebook = gtk_notebook_new()!
        for name in ["a", "b", "c"] {
          gtk_notebook_append_page(OpaquePointer(notebook), gtk_image_new(), gtk_label_new(name))
        }
        gtk_window_set_child(window, notebook)
        gtk_window_present(window)
        live.watch(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
        gtk_window_destroy(window)
        let kept = WidgetSample.all.first { $0.names == ["Notebook"] }?.leftByGTK ?? [:]
        waitFor("\(live.leaks)") { live.leaks == Dictionary(uniqueKeysWithValues: kept.map { ("GTK's \($0)", $1) }) }
      }
    }

    func testEveryWidgetHasASampleADocumentationAndAPageInTheGallery() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let declaration = try NSRegularExpression(
        pattern: #"public (?:final )?class (\w+): (?:Widget|TextField|ItemsView|ActionRow)\b"#)
      let classes = try text(of: root.appendingPathComponent("Sources/RxGTK"), ".swift").flatMap { text in
        declaration.matches(in: text, range: NSRange(text.startIndex..., in: text))
          .map { String(text[Range($0.range(at: 1), in: text)!]) }
      }
      XCTAssertGreaterThan(classes.count, 40)
      let documentation = try text(of: root.appendingPathComponent("Sources/RxGTK/RxGTK.docc"), ".md").joined()
      let gallery = try text(of: root.appendingPathComponent("Examples/Gallery/Sources/Gallery"), ".swift").joined()
      let samples = Set(MainActor.assumeIsolated { WidgetSample.all.flatMap(\.names) })
      for name in classes {
        // The window is what all samples are in.
        if name != "Window" { XCTAssertTrue(samples.contains(name), "\(name) has no sample in WidgetSample.all") }
        XCTAssertTrue(documentation.contains("``\(name)``"), "\(name) is not in the documentation")
        // What others only inherit from has no page of its own.
        if name != "TextField", name != "ItemsView" {
          XCTAssertTrue(gallery.contains("\(name)("), "\(name) is not in the gallery")
        }
      }
    }

    /// Not those from which members of widgets are made.
    func testEveryStreamIsInTheGallery() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let blocks: Set = [
        "controller", "signal", "controlEvent", "controlProperty", "property", "deallocated", "frames",
      ]
      let declaration = try NSRegularExpression(
        pattern:
          #"public (?:var|func) (\w+)[^{=]*?(?:: |-> )(?:ControlEvent|ControlProperty|Observable|Driver|Signal)<"#)
      let sources = try text(of: root.appendingPathComponent("Sources/RxGTK"), ".swift")
        .flatMap { $0.components(separatedBy: "extension Reactive").dropFirst() }
      let streams = Set(
        sources.flatMap { text in
          declaration.matches(in: text, range: NSRange(text.startIndex..., in: text))
            .map { String(text[Range($0.range(at: 1), in: text)!]) }
        })
      XCTAssertGreaterThan(streams.count, 60)
      let gallery = try text(of: root.appendingPathComponent("Examples/Gallery/Sources/Gallery"), ".swift").joined()
      for stream in streams.subtracting(blocks).sorted() {
        XCTAssertTrue(gallery.contains("rx.\(stream)"), "rx.\(stream) is not in the gallery")
      }
    }

    private func text(of folder: URL, _ suffix: String) throws -> [String] {
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return try files.filter { $0.hasSuffix(suffix) }.sorted()
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }
  }
#endif
