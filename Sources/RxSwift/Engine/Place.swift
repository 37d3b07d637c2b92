// SPDX-License-Identifier: MIT

/// Where an observable stands in a chain: what it does there, and the observable that it transforms.
///
/// An observable holds its place. Subscribing reads the places of a chain through pointers. Nothing can copy a place,
/// so this changes no reference count.
@usableFromInline
struct Place: ~Copyable {
  var recipe: Recipe
  /// The observable that a linear operator transforms, or whose elements a source passes on; nil for any other source.
  var upstream: (any ObservableNode)?
  /// The place of the upstream.
  let next: UnsafePointer<Place>?
  /// The number of linear operators of the chain up to this one; zero for a source.
  let depth: Int32

  /// The place of a linear operator.
  init(_ recipe: Recipe, transforming upstream: __owned any ObservableNode) {
    let next = upstream.place
    self.recipe = recipe
    self.upstream = upstream
    self.next = next
    depth = next.pointee.depth &+ 1
  }

  /// The place of a source.
  init(_ recipe: Recipe, passingOn origin: (any ObservableNode)?) {
    self.recipe = recipe
    upstream = origin
    next = origin?.place
    depth = 0
  }

  /// Sets the link of a linear operator in one subscription.
  @inline(__always)
  borrowing func setLink(into running: RunningSubscription, at index: Int) {
    switch recipe {
    case .step(let step): running.setLink(Link(step, nil), at: index)
    case .stage(let make):
      let stage = make()
      running.setLink(Link(stage.step, stage), at: index)
    case .source, .feed: preconditionFailure("A source is no stage.")
    }
  }

  /// Releases what the observable of this place retains; called by its deinitialiser.
  @inline(__always)
  mutating func clear() {
    if upstream != nil { IterativeRelease.ofNode(upstream.take().unsafelyUnwrapped) }
    if depth == 0, case .source = recipe { IterativeRelease.of(recipe as Any) { recipe = .feed } }
  }
}
