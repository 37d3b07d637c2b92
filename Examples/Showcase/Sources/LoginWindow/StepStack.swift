// SPDX-License-Identifier: MIT
import CGtk4
import LoginCore
import RxGTK

/// Shows one page for each step, and lets them slide.
final class StepStack: Widget {
  init(_ pages: [(LoginStep, Widget)]) {
    super.init(gtk_stack_new()!)
    gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    gtk_stack_set_transition_duration(opaque, 220)
    gtk_stack_set_vhomogeneous(opaque, 0)
    gtk_stack_set_interpolate_size(opaque, 1)
    for (step, page) in pages {
      gtk_stack_add_named(opaque, page.pointer, "\(step)")
      keep(page)
    }
  }

  /// Shows the page of a step.
  func show(_ step: LoginStep) { gtk_stack_set_visible_child_name(opaque, "\(step)") }
}
