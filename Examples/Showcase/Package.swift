// swift-tools-version:6.1
// SPDX-License-Identifier: MIT
import PackageDescription

/// A core: no user interface, tested in virtual time.
func core(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: rx(["RxSwift", "RxRelay"]) + dependencies, resources: resources)
}

/// What a core and the widgets of one app become: an entry of the shell.
func window(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: ["ShowcaseShell"] + rx(["RxGTK"]) + dependencies)
}

func tests(of core: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: core + "Tests", dependencies: [.byName(name: core), "TestSupport"] + rx(["RxKit", "RxTest"]) + dependencies)
}

func rx(_ names: [String]) -> [Target.Dependency] { names.map { .product(name: $0, package: "RxSwift") } }

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let kit = Target.Dependency.product(name: "RxKit", package: "RxSwift")
let loopback = Target.Dependency.product(name: "LoopbackServer", package: "RepositorySearch")
let pictures = Target.Dependency.product(name: "WindowPictures", package: "WindowPictures")
let programs = Target.Dependency.product(name: "ServerProcess", package: "RepositorySearch")
let redirects = Target.Dependency.product(name: "SameOriginRedirects", package: "RepositorySearch")
let databases = Target.Dependency.product(name: "DatabaseFiles", package: "RepositorySearch")
let log = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
  name: "Showcase",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "showcase", targets: ["showcase"]),
    .executable(name: "places", targets: ["places"]),
  ],
  dependencies: [
    .package(name: "RxSwift", path: "../..", traits: ["GTK"]),
    .package(name: "RepositorySearch", path: "../RepositorySearch"),
    .package(name: "RepositorySearchWindow", path: "../RepositorySearchWindow"),
    .package(name: "WindowPictures", path: "../WindowPictures"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
  ],
  targets: [
    // What an app is to the window that shows it, and the window.
    .target(
      name: "ShowcaseShell", dependencies: rx(["RxGTK", "RxCocoa", "RxSwift"]), resources: [.copy("Resources/icons")]),
    // What several cores speak of.
    .target(name: "ShowcaseModel"),
    .testTarget(name: "ShowcaseModelTests", dependencies: ["ShowcaseModel"]),
    // Requests, and why they fail.
    .target(name: "ShowcaseNetwork", dependencies: [redirects] + rx(["RxSwift"])),
    // What the tests of several apps use: random numbers, and the time of a thread.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // The keys and the pointer of the tests.
    .target(name: "WindowHands", dependencies: ["TestSupport"] + rx(["RxGTK"]) + [pictures], path: "Tests/WindowHands"),
    core(
      "TimetableCore", ["ShowcaseModel", databases, kit, grdb],
      resources: [.copy("Resources/schedule-gpl"), .copy("Resources/airports")]),
    tests(of: "TimetableCore", [grdb]),
    window("TimetableWindow", ["TimetableCore"]),
    core("HopsCore", ["ShowcaseModel", "ShowcaseNetwork", kit]),
    .target(
      name: "HopsServer",
      dependencies: ["ShowcaseModel", loopback, .product(name: "Hummingbird", package: "hummingbird")],
      resources: [.copy("Resources/hops-gpl")]),
    tests(of: "HopsCore", ["HopsServer", "ShowcaseModel"]),
    window("HopsWindow", ["HopsCore", "HopsServer", "ShowcaseModel", loopback]),
    core(
      "PlacesCore", ["ShowcaseModel", kit], resources: [.copy("Resources/cities.csv"), .copy("Resources/NOTICE.md")]),
    // Recorded movements of real pointers.
    .target(name: "RecordedMovements", path: "Tests/RecordedMovements", resources: [.copy("Recorded")]),
    tests(of: "PlacesCore", ["RecordedMovements"]),
    window("PlacesWindow", ["PlacesCore", kit]),
    .testTarget(
      name: "PlacesWindowTests", dependencies: ["PlacesWindow", "RecordedMovements", "WindowHands", pictures]),
    .executableTarget(
      name: "places",
      dependencies: ["PlacesWindow", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/Places"
    ),
    // The state of the program: the signed-in user, language and units; the services that write it, and its storage.
    core("AccountCore", ["ShowcaseModel", databases, kit, grdb]),
    // Writes an account without end, for the test that kills it.
    .executableTarget(name: "account-writer", dependencies: ["AccountCore", kit]),
    tests(of: "AccountCore", ["account-writer", "ShowcaseModel", grdb, programs]),
    window("AccountWindow", ["AccountCore", "ShowcaseModel"]),
    core("LoginCore", ["AccountCore", "ShowcaseNetwork", kit]),
    // Accounts with slow hashes, sessions, a limit on attempts.
    .target(
      name: "LoginServer",
      dependencies: [
        databases, grdb, kit, log, loopback,
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ]
    ),
    tests(of: "LoginCore", ["LoginServer", loopback]),
    .testTarget(name: "LoginServerTests", dependencies: ["LoginServer", grdb, kit, log]),
    window("LoginWindow", ["LoginCore", "LoginServer", "AccountCore", loopback]),
    .testTarget(
      name: "ShowcaseWindowTests",
      dependencies: [
        "ShowcaseApps", "ShowcaseShell", "TimetableCore", "TimetableWindow", "WindowHands", "showcase", pictures,
        programs,
      ] + rx(["RxGTK"])),
    // All apps, in the order of the sidebar.
    .target(
      name: "ShowcaseApps",
      dependencies: [
        "ShowcaseShell", "AccountCore", "AccountWindow", "HopsWindow", "LoginWindow", "PlacesCore", "PlacesWindow",
        "TimetableCore", "TimetableWindow", loopback,
        .product(name: "RepositorySearchCore", package: "RepositorySearch"),
        .product(name: "RepositoryServer", package: "RepositorySearch"),
        .product(name: "RepositorySearchWindow", package: "RepositorySearchWindow"),
      ]
    ),
    .executableTarget(
      name: "showcase",
      dependencies: [
        "ShowcaseApps", "ShowcaseShell", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Showcase"
    ),
  ],
  swiftLanguageModes: [.v6]
)
