// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "RepositorySearch",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "RepositorySearchCore", targets: ["RepositorySearchCore"]),
    // What the window of the package beside this one shares with the command and its tests.
    .library(name: "RepositorySearchOptions", targets: ["RepositorySearchOptions"]),
    .library(name: "ServerProcess", targets: ["ServerProcess"]),
    // The server in a process that shows the search among other pages.
    .library(name: "RepositoryServer", targets: ["RepositoryServer"]),
    // What all servers have in common that run in the process of a window or a test.
    .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
    // Which program a database belongs to.
    .library(name: "DatabaseFiles", targets: ["DatabaseFiles"]),
    // Redirects that keep tokens and passwords where they belong.
    .library(name: "SameOriginRedirects", targets: ["SameOriginRedirects"]),
    .executable(name: "repository-search", targets: ["repository-search"]),
    .executable(name: "repository-server", targets: ["repository-server"]),
  ],
  dependencies: [
    .package(name: "RxSwift", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.8.0"),
  ],
  targets: [
    // Everything without a user interface: models, network, cache, view model, and what `--headless` prints.
    .target(
      name: "RepositorySearchCore",
      dependencies: [
        "DatabaseFiles", "SameOriginRedirects",
        .product(name: "RxSwift", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
        .product(name: "RxCocoa", package: "RxSwift"),
        .product(name: "RxKit", package: "RxSwift"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Crypto", package: "swift-crypto"),
      ]
    ),
    .target(name: "SameOriginRedirects"),
    .target(name: "DatabaseFiles", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .testTarget(
      name: "DatabaseFilesTests", dependencies: ["DatabaseFiles", .product(name: "GRDB", package: "GRDB.swift")]),
    // The options of all programs that search.
    .target(
      name: "RepositorySearchOptions",
      dependencies: [
        "RepositorySearchCore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .target(
      name: "LoopbackServer",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]
    ),
    // The local stand-in for GitHub's search, as a library so that tests start it in their own process.
    .target(
      name: "RepositoryServer",
      dependencies: [
        "LoopbackServer",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      resources: [.copy("Resources/repositories.json"), .copy("Resources/NOTICE.md")]
    ),
    .executableTarget(
      name: "repository-server",
      dependencies: [
        "RepositoryServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "repository-search",
      dependencies: [
        "RepositorySearchCore", "RepositorySearchOptions",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // For tests: finds the programs that are built with them, and starts the server.
    .target(name: "ServerProcess"),
    .testTarget(
      name: "RepositorySearchCoreTests",
      dependencies: [
        "RepositorySearchCore", "RepositoryServer",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "RxKit", package: "RxSwift"),
        .product(name: "RxTest", package: "RxSwift"),
      ]
    ),
    .testTarget(
      name: "RepositoryServerTests",
      dependencies: [
        "RepositoryServer",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    // Runs the programs as processes.
    .testTarget(
      name: "RepositorySearchCommandTests",
      dependencies: [
        "repository-search", "repository-server", "RepositorySearchCore", "RepositorySearchOptions", "ServerProcess",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ],
      resources: [.copy("Fixtures")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
