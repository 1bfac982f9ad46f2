// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// One module of octodo. Who may import whom is the table in Docs/architecture.md; a test holds this list against it.
func module(_ name: String, in folder: String = "Sources", imports: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: imports, path: "\(folder)/\(name)", swiftSettings: strict)
}

func feature(_ name: String) -> Target {
  module(name, in: "Sources/Features", imports: ["AppCore", "Widgets", "Domain", "EventLoop", "Terminal", "Tracking"])
}

func tests(of name: String, using imports: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + imports,
    path: "Tests/\(name)Tests", swiftSettings: strict)
}

let package = Package(
  name: "octodo",
  targets: [
    .target(name: "CLinux", path: "Sources/CLinux"),
    .target(name: "CNCurses", path: "Sources/CNCurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    .target(name: "CResources", path: "Resources", exclude: ["demo"]),
    module("EventLoop", imports: ["CLinux"]),
    module("Domain", imports: []),
    module("Tracking", imports: ["Domain", "EventLoop"]),
    module("Terminal", imports: ["CNCurses", "EventLoop"]),
    module("AppCore", imports: ["Domain", "Tracking", "Terminal", "EventLoop"]),
    module("Widgets", imports: ["Terminal"]),
    feature("RepoSearch"),
    feature("RepoDetail"),
    feature("TodoList"),
    feature("TodoEditor"),
    .target(name: "TestSupport", dependencies: ["EventLoop"], path: "Tests/TestSupport", swiftSettings: strict),
    tests(of: "EventLoop", using: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
