// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

// What the tests of the examples see of a window on the screen.
let package = Package(
  name: "WindowPictures",
  platforms: [.macOS(.v14)],
  products: [.library(name: "WindowPictures", targets: ["WindowPictures"])],
  dependencies: [.package(name: "RxSwift", path: "../..", traits: ["GTK"])],
  targets: [.target(name: "WindowPictures", dependencies: [.product(name: "RxGTK", package: "RxSwift")])],
  swiftLanguageModes: [.v6]
)
