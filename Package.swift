// swift-tools-version: 6.2
import PackageDescription

/// Where the users of a package report, as Scripts/package says.
let homepage: [CSetting] =
  Context.environment["OCTODO_HOMEPAGE"].map { [.define("OCTODO_HOMEPAGE", to: "\"\($0)\"")] } ?? []

/// `OCTODO_BUILD=fast` is for CI: no debug information, and no check of what the compiler itself wrote. If one command has
/// it and the next one not, everything is built again.
///
/// They are the frontend's options, because `swift build` adds `-g` after those of the driver.
let fast: [SwiftSetting] =
  Context.environment["OCTODO_BUILD"] == "fast"
  ? [
    .unsafeFlags(
      ["-gnone", "-sil-verify-none", "-disable-llvm-verify"].flatMap { ["-Xfrontend", $0] },
      .when(configuration: .debug))
  ] : []

let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ] + fast

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let deques: Target.Dependency = .product(name: "DequeModule", package: "swift-collections")
let heaps: Target.Dependency = .product(name: "HeapModule", package: "swift-collections")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// One module of octodo. Docs/architecture.md has the table of allowed imports; a test compares it with the
/// code.
func module(_ name: String, in folder: String = "Sources", imports: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: imports, path: "\(folder)/\(name)", swiftSettings: strict)
}

/// A module for authors of flow tests and screens; it ships in the program.
func tool(_ name: String, imports: [Target.Dependency]) -> Target {
  module(name, in: "Sources/Tools", imports: imports)
}

func feature(_ name: String) -> [Target] {
  [
    module(
      name, in: "Sources/Features",
      imports: [
        "Screens", "Dates", "Domain", "EventLoop", "GitHub", "Markdown", "Terminal", "Texts", "TodoFormats",
        "TodoLanguage", "Tracking", "UseCases",
      ]),
    tests(of: name, using: screens + ["Screens"]),
  ]
}

func tests(of name: String, using imports: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + imports,
    path: "Tests/\(name)Tests", swiftSettings: strict)
}

/// The imports of a screen's tests.
let screens: [Target.Dependency] = [
  "AppTestSupport", "TestSupport", "Dates", "Domain", "EventLoop", "Terminal", "Texts", "Tracking",
  "UseCases",
]

/// Modules of one screen or of a few related ones. Each name stands for a module and its tests.
let features = [
  "Repos",
  "Issues",
  "Inbox",
  "Todos",
  "History",
  "Settings",
]

