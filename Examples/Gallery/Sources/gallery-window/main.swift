// SPDX-License-Identifier: MIT
import Foundation
import Gallery
import RxGTK
import RxSwift

let arguments = CommandLine.arguments.dropFirst()
let names = ColorScheme.allCases.map(\.rawValue)
guard arguments.allSatisfy({ names.contains($0) }), arguments.count <= 1 else {
  print("Usage: gallery-window [\(names.joined(separator: " | "))]")
  exit(64)
}

// The main thread runs GTK's loop, so that nothing here waits with `await`.
GalleryWindow.prepare()
arguments.first.flatMap(ColorScheme.init)?.use()
let gallery = GalleryWindow()
let closing = gallery.window.rx.deallocated.bind { MainLoop.quit() }
gallery.show()
MainLoop.run()
closing.dispose()
