// SPDX-License-Identifier: MIT
import Foundation
import Gallery
import RxGTK
import RxSwift
import XCTest

/// The gallery, page by page, with a real keyboard and pointer. Where GALLERY_PICTURES names a folder, pictures of all pages are put there.
final class GalleryTests: XCTestCase {
  func testEveryPageAnswersItsUser() throws {
    try RealUser.require()
    try onMainActor {
      GalleryWindow.prepare()
      ColorScheme.light.use()
      let gallery = GalleryWindow()
      gallery.show()
      let user = try RealUser(gallery: gallery)
      let book = try PictureBook(user: user)
      for page in Page.all {
        try user.open(page)
        let before = gallery.shown?.sample.counts ?? [:]
        for answer in page.answers { XCTAssertNotNil(before[answer], "\(page.name) has no stream \(answer)") }
        try user.attempt(page) { try book?.takePictures(of: page) }
        for answer in page.answers {
          waitFor("\(page.name): \(answer) says nothing") {
            (gallery.shown?.sample.counts[answer] ?? 0) > before[answer] ?? 0
          }
        }
        if case .opening = page.trial { try user.comeBack() } else { try book?.takePictures(of: page) }
        ColorScheme.light.use()
      }
      try book?.writeList()
      gallery.window.close()
    }
  }

  /// The pointer stays in a corner of the screen.
  func testTheKeyboardAloneSuffices() throws {
    try RealUser.require()
    try onMainActor {
      GalleryWindow.prepare()
      let gallery = GalleryWindow()
      gallery.show()
      let user = try RealUser(gallery: gallery)
      try RealUser.run("mousemove", "0", "0")
      for page in Page.all {
        if page.keyTrial.usesPointer {
          XCTFail("\(page.name) has no way for a user without a pointer")
          continue
        }
        try user.open(page)
        let before = gallery.shown?.sample.counts ?? [:]
        for answer in page.keyAnswers { XCTAssertNotNil(before[answer], "\(page.name) has no stream \(answer)") }
        try user.attemptByKeys(page)
        for answer in page.keyAnswers {
          waitFor("\(page.name): \(answer) says nothing to keys") {
            (gallery.shown?.sample.counts[answer] ?? 0) > before[answer] ?? 0
          }
        }
        if case .opening = page.keyTrial { try user.comeBack() }
        ColorScheme.light.use()
      }
      gallery.window.close()
    }
  }

  func testEveryPageIsNarrowEnough() throws {
    try RealUser.require()
    onMainActor {
      GalleryWindow.prepare()
      let gallery = GalleryWindow()
      gallery.show()
      waitFor("the window is not shown") { gallery.window.isOnScreen }
      for page in Page.all {
        gallery.show(page)
        XCTAssertLessThanOrEqual(gallery.window.minimumWidth, 360, "\(page.name) is too wide")
      }
      gallery.window.close()
    }
  }

  func testNothingStaysAliveAfterTheWindowCloses() throws {
    try RealUser.require()
    onMainActor {
      GalleryWindow.prepare()
      let before = SignalConnection.liveCount
      do {
        let gallery = GalleryWindow()
        gallery.show()
        waitFor("the window is not shown") { gallery.window.isOnScreen }
        for page in Page.all { gallery.show(page) }
        gallery.window.close()
      }
      waitFor("\(SignalConnection.liveCount - before) closures are alive") { SignalConnection.liveCount <= before }
    }
  }

  func testNamesOfPagesTellThemApart() {
    onMainActor {
      XCTAssertEqual(Set(Page.all.map(\.name)).count, Page.all.count)
      XCTAssertGreaterThan(Page.all.count, 60)
    }
  }

  func testEveryPageIsInThePictureBook() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources/RxGTK/RxGTK.docc").standardized
    let article = try String(contentsOf: folder.appendingPathComponent("PictureBook.md"), encoding: .utf8)
    onMainActor {
      for page in Page.all {
        XCTAssertTrue(article.contains("### \(page.name)\n\n\(page.summary)\n"), "\(page.name): scripts/picture-book")
        for file in ["\(page.pictureName).png", "\(page.pictureName)~dark.png"] {
          let path = folder.appendingPathComponent("Resources/Gallery/\(file)").path
          XCTAssertTrue(FileManager.default.fileExists(atPath: path), "\(file) is missing: scripts/picture-book")
        }
      }
    }
  }
}
