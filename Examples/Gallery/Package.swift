// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

// A package of its own, as programs with windows are: it switches the trait GTK on.
let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "gallery-window", targets: ["gallery-window"])],
  dependencies: [
    .package(name: "RxSwift", path: "../..", traits: ["GTK"]),
    .package(name: "WindowPictures", path: "../WindowPictures"),
  ],
  targets: [
    .target(
      name: "Gallery",
      dependencies: [
        .product(name: "RxGTK", package: "RxSwift"), .product(name: "RxDataSources", package: "RxSwift"),
      ]),
    .executableTarget(name: "gallery-window", dependencies: ["Gallery"]),
    .executableTarget(name: "window-load", dependencies: [.product(name: "RxGTK", package: "RxSwift")]),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", .product(name: "WindowPictures", package: "WindowPictures")],
      exclude: ["PicturedWith.txt"]),
  ],
  swiftLanguageModes: [.v6]
)