let package = Package(
  name: "octodo",
  products: [.executable(name: "octodo", targets: ["octodo"])],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "CLinux", path: "Sources/CLinux"),
    .target(name: "CCurl", path: "Sources/CCurl"),
    .target(
      name: "CNCurses", path: "Sources/CNCurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CJSONC", path: "Sources/CJSONC", linkerSettings: [.linkedLibrary("json-c")]),
    .target(name: "CLibMD", path: "Sources/CLibMD", linkerSettings: [.linkedLibrary("md")]),
    .target(name: "CSQLite", path: "Sources/CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "CUchardet", path: "Sources/CUchardet", linkerSettings: [.linkedLibrary("uchardet")]),
    .target(
      name: "CMarkdown", path: "Sources/CMarkdown",
      linkerSettings: [.linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm")]),
    .target(name: "CZlib", path: "Sources/CZlib", linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "CResources", path: "Resources", exclude: ["clickhouse", "demo", "licenses", "scenes", "texts"],
      cSettings: homepage),
    module("EventLoop", imports: ["CLinux", deques, heaps]),
    module("Dates", imports: []),
    module("Domain", imports: ["Dates"]),
    module("TodoLanguage", imports: ["Dates", "Domain"]),
    module("Files", imports: []),
    module("HTTP", imports: ["CCurl", "Domain", "EventLoop", httpTypes]),
    module("Storage", imports: ["CSQLite", "Dates", "Domain", "EventLoop", "Files", grdb, sqlite]),
    module(
      "GitHub",
      imports: ["CJSONC", "CLibMD", "CUchardet", "HTTP", "Storage", "Domain", "EventLoop", httpTypes, yams]),
    module("Tracking", imports: ["Domain", "EventLoop", "Files"]),
    module(
      "Collector", imports: ["CZlib", "Domain", "EventLoop", "HTTP", "Storage", "Tracking", httpTypes]),
    module("Terminal", imports: ["CNCurses", "Domain", "EventLoop"]),
    module("Texts", imports: []),
    module("TodoFormats", imports: ["Dates", "Domain", "TodoLanguage"]),
    module("UseCases", imports: ["Domain", "EventLoop", "GitHub"]),
    module("Markdown", imports: ["CMarkdown", "Domain", "Terminal"]),
    module(
      "Screens",
      imports: [
        "Dates", "Domain", "GitHub", "Markdown", "Stubs", "Tracking", "Terminal", "EventLoop", "Texts",
        "UseCases", httpTypes,
      ]),
    module("Console", imports: ["Files", "Terminal", "Texts"]),
    tool("Stubs", imports: ["Domain", "HTTP", "EventLoop", httpTypes]),
    tool("Demo", imports: ["Stubs", "HTTP", "EventLoop", "CResources", httpTypes]),
    tool(
      "Scripting",
      imports: [
        "Screens", "Stubs", "Console", "Terminal", "HTTP", "Texts", "Tracking", "EventLoop", "Domain",
        httpTypes,
      ]),
    tool(
      "Sandbox",
      imports: [
        "Screens", "Stubs", "CResources", "Console", "Domain", "EventLoop", "GitHub", "HTTP",
        "Storage", "Terminal", "Texts", "Tracking", httpTypes, arguments,
      ]),
    .executableTarget(
      name: "octodo",
      dependencies: [
        "EventLoop", "Dates", "Domain", "HTTP", "GitHub", "Storage", "TodoFormats", "TodoLanguage",
        "Tracking",
        "Collector", "Terminal", "AllFeatures", "Screens", "Console", "Demo", "Sandbox", "Scripting", "Stubs",
        "Texts",
        "CResources", yams, arguments,
      ],
      swiftSettings: strict,
      // 90,000 relocations take most of the start time; packed they need 17 kB instead of 2 MB (gABI, DT_RELR).
      linkerSettings: [
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "--strip-debug",
            "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-static-libgcc",
          ],
          .when(configuration: .release))
      ]),
    module(
      "AllFeatures",
      imports: ["Screens", "Domain", "EventLoop", "Texts"] + features.map { .byName(name: $0) }),
    .executableTarget(
      name: "PreviewProgram", dependencies: ["AllFeatures", "Sandbox"], swiftSettings: strict,
      // Linking takes a third of a preview's build, and this linker takes half the time.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    .executableTarget(
      name: "EventLoad", dependencies: ["Collector", "Domain", "EventLoop", "HTTP", "Storage", "Tracking"],
      path: "bench/EventLoad", swiftSettings: strict),
    .executableTarget(
      name: "TodoLoad", dependencies: ["Dates", "Domain", "Storage", "TodoLanguage"], path: "bench/TodoLoad",
      swiftSettings: strict),
    .target(name: "CPty", path: "Tests/CPty"),
    .target(
      name: "PtyTestSupport", dependencies: ["CPty"], path: "Tests/PtyTestSupport", swiftSettings: strict),
    .target(name: "CTerminalFaults", path: "Tests/CTerminalFaults"),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["CTerminalFaults", "EventLoop", "Terminal"],
      path: "Tests/TerminalProbe",
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["EventLoop", "HTTP", httpTypes], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(of: "EventLoop", using: ["TestSupport"]),
    tests(of: "Dates", using: []),
    tests(of: "Domain", using: ["Dates"]),
    tests(of: "TodoLanguage", using: ["Dates", "Domain"]),
    tests(of: "Files", using: ["TestSupport"]),
    tests(of: "TodoFormats", using: ["Dates", "Domain"]),
    tests(of: "Markdown", using: ["Domain", "Terminal"]),
    tests(of: "HTTP", using: ["TestSupport", "Domain", "EventLoop", httpTypes]),
    tests(of: "GitHub", using: ["HTTP", "Storage", "Domain", "EventLoop", "TestSupport", httpTypes]),
    tests(
      of: "Storage",
      using: ["TestSupport", "Dates", "Domain", "EventLoop", "TodoLanguage", grdb, sqlite]),
    tests(of: "Terminal", using: ["TestSupport", "EventLoop", "PtyTestSupport", "TerminalProbe"]),
    tests(
      of: "Scripting",
      using: [
        "Screens", "Domain", "EventLoop", "GitHub", "HTTP", "Markdown", "Storage", "Stubs", "Terminal",
        "Tracking", "TestSupport", httpTypes,
      ]),
    .target(
      name: "AppTestSupport",
      dependencies: [
        "TestSupport", "Screens", "Stubs", "Dates", "Domain", "EventLoop", "GitHub", "HTTP", "Storage",
        "Terminal", "Tracking", httpTypes, grdb,
      ],
      path: "Tests/AppTestSupport", swiftSettings: strict),
    tests(of: "Texts", using: []),
    tests(of: "Console", using: ["CPty", "Terminal", "TestSupport", "Texts"]),
    tests(
      of: "UseCases",
      using: ["AppTestSupport", "Domain", "EventLoop", "GitHub", "HTTP", "TestSupport", httpTypes]),
    tests(of: "Screens", using: screens + ["Stubs"]),
    tests(of: "Tracking", using: ["TestSupport", "Domain", "EventLoop"]),
    tests(
      of: "Collector",
      using: ["Domain", "EventLoop", "HTTP", "Storage", "TestSupport", "Tracking", httpTypes, grdb]),
    tests(of: "Stubs", using: ["TestSupport", "Domain", "EventLoop", "HTTP", httpTypes]),
    tests(
      of: "Sandbox",
      using: [
        "Screens", "AppTestSupport", "Console", "Domain", "EventLoop", "GitHub", "HTTP", "Storage", "Stubs",
        "Terminal", "TestSupport", "Texts", "Tracking", httpTypes,
      ]),
    tests(of: "Demo", using: ["TestSupport", "EventLoop", "HTTP", httpTypes]),
    .testTarget(
      name: "OctodoTests",
      dependencies: [
        "octodo", "AllFeatures", "Screens", "Collector", "Console", "Dates", "Demo", "Domain", "GitHub",
        "HTTP",
        "PtyTestSupport", "Sandbox", "Scripting", "Storage", "Terminal", "TestSupport", "Texts", "Tracking",
        httpTypes,
      ],
      path: "Tests/OctodoTests", swiftSettings: strict),
    .testTarget(
      name: "GeneratedTests",
      dependencies: [
        "octodo", "AllFeatures", "Demo", "Domain", "EventLoop", "GitHub", "Sandbox", "Screens", "Scripting",
        "Storage", "Terminal", "TestSupport", "Texts", "Tracking",
      ],
      path: "Tests/GeneratedTests", swiftSettings: strict),
    .testTarget(
      name: "ParityTests", dependencies: ["CPty", "EventLoop", "PtyTestSupport", "TestSupport", "octodo"],
      path: "Tests/ParityTests", swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport"], path: "Tests/ArchitectureTests",
      swiftSettings: strict),
  ] + features.flatMap(feature),
  swiftLanguageModes: [.v6]
)
