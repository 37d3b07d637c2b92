// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

// A package of its own, so that the rest of the example builds where there is no GTK.
let package = Package(
  name: "RepositorySearchWindow",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "repository-search-window", targets: ["repository-search-window"]),
    .library(name: "RepositorySearchWindow", targets: ["RepositorySearchWindow"]),
  ],
  dependencies: [
    .package(name: "RxSwift", path: "../..", traits: ["GTK"]),
    .package(name: "RepositorySearch", path: "../RepositorySearch"),
    .package(name: "WindowPictures", path: "../WindowPictures"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "RepositorySearchWindow",
      dependencies: [
        .product(name: "RxGTK", package: "RxSwift"),
        .product(name: "RxKit", package: "RxSwift"),
        .product(name: "RepositorySearchCore", package: "RepositorySearch"),
      ],
      resources: [.copy("Resources/icons")]
    ),
    .executableTarget(
      name: "repository-search-window",
      dependencies: [
        "RepositorySearchWindow",
        .product(name: "RepositorySearchCore", package: "RepositorySearch"),
        .product(name: "RepositorySearchOptions", package: "RepositorySearch"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "RepositorySearchWindowTests",
      dependencies: [
        "RepositorySearchWindow", .product(name: "WindowPictures", package: "WindowPictures"),
        .product(name: "ServerProcess", package: "RepositorySearch"),
        .product(name: "repository-server", package: "RepositorySearch"),
        .product(name: "RxTest", package: "RxSwift"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
