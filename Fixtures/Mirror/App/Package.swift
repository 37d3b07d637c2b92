// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
// An app that depends on RxSwift by its original URL, and on a library that does so too.
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [
    .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.0.0"),
    .package(path: "../ThirdParty"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
        .product(name: "ThirdParty", package: "ThirdParty"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
