// SPDX-License-Identifier: MIT

/// The last stage of an outer sequence: maps each element to an inner sequence and hands that to the operator.
@usableFromInline
final class OuterStage: TerminalStage {
  @usableFromInline let sink: JoiningSink
  @usableFromInline let handleCompleted: () -> Void

  @inlinable
  init<Element, Source: ObservableConvertibleType>(
    _ sink: JoiningSink, _ selector: @escaping (Element) throws -> Source,
    onInner: @escaping (Observable<Source.Element>) -> Void, onCompleted: @escaping () -> Void
  ) {
    self.sink = sink
    handleCompleted = onCompleted
    super.init { slot, _ in
      do {
        onInner(try selector(slot.load(Element.self)).asObservable())
      } catch {
        sink.fail(error)
      }
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { sink.fail(error) }

  @usableFromInline
  override func onCompleted() { handleCompleted() }
}
