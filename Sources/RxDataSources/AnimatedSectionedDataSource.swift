// SPDX-License-Identifier: MIT
import Differentiator
import Foundation
import RxCocoa
import RxSwift

/// A data source that makes a view show the changes between one list of sections and the next.
///
/// Differences between long lists are found on another thread, if sections are `Sendable`. During that time the view
/// and ``SectionedDataSource/sectionModels`` stay as they are. Of the lists that come during that time only the latest
/// is shown next. The model changes in the same step as the view.
@MainActor
open class AnimatedSectionedDataSource<Section: AnimatableSectionModelType>: SectionedDataSource<Section> {
  /// What comes from the sequence that is bound.
  public typealias Element = [Section]
  /// Decides, given the steps to the next sections, how the view gets there.
  public typealias DecideViewTransition =
    @MainActor (SectionedDataSource<Section>, any SectionedViewType, [Changeset<Section>]) -> ViewTransition

  /// How rows come, change and go.
  public var animationConfiguration: AnimationConfiguration
  /// How the view gets to the next sections.
  public var decideViewTransition: DecideViewTransition
  /// With more items than this in both lists together, differences are found on another thread.
  public var backgroundThreshold = 5_000
  /// With more changes than this the view begins anew, without being asked.
  public var reloadThreshold = 10_000
  /// What to do with a mistake in a list, such as a duplicate item, before the view begins anew. It prints in debug builds.
  public var differencesFailed: @MainActor (any Error) -> Void = { error in
    #if DEBUG
      print("No differences: \(error)")
    #endif
  }

  private let finder: DifferenceFinder<Section>
  /// The view that shows the sections.
  private weak var shownIn: (any SectionedViewType)?
  /// The list to be shown next, and where.
  private var next: [Section]?
  private weak var nextView: (any SectionedViewType)?
  /// Whether a view is in the middle of changes.
  private var isChanging = false
  /// The search for differences that is on, if one is.
  private var search: SingleAssignmentDisposable?

  /// Makes a data source without sections, whose differences are found by `finder`.
  public init(
    finder: DifferenceFinder<Section>,
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.finder = finder
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      titleForHeaderInSection: titleForHeaderInSection, titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath)
  }

  /// Makes a view show the sections of an event. An error leaves the view as it is.
  open func view(_ view: any SectionedViewType, observedEvent event: Event<Element>) {
    switch event {
    case .next(let sections):
      next = sections
      nextView = view
      showNext()
    case .error(let error): differencesFailed(error)
    case .completed: break
    }
  }

  package override func identity(of item: Section.Item) -> AnyHashable? { AnyHashable(item.identity) }

  /// Forgets lists that are not shown yet, and the view: the next list makes it begin anew.
  open func stopShowing() {
    next = nil
    shownIn = nil
    search?.dispose()
    search = nil
  }

  private func showNext() {
    // What a view asks for while it changes comes after that.
    while search == nil, !isChanging, let sections = next, let view = nextView {
      next = nil
      isChanging = true
      defer { isChanging = false }
      if shownIn === view {
        findDifferences(to: sections, in: view)
      } else {
        shownIn = view
        reload(view, with: sections)
      }
    }
  }

  private func findDifferences(to sections: [Section], in view: any SectionedViewType) {
    let count = sectionModels.reduce(0) { $0 + $1.items.count } + sections.reduce(0) { $0 + $1.items.count }
    guard count > backgroundThreshold, let findElsewhere = finder.findElsewhere else {
      return show(sections, Result { try finder.find(sectionModels, sections) }, in: view)
    }
    let search = SingleAssignmentDisposable()
    self.search = search
    let revision = revision
    let disposable = findElsewhere(sectionModels, sections) { [weak self, weak view, weak search] steps in
      // A search that was given up may end all the same.
      guard let self, let search, self.search === search else { return }
      self.search = nil
      if revision != self.revision {
        // The user has moved a row since the search began: these are not the differences any more.
        if next == nil { next = sections }
      } else if let view {
        isChanging = true
        show(sections, steps, in: view)
        isChanging = false
      }
      showNext()
    }
    search.setDisposable(disposable)
  }

  private func show(
    _ sections: [Section], _ found: Result<[Changeset<Section>], any Error>, in view: any SectionedViewType
  ) {
    switch found {
    case .success(let steps):
      guard steps.reduce(0, { $0 + $1.changeCount }) <= reloadThreshold,
        decideViewTransition(self, view, steps) == .animated
      else { return reload(view, with: sections) }
      let perform = {
        for step in steps {
          view.performBatchUpdates {
            self.setSections(step.finalSections)
            view.batchUpdates(step, animationConfiguration: self.animationConfiguration)
          }
        }
      }
      if let view = view as? any SteppedView { view.performSteps(perform) } else { perform() }
      // Items are the same, and titles need not be.
      if steps.isEmpty { view.performBatchUpdates { setSections(sections) } }
    case .failure(let error):
      differencesFailed(error)
      reload(view, with: sections)
    }
  }

  private func reload(_ view: any SectionedViewType, with sections: [Section]) {
    setSections(sections)
    view.reloadData()
  }
}

extension Changeset {
  /// The number of changes.
  fileprivate var changeCount: Int {
    insertedSections.count + deletedSections.count + movedSections.count + updatedSections.count + insertedItems.count
      + deletedItems.count + movedItems.count + updatedItems.count
  }
}
