// SPDX-License-Identifier: MIT

extension RowChanges {
  /// Merges rows that leave their old places, rows that arrive at new ones, and rows that stay and have new content. All ascend.
  init(leaving: [Int], arriving: [(row: Int, source: Int?)], updated: [Int], oldCount: Int) {
    var splices: [Splice] = []
    var updates: [(old: Int, new: Int)] = []
    // How far both lists are merged, and the next of each kind.
    var (old, new, nextLeaving, nextArriving, nextUpdated) = (0, 0, 0, 0, 0)
    func skip(_ count: Int) {
      while nextUpdated < updated.count, updated[nextUpdated] < old + count {
        if updated[nextUpdated] >= old { updates.append((updated[nextUpdated], new + updated[nextUpdated] - old)) }
        nextUpdated += 1
      }
      old += count
      new += count
    }
    while nextLeaving < leaving.count || nextArriving < arriving.count {
      let untilLeaving = nextLeaving < leaving.count ? leaving[nextLeaving] - old : Int.max
      let untilArriving = nextArriving < arriving.count ? arriving[nextArriving].row - new : Int.max
      skip(min(untilLeaving, untilArriving))
      let place = new
      var removed = 0
      var inserted: [Int?] = []
      while true {
        if nextLeaving < leaving.count, leaving[nextLeaving] == old {
          removed += 1
          old += 1
          nextLeaving += 1
        } else if nextArriving < arriving.count, arriving[nextArriving].row == new {
          inserted.append(arriving[nextArriving].source)
          new += 1
          nextArriving += 1
        } else {
          break
        }
      }
      splices.append(Splice(row: place, removed: removed, inserted: inserted))
    }
    skip(oldCount - old)
    self.init(splices: splices, updates: updates)
  }
}
