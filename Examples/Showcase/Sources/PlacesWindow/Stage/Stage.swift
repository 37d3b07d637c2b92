// SPDX-License-Identifier: MIT
import CGtk4
import PlacesCore
import RxCocoa
import RxGTK
import RxSwift

/// A place for views that lie over each other. Where each is follows from the size of the stage: a child brings a function of it.
///
/// Children are moved without being measured or laid out anew, so that a frame costs little.
final class Stage: Widget {
  typealias Place = (StageGeometry, Widget) -> StageGeometry.Frame

  init() {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!)
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    // The stage takes every size from that of a telephone on.
    setLayout(minimumSize: Vector(x: 340, y: 440), naturalSize: Vector(x: 800, y: 660)) { stage, size in
      allocateChildren(of: stage, in: StageGeometry(width: size.x, height: size.y))
    }
  }

  /// Adds a child in front of the others.
  func append(_ child: Widget, at place: @escaping Place) {
    gtk_box_append(cast(), child.pointer)
    Self.place(child, place)
  }

  /// Gives a child another place, from the next frame on.
  static func place(_ child: Widget, _ place: @escaping Place) {
    let placement = Placement { [weak child] geometry in child.map { place(geometry, $0) } }
    g_object_set_data_full(
      child.object.assumingMemoryBound(to: GObject.self), placementKey, Unmanaged.passRetained(placement).toOpaque(),
      { Unmanaged<Placement>.fromOpaque($0!).release() })
    if let parent = gtk_widget_get_parent(child.pointer) { gtk_widget_queue_allocate(parent) }
  }

  /// The size that the stage has at the moment.
  var geometry: StageGeometry {
    StageGeometry(width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer)))
  }
}

extension Reactive where Base: Widget {
  /// Takes where a child of a stage is.
  @MainActor
  func place() -> Binder<Stage.Place> { Binder(base) { child, place in Stage.place(child, place) } }
}

private let placementKey = "places-placement"

/// Where a child is: what GTK keeps for the child.
@MainActor
private final class Placement {
  let frame: (StageGeometry) -> StageGeometry.Frame?
  init(_ frame: @escaping (StageGeometry) -> StageGeometry.Frame?) { self.frame = frame }
}

/// Puts each child where it says that it is.
@MainActor
private func allocateChildren(of stage: UnsafeMutablePointer<GtkWidget>, in geometry: StageGeometry) {
  var next = gtk_widget_get_first_child(stage)
  while let child = next {
    next = gtk_widget_get_next_sibling(child)
    let object = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self)
    guard let data = g_object_get_data(object, placementKey),
      let frame = Unmanaged<Placement>.fromOpaque(data).takeUnretainedValue().frame(geometry)
    else { continue }
    allocate(child, frame, in: geometry)
  }
}

@MainActor
private func allocate(
  _ child: UnsafeMutablePointer<GtkWidget>, _ frame: StageGeometry.Frame, in geometry: StageGeometry
) {
  // What is outside is not drawn, and takes no part in moving the focus.
  let isInside = frame.bottom > 0 && frame.y < geometry.height
  gtk_widget_set_child_visible(child, isInside ? 1 : 0)
  var minimum: Int32 = 0
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
  let width = max(Int32(frame.width.rounded()), minimum)
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &minimum, nil, nil, nil)
  let height = max(Int32(frame.height.rounded()), minimum)
  var point = graphene_point_t(x: Float(frame.x), y: Float(frame.y))
  gtk_widget_allocate(child, width, height, -1, gsk_transform_translate(nil, &point))
}
