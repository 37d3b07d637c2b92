// SPDX-License-Identifier: MIT
import Foundation
import Gallery
import RxGTK
import RxSwift
import WindowPictures
import XCTest

/// The gallery, page by page, with a real keyboard and pointer. Where GALLERY_PICTURES names a folder, pictures of all pages are put there.
final class GalleryTests: XCTestCase {
  /// First keys alone, while the pointer stays in a corner of the screen; then the pointer.
  func testEveryPageAnswersItsUser() throws {
    try RealUser.require()
    try onMainActor {
      GalleryWindow.prepare()
      ColorScheme.light.use()
      let gallery = GalleryWindow()
      gallery.show()
      let user = try RealUser(gallery: gallery)
      let book = try PictureBook(user: user)
      var talk = StreamTalk()
      for page in Page.all {
        XCTAssertFalse(page.keyTrial.usesPointer, "\(page.name) has no way for a user without a pointer")
        try attempt(page.keyTrial, of: page, by: user, page.keyAnswers, &talk, page.isPicturedWithPointer ? nil : book)
      }
      for page in Page.all {
        XCTAssertTrue(page.pointerTrial.usesPointer, "\(page.name) has no way for a user with a pointer")
        try attempt(
          page.pointerTrial, of: page, by: user, page.pointerAnswers, &talk, page.isPicturedWithPointer ? book : nil)
      }
      talk.check()
      try book.finish()
      gallery.window.close()
    }
  }

  private func withGallery(_ body: @MainActor (GalleryWindow) -> Void) throws {
    try RealUser.require()
    onMainActor {
      GalleryWindow.prepare()
      let gallery = GalleryWindow()
      gallery.show()
      waitFor("the window is not shown") { gallery.window.isOnScreen }
      body(gallery)
      gallery.window.close()
    }
  }

  func testTheListSaysThatNothingIsFound() throws {
    try withGallery { gallery in
      XCTAssertTrue(gallery.nothing.isHidden)
      gallery.search.text = "no such widget"
      waitFor("the list says nothing") { !gallery.nothing.isHidden && gallery.nothing.isOnScreen }
      XCTAssertLessThanOrEqual(gallery.window.minimumWidth, 360)
      gallery.search.text = "button"
      waitFor("it still says that there is nothing") { gallery.nothing.isHidden && gallery.list.count > 0 }
    }
  }

  func testEveryPageIsNarrowEnough() throws {
    try withGallery { gallery in
      for page in Page.all {
        gallery.show(page)
        XCTAssertLessThanOrEqual(gallery.window.minimumWidth, 360, "\(page.name) is too wide")
      }
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

  /// What tells whether a picture is still right knows each from all others of its size.
  func testNoPictureIsTakenForThatOfAnotherPage() throws {
    try RealUser.require()
    try onMainActor {
      let names = Page.all.flatMap { ["\($0.pictureName).png", "\($0.pictureName)~dark.png"] }
      let pictures = try Thumbnail.all(names, in: PictureBook.documentation)
      for (index, picture) in pictures.enumerated() {
        XCTAssertNil(picture.difference(from: picture))
        for other in pictures.indices.prefix(index) where picture.difference(from: pictures[other]) == nil {
          XCTFail("\(names[index]) is taken for \(names[other])")
        }
      }
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

/// Goes to a page, does what it is for, and waits for the streams that answer.
@MainActor
private func attempt(
  _ trial: Page.Trial, of page: Page, by user: RealUser, _ answers: [String], _ talk: inout StreamTalk,
  _ book: PictureBook?
) throws {
  let means = trial.usesPointer ? "the pointer" : "keys"
  func counts() -> [String: Int] { user.gallery.shown?.sample.counts ?? [:] }
  // The pointer comes from the corner of the screen, or stays there.
  try RealUser.run("mousemove", "0", "0")
  try user.open(page)
  let before = counts()
  for answer in answers { XCTAssertNotNil(before[answer], "\(page.name) has no stream \(answer)") }
  try user.attempt(trial, of: page) { try book?.takePictures(of: page) }
  for answer in answers {
    waitFor("\(page.name): \(answer) says nothing to \(means)") { counts()[answer] ?? 0 > before[answer] ?? 0 }
  }
  talk.note(page, before: before, after: counts())
  if case .opening = trial {} else { try book?.takePictures(of: page) }
  try user.comeBack()
  ColorScheme.light.use()
}
