// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxDataSources
  import RxSwift

  /// A data source that makes a view show what a sequence emits.
  @MainActor
  public protocol RxItemsViewDataSourceType {
    /// The view.
    associatedtype View: ItemsView

    /// What the sequence emits.
    associatedtype Element

    /// Makes the view show an event of the sequence.
    func itemsView(_ itemsView: View, observedEvent event: Event<Element>)
    /// Ends that.
    func stopShowing()
  }

  /// A data source of a list.
  public typealias RxListViewSectionedReloadDataSource<Section: SectionModelType> =
    RxItemsViewSectionedReloadDataSource<ListView, Section>
  /// A data source of a grid.
  public typealias RxGridViewSectionedReloadDataSource<Section: SectionModelType> =
    RxItemsViewSectionedReloadDataSource<GridView, Section>
  /// A data source of a table, whose `configuredColumn` says which cell is asked for.
  public typealias RxColumnViewSectionedReloadDataSource<Section: SectionModelType> =
    RxItemsViewSectionedReloadDataSource<ColumnView, Section>
  /// A data source of a list that animates changes.
  public typealias RxListViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
    RxItemsViewSectionedAnimatedDataSource<ListView, Section>
  /// A data source of a grid that animates changes.
  public typealias RxGridViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
    RxItemsViewSectionedAnimatedDataSource<GridView, Section>
  /// A data source of a table that animates changes; the table's `configuredColumn` says which cell is asked for.
  public typealias RxColumnViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
    RxItemsViewSectionedAnimatedDataSource<ColumnView, Section>

  /// Shows sections in a view, and begins anew with each list of sections.
  @MainActor
  open class RxItemsViewSectionedReloadDataSource<View: ItemsView, Section: SectionModelType>:
    SectionedDataSource<Section>, RxItemsViewDataSourceType
  {
    /// Returns the cell for an item; `dequeueReusableCell` of the list gives one.
    public typealias ConfigureCell = @MainActor (SectionedDataSource<Section>, View, IndexPath, Item) -> Widget

    /// The cell for an item.
    open var configureCell: ConfigureCell

    /// Makes a data source without sections.
    public init(
      configureCell: @escaping ConfigureCell,
      titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
      titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
      canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in true },
      canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in true }
    ) {
      self.configureCell = configureCell
      super.init(
        titleForHeaderInSection: titleForHeaderInSection, titleForFooterInSection: titleForFooterInSection,
        canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath)
    }

    /// Makes the view show the sections of an event.
    open func itemsView(_ itemsView: View, observedEvent event: Event<[Section]>) {
      guard let sections = event.element else { return }
      let view = itemsView.sections(of: self) { [unowned self] (view: View, path: IndexPath) in
        configureCell(self, view, path, self[path])
      }
      setSections(sections)
      view.reloadData()
    }

    /// Does nothing: nothing is left to be shown later.
    open func stopShowing() {}
  }

  /// Shows sections in a view, and makes the changes between one list of sections and the next. Selection and focus stay with their items.
  ///
  /// A view of GTK shows a change at once: what the animation configuration says about motion has no effect here.
  @MainActor
  open class RxItemsViewSectionedAnimatedDataSource<View: ItemsView, Section: AnimatableSectionModelType>:
    AnimatedSectionedDataSource<Section>, RxItemsViewDataSourceType
  {
    /// Returns the cell for an item; `dequeueReusableCell` of the list gives one.
    public typealias ConfigureCell = @MainActor (SectionedDataSource<Section>, View, IndexPath, Item) -> Widget

    /// The cell for an item.
    open var configureCell: ConfigureCell

    /// Makes a data source without sections, whose differences are found by `finder`.
    public init(
      finder: DifferenceFinder<Section>,
      animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
      decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
      configureCell: @escaping ConfigureCell,
      titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
      titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
      canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
      canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
    ) {
      self.configureCell = configureCell
      super.init(
        finder: finder, animationConfiguration: animationConfiguration, decideViewTransition: decideViewTransition,
        titleForHeaderInSection: titleForHeaderInSection, titleForFooterInSection: titleForFooterInSection,
        canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath)
    }

    /// Makes a data source whose sections may not be passed to another thread.
    @inlinable
    public convenience init(
      animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
      decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
      configureCell: @escaping ConfigureCell,
      titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
      titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
      canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
      canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
    ) {
      self.init(
        finder: DifferenceFinder(), animationConfiguration: animationConfiguration,
        decideViewTransition: decideViewTransition, configureCell: configureCell,
        titleForHeaderInSection: titleForHeaderInSection, titleForFooterInSection: titleForFooterInSection,
        canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath)
    }

    /// Makes a data source that finds differences of long lists on another thread.
    @inlinable
    public convenience init(
      animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
      decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
      configureCell: @escaping ConfigureCell,
      titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
      titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
      canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
      canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
    ) where Section: Sendable {
      self.init(
        finder: DifferenceFinder(), animationConfiguration: animationConfiguration,
        decideViewTransition: decideViewTransition, configureCell: configureCell,
        titleForHeaderInSection: titleForHeaderInSection, titleForFooterInSection: titleForFooterInSection,
        canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath)
    }

    /// Makes the view show the sections of an event.
    open func itemsView(_ itemsView: View, observedEvent event: Event<[Section]>) {
      view(
        itemsView.sections(of: self) { [unowned self] (view: View, path: IndexPath) in
          configureCell(self, view, path, self[path])
        },
        observedEvent: event)
    }
  }

  extension ItemsView {
    /// What shows the sections of a data source here; the closure fills cells.
    fileprivate func sections<View: ItemsView, Section: SectionModelType>(
      of dataSource: SectionedDataSource<Section>, configure: @escaping @MainActor (View, IndexPath) -> Widget
    ) -> SectionsOfView<Section> {
      if let sections = sections as? SectionsOfView<Section>, sections.dataSource === dataSource { return sections }
      sections?.disconnect()
      let new = SectionsOfView(self, dataSource) { view, path in
        // The view is the one that the data source is for.
        (view as? View).map { configure($0, path) } ?? SectionCells.title(nil)
      }
      sections = new
      return new
    }
  }
#endif
