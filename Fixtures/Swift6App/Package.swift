// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Swift6App",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "RxSwift", path: "../..")],
  targets: [
    .executableTarget(
      name: "Swift6App",
      dependencies: [
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
