// SPDX-License-Identifier: MIT
import Differentiator

/// An item as apps have them: an identity, and content that changes.
struct Row<Identity: Hashable>: IdentifiableType, Equatable {
  let identity: Identity
  var text: String
}

/// A title that is its own identity.
struct Title: IdentifiableType {
  let identity: String
}

typealias List<Identity: Hashable> = [AnimatableSectionModel<Title, Row<Identity>>]

/// Random numbers, the same ones each time.
struct Random: RandomNumberGenerator {
  private var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A list of one section, and what becomes of it when `changes` of its items are removed, as many inserted, as many edited, and a
/// quarter of as many moved, all at random places.
func lists<Identity>(count: Int, changes: Int, _ identity: (Int) -> Identity) -> (List<Identity>, List<Identity>) {
  var random = Random()
  let initial = (0..<count).map { Row(identity: identity($0), text: "row \($0)") }
  let leaving = Array((0..<count).shuffled(using: &random).prefix(changes + changes / 4))
  let removed = Set(leaving.prefix(changes))
  let left = Set(leaving)
  let edited = Set((0..<count).filter { !removed.contains($0) }.shuffled(using: &random).prefix(changes))

  func row(_ index: Int) -> Row<Identity> {
    Row(identity: initial[index].identity, text: edited.contains(index) ? "edited \(index)" : initial[index].text)
  }
  let staying = (0..<count).filter { !left.contains($0) }
  let new = (0..<changes).map { Row(identity: identity(count + $0), text: "new \($0)") }
  var arriving: [Int: [Row<Identity>]] = [:]
  for item in leaving.dropFirst(changes).map(row) + new {
    arriving[Int.random(in: 0...staying.count, using: &random), default: []].append(item)
  }
  var final: [Row<Identity>] = []
  for place in 0...staying.count {
    final += arriving[place] ?? []
    if place < staying.count { final.append(row(staying[place])) }
  }
  func list(_ items: [Row<Identity>]) -> List<Identity> {
    [AnimatableSectionModel(model: Title(identity: ""), items: items)]
  }
  return (list(initial), list(final))
}
