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
    .library(name: "RxMarbles", targets: ["RxMarbles"]),
    .library(name: "RxBlocking", targets: ["RxBlocking"]),
    .library(name: "RxGTK", targets: ["RxGTK"]),
    .library(name: "RxKit", targets: ["RxKit"]),
    .library(name: "Differentiator", targets: ["Differentiator"]),
    .library(name: "RxDataSources", targets: ["RxDataSources"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Builds RxGTK, which needs GTK 4 and libadwaita. Without it the module is empty.")
  ],
  targets: [
    .target(name: "CRxPlatform"),
    .target(name: "RxSwift", dependencies: ["CRxPlatform"]),
    .target(name: "RxRelay", dependencies: ["RxSwift"]),
    .target(name: "RxCocoa", dependencies: ["RxSwift", "RxRelay"]),
    .target(name: "RxTest", dependencies: ["RxSwift"]),
    .target(name: "RxMarbles", dependencies: ["RxSwift", "RxTest"]),
    .target(name: "RxBlocking", dependencies: ["RxSwift"]),
    .target(name: "Differentiator"),
    .target(name: "RxDataSources", dependencies: ["Differentiator", "RxCocoa"]),
    .systemLibrary(
      name: "CGtk4", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"]), .brew(["libadwaita"])]),
    .target(
      name: "RxGTK",
      dependencies: ["RxCocoa", "RxDataSources", .target(name: "CGtk4", condition: .when(traits: ["GTK"]))]),
    .target(name: "RxKit", dependencies: ["RxSwift", "RxRelay"]),
    .target(name: "RxTestSupport", path: "Tests/RxTestSupport"),
    .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift", "RxRelay", "RxTest", "RxBlocking", "RxTestSupport"]),
    .testTarget(name: "RxRelayTests", dependencies: ["RxRelay", "RxTest", "RxTestSupport"]),
    .testTarget(name: "RxCocoaTests", dependencies: ["RxCocoa", "RxTest", "RxTestSupport"]),
    .testTarget(name: "RxTestTests", dependencies: ["RxTest"]),
    .testTarget(name: "RxMarblesTests", dependencies: ["RxMarbles", "RxTest", "RxSwift", "RxTestSupport"]),
    .testTarget(name: "RxBlockingTests", dependencies: ["RxBlocking"]),
    .testTarget(name: "RxGTKTests", dependencies: ["RxGTK", "RxTestSupport"]),
    .testTarget(name: "RxKitTests", dependencies: ["RxKit", "RxTest"]),
    .testTarget(name: "DifferentiatorTests", dependencies: ["Differentiator", "RxTestSupport"]),
    .testTarget(name: "RxDataSourcesTests", dependencies: ["RxDataSources", "RxTest", "RxTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The documentation plugin is a dependency where the documentation is built (scripts/documentation), not in the packages of users.
if Context.environment["RX_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin.git", from: "1.4.0"))
}
