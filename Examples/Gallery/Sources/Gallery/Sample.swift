// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

import struct Foundation.IndexPath

/// What a page shows at the moment: its widget, and a line for each stream.
@MainActor
public final class Sample {
  /// A stream, its last element and how many there were.
  struct Stream {
    let name: String
    /// What the page calls it.
    let label: String
    let value: Label
    let count: Label
  }

  /// What the page binds ends with it.
  public let bag = DisposeBag()
  private(set) var streams: [Stream] = []
  /// How many elements each stream has sent, by its name.
  public private(set) var counts: [String: Int] = [:]
  private var kept: [AnyObject] = []
  /// Whether what the page returns has a frame, as groups of rows and lists have.
  public var hasFrame = false
  /// What the page is about, where it is not the widget that the page returns.
  public var subject: Widget?
  /// The window that the gallery is in.
  public let window: Window

  init(window: Window) { self.window = window }

  /// Shows what a stream sends, from now on.
  ///
  /// - Parameters:
  ///   - name: the name of the stream, which is a member of `rx` if there is no label.
  ///   - label: where the stream comes from, if it is not a member of `rx`.
  ///   - source: the stream.
  func show<Source: ObservableConvertibleType>(_ name: String, as label: String? = nil, _ source: Source) {
    let stream = Stream(name: name, label: label ?? "rx.\(name)", value: Label("–"), count: Label("0"))
    streams.append(stream)
    counts[name] = 0
    source.asObservable().bind { [weak self] element in self?.tell(describe(element), stream) }.disposed(by: bag)
  }

  private func tell(_ text: String, _ stream: Stream) {
    counts[stream.name, default: 0] += 1
    stream.value.text = text
    stream.count.text = String(counts[stream.name] ?? 0)
  }

  /// Calls `body` when the page is left.
  func atEnd(_ body: @escaping @MainActor () -> Void) {
    // A closure of the main actor, which that of a disposable is not.
    Driver<Void>.never().drive(onDisposed: body).disposed(by: bag)
  }

  /// Keeps what a page needs for as long as it is shown.
  func keep(_ object: AnyObject) { kept.append(object) }
}

/// An element as a line of text.
func describe<Element>(_ element: Element) -> String {
  let mirror = Mirror(reflecting: element)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { describe($0.value) } ?? "nil"
  }
  switch element {
  case is Void: return "()"
  case let number as Double: return round(number)
  case let vector as Vector: return "\(round(vector.x)), \(round(vector.y))"
  case let text as String: return "“\(text.split(separator: "\n").joined(separator: " ⏎ "))”"
  case let drag as Drag: return "\(drag.phase) at \(describe(drag.location)), with \(describe(drag.velocity)) px/s"
  case let press as Press: return "\(press.phase) \(describe(press.location)), ×\(press.count)"
  case let motion as PointerMotion: return "\(motion.phase) \(describe(motion.location))"
  case let scroll as Scroll: return "\(scroll.phase) \(describe(scroll.delta)) \(scroll.unit)"
  case let pinch as Pinch: return "\(pinch.phase) \(round(pinch.amount))"
  case let key as Key: return "\(key.isPressed ? "↓" : "↑") \(key.name)"
  case let motion as Motion: return "\(round(motion.value)), \(round(motion.velocity)) /s"
  case let drop as Drop: return "\(drop.content) at \(describe(drop.location))"
  case let motion as DropMotion: return "\(motion.phase) \(describe(motion.location))"
  case let paths as [IndexPath] where !paths.isEmpty:
    return paths.count == 1 ? describe(paths[0]) : "\(paths.count) from \(describe(paths[0]))"
  case let path as IndexPath: return "[\(path.map { "\($0)" }.joined(separator: ", "))]"
  case let move as ItemMovedEvent:
    return "\(describe(move.sourceIndex)) to \(describe(move.destinationIndex))"
  case let event as WillDisplayCellEvent: return describe(event.indexPath)
  case let event as DisplaySupplementaryViewEvent:
    return
      "\(event.elementKind == ItemsView.elementKindSectionHeader ? "header" : "footer") of section \(event.at.section)"
  case let request as RowMenuRequest:
    return describe(request.indexPath) + (request.point.map { " at \(round($0.x)), \(round($0.y))" } ?? ", by a key")
  case let frame as FrameTime: return "\(frame.count)"
  case let color as Color: return "\(round(color.red)), \(round(color.green)), \(round(color.blue))"
  default: return String(describing: element)
  }
}

private func round(_ number: Double) -> String {
  let hundredths = (number * 100).rounded() / 100
  return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
}
