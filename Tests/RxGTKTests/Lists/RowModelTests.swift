// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import XCTest

  @testable import RxGTK

  /// Objects of rows go along when their rows move.
  final class RowModelTests: GTKTestCase {
    func testARowThatMovesKnowsItsPlace() throws {
      try onMain {
        for source in stride(from: 0, to: 40, by: 3) {
          for destination in 0..<40 where destination != source {
            var order = Array(0..<40)
            order.insert(order.remove(at: source), at: destination)
            let expected = (0..<40).map { order.firstIndex(of: $0) }
            XCTAssertEqual(places(movedFrom: source, to: destination), expected, "\(source) to \(destination)")
          }
        }
      }
    }
  }

  /// Which of 40 rows the objects say they are, after one of them has moved.
  @MainActor
  private func places(movedFrom source: Int, to destination: Int) -> [Int?] {
    let model = RowModel()
    defer { g_object_unref(UnsafeMutableRawPointer(model.pointer)) }
    model.replace(by: ArrayRows(elements: Array(0..<40)))
    let objects = (0..<40).map { g_list_model_get_item(model.pointer, guint($0))! }
    defer { for object in objects { g_object_unref(object) } }
    let removal: (row: Int, removed: Int, inserted: [Int?]) = (source < destination ? source : source + 1, 1, [])
    let insertion: (row: Int, removed: Int, inserted: [Int?]) = (destination, 0, [source])
    let splices = source < destination ? [removal, insertion] : [insertion, removal]
    model.splice(splices, ArrayRows(elements: Array(0..<40)))
    return objects.map { Row.from($0)?.index }
  }
#endif
