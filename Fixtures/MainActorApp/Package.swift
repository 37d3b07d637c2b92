// swift-tools-version:6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "MainActorApp",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "RxSwift", path: "../..")],
  targets: [
    .executableTarget(
      name: "MainActorApp",
      dependencies: [
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)])
  ]
)
