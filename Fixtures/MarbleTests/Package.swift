// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let marbles: [Target.Dependency] = [
  .product(name: "RxSwift", package: "RxSwift"),
  .product(name: "RxTest", package: "RxSwift"),
  .product(name: "RxMarbles", package: "RxSwift"),
]

let package = Package(
  name: "MarbleTests",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "RxSwift", path: "../..")],
  targets: [
    .testTarget(name: "Swift5Tests", dependencies: marbles, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "Swift6Tests", dependencies: marbles, swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
