// SPDX-License-Identifier: MIT
#if GTK && os(Linux)
  import CGtk4
  import Foundation
  import RxGTK
  import RxSwift
  import XCTest

  /// Files and folders that the user chooses with the keyboard.
  final class FileDialogTests: GTKTestCase {
    func testAFileIsChosenByItsName() throws {
      try ask { ask in
        let answer = Record(FileDialog.open.ask(title: "files", above: ask.window, in: ask.folder))
        try ask.type("b.txt")
        waitFor("there is no answer") { !answer.elements.isEmpty }
        XCTAssertEqual(answer.elements, [ask.file("b.txt")])
      }
    }

    func testNothingIsChosenWithEscape() throws {
      try ask { ask in
        let one = Record(FileDialog.open.ask(title: "files", above: ask.window, in: ask.folder))
        try ask.open()
        try RealInput.run("key", "Escape")
        waitFor("there is no answer") { one.elements == [nil] }
        waitFor("the dialog stays") { ask.dialog == nil }
        let several = Record(FileDialog.open.askForSeveral(title: "files", above: ask.window, in: ask.folder))
        try ask.open()
        try RealInput.run("key", "Escape")
        waitFor("there is no answer") { several.elements == [[]] }
      }
    }

    func testSeveralFilesAreChosenAmongThoseThatAFilterOffers() throws {
      try ask { ask in
        let filters = [FileFilter("Texts", patterns: ["*.txt"]), FileFilter("All", patterns: ["*"])]
        let answer = Record(
          FileDialog.open.askForSeveral(title: "files", above: ask.window, filters: filters, in: ask.folder))
        try ask.open()
        try ask.chooseAll(3)
        waitFor("there is no answer") { !answer.elements.isEmpty }
        XCTAssertEqual(Set(answer.elements[0]), [ask.file("a.TXT"), ask.file("b.txt"), ask.file("c.txt")])
      }
    }

    func testAFilterOffersKindsOfFiles() throws {
      try ask { ask in
        let answer = Record(
          FileDialog.open.askForSeveral(
            title: "files", above: ask.window, filters: [FileFilter("Pictures", mimeTypes: ["image/png"])],
            in: ask.folder))
        try ask.open()
        try ask.chooseAll(1)
        waitFor("there is no answer") { !answer.elements.isEmpty }
        XCTAssertEqual(answer.elements, [[ask.file("d.png")]])
      }
    }

    func testAFolderIsChosen() throws {
      try ask { ask in
        try FileManager.default.createDirectory(at: ask.file("inside"), withIntermediateDirectories: true)
        let answer = Record(FileDialog.folder.ask(title: "files", above: ask.window, in: ask.folder))
        try ask.type("inside")
        waitFor("there is no answer") { !answer.elements.isEmpty }
        XCTAssertEqual(answer.elements.map { $0?.path }, [ask.folder.appendingPathComponent("inside").path])
      }
    }

    func testAFileIsSavedUnderTheSuggestedName() throws {
      try ask { ask in
        let answer = Record(FileDialog.save(name: "new.txt").ask(title: "files", above: ask.window, in: ask.folder))
        try ask.open()
        try RealInput.run("key", "Return")
        waitFor("there is no answer") { !answer.elements.isEmpty }
        XCTAssertEqual(answer.elements, [ask.file("new.txt")])
      }
    }

    func testAFileIsOverwrittenOnlyWhenTheUserWantsIt() throws {
      try ask { ask in
        let answer = Record(FileDialog.save(name: "b.txt").ask(title: "files", above: ask.window, in: ask.folder))
        try ask.open()
        try RealInput.run("key", "Return")
        try ask.answerQuestion("Escape")
        XCTAssertEqual(answer.elements, [])
        try ask.focus()
        try RealInput.run("key", "Return")
        try ask.answerQuestion("alt+r")
        waitFor("there is no answer") { !answer.elements.isEmpty }
        XCTAssertEqual(answer.elements, [ask.file("b.txt")])
      }
    }

    /// Runs a test with a window and a folder with a few files.
    private func ask(_ body: @MainActor @escaping (FileQuestion) throws -> Void) throws {
      try RealInput.require()
      try onMain {
        let question = try FileQuestion()
        defer { question.end() }
        let before = SignalConnection.liveCount
        try body(question)
        waitFor("closures are alive") { SignalConnection.liveCount <= before && question.dialog == nil }
      }
    }
  }
#endif
