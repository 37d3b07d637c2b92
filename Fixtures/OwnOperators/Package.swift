// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

// A package of a user, beside a clone of the repository: in the place of the two paths there are those of the clone.
let package = Package(
  name: "own-operators",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "RxSwift", path: "../.."), .package(path: "../../Examples/Marbles")],
  targets: [
    .executableTarget(
      name: "own-operators",
      dependencies: [
        .product(name: "MarblePlayground", package: "Marbles"), .product(name: "RxMarbles", package: "RxSwift"),
        .product(name: "RxSwift", package: "RxSwift"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
