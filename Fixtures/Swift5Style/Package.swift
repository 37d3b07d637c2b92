// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Swift5Style",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "RxSwift", path: "../..")],
  targets: [
    .executableTarget(
      name: "Swift5Style",
      dependencies: [
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "References",
      dependencies: [
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
  ]
)
