// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "RxSwift", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms.git", from: "1.1.0"),
  ],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "rx-benchmarks",
      dependencies: [
        "CAllocations",
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "rx-allocations",
      dependencies: [
        "CAllocations",
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "rx-differences", dependencies: [.product(name: "Differentiator", package: "RxSwift")]),
  ]
)
