// swift-tools-version:5.5
// SPDX-License-Identifier: MIT
// A library of somebody else: its manifest names RxSwift's original URL, without `.git`, and stays as it is.
import PackageDescription

let package = Package(
  name: "ThirdParty",
  products: [.library(name: "ThirdParty", targets: ["ThirdParty"])],
  dependencies: [.package(url: "https://github.com/ReactiveX/RxSwift", from: "6.0.0")],
  targets: [
    .target(
      name: "ThirdParty",
      dependencies: [
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
      ])
  ]
)
