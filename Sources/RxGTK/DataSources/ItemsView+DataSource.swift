// SPDX-License-Identifier: MIT
#if GTK
  import RxCocoa
  import RxSwift

  extension Reactive where Base: ItemsView {
    /// Shows the sections of each element that a sequence emits, with the cells of a data source.
    ///
    /// The view shows the rows of one binding. When a binding ends, or when another one begins, its rows go away.
    ///
    ///     viewModel.sections
    ///       .drive(list.rx.items(dataSource: dataSource))
    ///       .disposed(by: bag)
    ///
    /// - Returns: a function that takes the sequence and returns what ends the binding.
    @MainActor
    public func items<DataSource: RxItemsViewDataSourceType, Source: ObservableType>(
      dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where Source.Element == DataSource.Element, DataSource.View == Base {
      let list = base
      return { source in
        list.bindRows(source) { list, element in
          dataSource.itemsView(list, observedEvent: .next(element))
        } end: { list in
          dataSource.stopShowing()
          list?.removeSections()
        }
      }
    }
  }

  extension ItemsView {
    /// Ends what a data source shows.
    fileprivate func removeSections() {
      sections?.disconnect()
      sections = nil
    }
  }
#endif
