// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  extension guint {
    /// A place in a list as GTK takes it. What cannot be one is none.
    init(position: Int?) { self = position.flatMap { guint(exactly: $0) } ?? guint.max }
  }
#endif
