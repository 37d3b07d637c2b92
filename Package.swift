// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "RxSwift",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "RxSwift", targets: ["RxSwift"]),
    .library(name: "RxRelay", targets: ["RxRelay"]),
    .library(name: "RxCocoa", targets: ["RxCocoa"]),
    .library(name: "RxTest", targets: ["RxTest"]),
    .library(name: "RxBlocking", targets: ["RxBlocking"]),
  ],
  targets: [
    .target(name: "CRxPlatform"),
    .target(name: "RxSwift", dependencies: ["CRxPlatform"]),
    .target(name: "RxRelay", dependencies: ["RxSwift"]),
    .target(name: "RxCocoa", dependencies: ["RxSwift", "RxRelay"]),
    .target(name: "RxTest", dependencies: ["RxSwift"]),
    .target(name: "RxBlocking", dependencies: ["RxSwift"]),
    .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift", "RxRelay", "RxTest", "RxBlocking"]),
    .testTarget(name: "RxRelayTests", dependencies: ["RxRelay", "RxTest"]),
    .testTarget(name: "RxCocoaTests", dependencies: ["RxCocoa", "RxTest"]),
    .testTarget(name: "RxTestTests", dependencies: ["RxTest"]),
    .testTarget(name: "RxBlockingTests", dependencies: ["RxBlocking"]),
  ],
  swiftLanguageModes: [.v6]
)

// The documentation plugin is a dependency of whoever builds the documentation (scripts/documentation), not of users.
if Context.environment["RX_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin.git", from: "1.4.0"))
}
