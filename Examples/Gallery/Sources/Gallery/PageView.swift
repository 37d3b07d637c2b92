// SPDX-License-Identifier: MIT
import RxGTK

/// A page on the screen: what it is about, the widget at work, and its streams.
@MainActor
public final class PageView {
  /// The page.
  public let page: Page
  /// What it shows.
  public let sample: Sample
  /// What the page is about.
  public let subject: Widget
  /// The page's title, what the page is about, and its streams.
  public let content: Widget
  let widget: ScrolledWindow

  init(_ page: Page, in window: Window) {
    self.page = page
    sample = Sample(window: window)
    let subject = page.make(sample)
    self.subject = sample.subject ?? subject

    let title = Label(page.name)
    title.addStyle("title-1")
    let summary = Label(page.summary)
    summary.setWraps(lines: 6)
    let stage = Box(.vertical, [subject])
    // What has a frame of its own gets no second one.
    if !sample.hasFrame {
      stage.addStyle("card")
      stage.addStyle("stage")
    }
    let heading = Label("Streams")
    heading.addStyle("heading")
    content = Box(.vertical, spacing: 14, [title, summary, stage, heading, Self.table(of: sample.streams)])
    content.setMargins(horizontal: 16, vertical: 20)
    content.setPlacement(vertically: .start)
    widget = ScrolledWindow(Clamp(content, width: 640))
    widget.setExpands(horizontally: true, vertically: true)
  }

  /// Moves the keyboard focus to the first widget of the page that takes it.
  func focus() { subject.focusInside() }

  private static func table(of streams: [Sample.Stream]) -> Widget {
    let lines = streams.map { stream in
      let name = Label(stream.label)
      name.addStyle("monospace")
      stream.value.addStyle("monospace")
      stream.value.setAlignment(1)
      stream.value.setExpands(horizontally: true)
      stream.count.addStyle("numeric")
      stream.count.addStyle("secondary")
      stream.count.setWidth(characters: 4)
      stream.count.setAlignment(1)
      stream.value.setAccessibleLabel("last element of \(stream.label)")
      let line = Box(.horizontal, spacing: 12, [name, stream.value, stream.count])
      line.addStyle("stream")
      return line
    }
    let table = Box(.vertical, lines)
    table.addStyle("card")
    return table
  }
}
