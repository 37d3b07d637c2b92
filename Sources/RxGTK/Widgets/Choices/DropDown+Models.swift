// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxCocoa
  import RxSwift

  extension Reactive where Base: DropDown {
    /// Shows the texts that `title` makes of the elements of each sequence.
    ///
    ///     planets
    ///       .bind(to: list.rx.itemTitles) { _, planet in planet.name }
    ///       .disposed(by: bag)
    @MainActor
    public func itemTitles<Elements: Sequence, Source: ObservableType>(
      _ source: Source
    ) -> (_ title: @escaping (Int, Elements.Element) -> String?) -> any Disposable
    where Source.Element == Elements {
      let list = base
      return { title in
        let title = UncheckedPointer(title)
        return source.subscribe(
          Binder(list) { list, elements in
            let elements = Array(elements)
            list.items = elements.enumerated().map { title.value($0, $1) ?? "" }
            list.models = elements
          })
      }
    }

    /// Emits the element whose text the user chooses; without a binding of elements it is the text.
    ///
    ///     list.rx.modelSelected(Planet.self)
    ///       .bind(to: viewModel.planet)
    ///       .disposed(by: bag)
    @MainActor public func modelSelected<Model>(_: Model.Type) -> ControlEvent<Model> {
      let list = WeakWidget(base)
      return ControlEvent(
        events: selectedIndex.changed.compactMap { index in
          onMainActor { index.flatMap { list.value?.model(at: $0) as? Model } }
        })
    }

    /// The element that is shown at a place.
    ///
    /// - Throws: `RxCocoaError.itemsNotYetBound` if there is none, and `RxCocoaError.castingError` if it is of another type.
    @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
      guard let element = base.model(at: indexPath.last ?? -1) else {
        throw RxCocoaError.itemsNotYetBound(object: base)
      }
      guard let model = element as? Model else {
        throw RxCocoaError.castingError(object: element, targetType: Model.self)
      }
      return model
    }
  }
#endif
