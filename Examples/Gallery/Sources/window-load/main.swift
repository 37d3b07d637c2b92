// SPDX-License-Identifier: MIT
import Foundation
import RxGTK

// Prints what a window bears: how long a list of a million rows takes to open, how often the window is painted while the list scrolls and
// while events come from another thread, and how long a key waits then. The program fails if a figure is outside of its limit. Run a release build;
// `scripts/window-load` does so.
MainLoop.prepare()
let load = Load()
load.show()
load.measureQuiet()
load.measureOpening()
load.measureScrolling()
load.measureFlood(bound: false)
load.measureFlood(bound: true)
load.close()
for failure in load.failures { print("missed: \(failure)") }
if !load.failures.isEmpty { exit(1) }
