// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "RxSwift", path: "..")],
  targets: [
    .executableTarget(
      name: "search-quickstart",
      dependencies: [
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
      ],
      path: "Sources/SearchQuickstart")
  ],
  swiftLanguageModes: [.v6]
)
