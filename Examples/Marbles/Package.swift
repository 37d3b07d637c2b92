// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Marbles",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "MarbleCatalogue", targets: ["MarbleCatalogue"]),
    // The page where you can try operators: a program that imports it serves its own operators, too.
    .library(name: "MarblePlayground", targets: ["MarblePlayground"]),
    .executable(name: "marble-pictures", targets: ["marble-pictures"]),
    .executable(name: "marble-playground", targets: ["marble-playground"]),
  ],
  dependencies: [
    .package(name: "RxSwift", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
  ],
  targets: [
    // An example for every operator, factory and subject.
    .target(
      name: "MarbleCatalogue",
      dependencies: [
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
        .product(name: "RxKit", package: "RxSwift"),
        .product(name: "RxTest", package: "RxSwift"),
        .product(name: "RxMarbles", package: "RxSwift"),
      ]
    ),
    // Writes the pictures and the pages that show them, or compares them with what the operators do.
    .executableTarget(name: "marble-pictures", dependencies: ["MarbleCatalogue"]),
    // The playground: its page, its server, and the process in which operators run.
    .target(
      name: "MarblePlayground",
      dependencies: [
        "MarbleCatalogue",
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxKit", package: "RxSwift"),
        .product(name: "RxTest", package: "RxSwift"),
        .product(name: "RxMarbles", package: "RxSwift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ],
      resources: [.copy("Page")]
    ),
    .executableTarget(name: "marble-playground", dependencies: ["MarblePlayground"]),
    // A user's operators, with the few lines that put them on the page.
    .executableTarget(
      name: "my-operators",
      dependencies: [
        "MarblePlayground", .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxMarbles", package: "RxSwift"),
      ]),
    .testTarget(
      name: "MarbleCatalogueTests",
      dependencies: [
        "MarbleCatalogue", "marble-pictures", .product(name: "RxMarbles", package: "RxSwift"),
        .product(name: "RxSwift", package: "RxSwift"), .product(name: "RxTest", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"), .product(name: "RxCocoa", package: "RxSwift"),
        .product(name: "RxKit", package: "RxSwift"),
      ]),
    // The page in a browser without a window.
    .testTarget(
      name: "MarblePlaygroundTests",
      dependencies: [
        "MarbleCatalogue", "my-operators", "marble-playground", .product(name: "RxMarbles", package: "RxSwift"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
