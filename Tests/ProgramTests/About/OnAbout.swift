import AppTestSupport
import Domain
import EventLoop
import Program
import Screens
import Terminal
import TestSupport

/// The program with About over a stub of the search.
@LoopActor
final class AboutScreen {
  let world: FakeWorld
  let app: AppHarness

  init(_ world: FakeWorld, size: Size, opening route: Route) async throws {
    self.world = world
    app = AppHarness(world, size: size) { route, router in
      switch route {
      case .about: return Program.AboutScreen.make(world.environment, router)
      case .licenses(let name): return LicensesScreen.make(name, world.environment)
      default: return nil
      }
    }
    try await app.start()
    app.router.show(route)
    try await world.settle()
  }

  var selected: String? { app.frame.selected["about"].map(\.description) }
  var rows: [String] { app.frame.rows(of: "about") }
  var text: [String] { app.frame.rows(of: "licenses").map { String($0.dropFirst()) } }
}

/// Runs `body` with About, or another of its screens, in front.
/// - Throws: what `body` throws.
func onAbout(
  size: Size = Size(columns: 80, rows: 40), opening route: Route = .about,
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (AboutScreen) async throws -> Void
) throws {
  try onWorld { world in
    world.facts = .sample
    try await prepare(world)
    try await body(AboutScreen(world, size: size, opening: route))
  }
}

extension ProgramFacts {
  /// octodo and two dependencies, of which one has a text of a hundred lines.
  static var sample: ProgramFacts {
    ProgramFacts(
      version: "1.2.3", swiftVersion: "6.9",
      libraries: {
        [
          LibraryFact(name: "libcurl", version: .missing),
          LibraryFact(name: "ncurses", version: .number("6.4")),
          LibraryFact(name: "SQLite", version: .untold),
        ]
      },
      files: [
        FileFact(kind: .settings, path: "~/.config/octodo/config.yml"),
        FileFact(kind: .todos, path: "~/.local/share/octodo/octodo.db"),
        FileFact(kind: .events, path: "~/.local/state/octodo/events.jsonl"),
        FileFact(kind: .identity, path: "~/.local/share/octodo/user-id"),
      ],
      dependencies: {
        [
          Dependency(name: "octodo", version: nil, address: nil, license: "MIT License\n\nAs is.\n"),
          Dependency(
            name: "Long", version: "2.0", address: "https://long.example",
            license: (1...100).map { "line \($0)\n" }.joined()),
          Dependency(
            name: "SQLite", version: nil, address: "https://sqlite.example", license: "Public domain.\n"),
        ]
      })
  }
}
