// SPDX-License-Identifier: MIT
import Gallery
import XCTest

/// The streams of pages, and which of them have said something to a user.
@MainActor
struct StreamTalk {
  /// What the trials do not bring about, with the reason.
  static let silent: [String: String] = [
    "DesktopNotification: clicked": "the display has no desktop that shows messages",
    "DesktopNotification: buttonClicked": "the display has no desktop that shows messages",
    "DrawingArea: resized": "the area keeps its size while its page is shown",
    "Leaflet: isFolded": "the page is as wide as before",
    "Window: size": "nobody changes the size of the window, which needs a window manager",
    "Window: isMaximized": "the display has no window manager, which would do it",
    "Window: isFullscreen": "the display has no window manager, which would do it",
    "Window: closeRequested": "the gallery would be closed",
    "Window: didReceiveMemoryWarning": "the machine has memory",
  ]

  private var said: [String: Bool] = [:]

  /// Notes the streams of a page that have said something since they were counted before.
  mutating func note(_ page: Page, before: [String: Int], after: [String: Int]) {
    for (stream, count) in after {
      said["\(page.name): \(stream)", default: false] =
        said["\(page.name): \(stream)"] == true || count > before[stream] ?? 0
    }
  }

  /// Every stream has said something, but for those that are named with a reason, which have not.
  func check() {
    for (stream, hasSpoken) in said.sorted(by: { $0.key < $1.key }) {
      if let reason = Self.silent[stream] {
        XCTAssertFalse(hasSpoken, "\(stream) says something, in spite of this: \(reason)")
      } else {
        XCTAssertTrue(hasSpoken, "\(stream) says nothing in a trial")
      }
    }
    for stream in Self.silent.keys { XCTAssertNotNil(said[stream], "there is no stream \(stream)") }
  }
}
