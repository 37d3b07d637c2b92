// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// Gives the values of a comparison their characters: those of the diagram, and others to those that the diagram does not have.
struct MarbleNames<Element> {
  private var named: [(name: Character, value: Element)] = []
  private let fresh: [Character]

  /// - Parameters:
  ///   - diagrams: the expected ones, with their events.
  ///   - value: what a character stands for.
  init(_ diagrams: [MarbleDiagram], _ value: (Character) -> Element?) {
    let used = Set(diagrams.flatMap { $0.marbles.compactMap(\.event.character) })
    named = used.sorted().compactMap { name in value(name).map { (name, $0) } }
    // What a diagram does not use may be among its values all the same.
    let others = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let known = others.filter { !used.contains($0) }.compactMap { name in value(name).map { (name, $0) } }
    named += known
    let taken = used.union(known.map(\.0))
    fresh = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz").filter { !taken.contains($0) }
  }

  /// The signs of events, whose times count from `origin`. Those long after the last expected one get no names: they are compared with nothing.
  mutating func signs(
    _ events: [Recorded<Event<Element>>], _ error: any Error, origin: Int, expected: [MarbleDiagram.Marble],
    _ areEqual: (Element, Element) -> Bool
  ) -> [MarbleSign] {
    let limit = expected.count + 50
    return events.enumerated().map { index, recorded in
      let frame = recorded.time - origin
      switch recorded.value {
      case .next(let value):
        guard index < limit else { return MarbleSign(frame, "?") }
        let wanted = index < expected.count ? expected[index].event.character : nil
        guard let name = name(of: value, wanted, areEqual) else {
          return MarbleSign(frame, "?", detail: "\(value)")
        }
        return MarbleSign(frame, String(name))
      case .completed: return MarbleSign(frame, "|")
      case .error(let other):
        return MarbleSign(frame, other, expected: error)
      }
    }
  }

  /// Several characters may stand for equal values: then the one that is expected there is the name. Nil if all characters have a meaning.
  private mutating func name(
    of value: Element, _ wanted: Character?, _ areEqual: (Element, Element) -> Bool
  ) -> Character? {
    let known = named.filter { areEqual($0.value, value) }.map(\.name)
    if let name = known.first(where: { $0 == wanted }) ?? known.first { return name }
    let names = Set(named.map(\.name))
    // No diagram has this one, so it is equal to nothing that is expected.
    guard let name = fresh.first(where: { !names.contains($0) }) else { return nil }
    named.append((name, value))
    return name
  }

  /// What the characters stand for, as far as some of the lines use them and it is not the character itself.
  func legend(_ lines: [[MarbleSign]]) -> String {
    let used = Set(lines.joined().map(\.symbol))
    let meanings = named.filter { used.contains(String($0.name)) && "\($0.value)" != String($0.name) }
      .sorted { $0.name < $1.name }
      .map { "\($0.name) = \($0.value)" }
    return meanings.prefix(12).joined(separator: ", ") + (meanings.count > 12 ? ", …" : "")
  }
}
