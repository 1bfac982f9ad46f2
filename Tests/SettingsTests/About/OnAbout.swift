import AppTestSupport
import Domain
import EventLoop
import Screens
import Settings
import Terminal

/// Runs `body` with About, or another of its screens, as the current one.
/// - Throws: what `body` throws.
func onAbout(
  size: Size = Size(columns: 80, rows: 40), opening route: Route = .about,
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  try onScreen(
    route, size: size,
    prepare: { world in
      world.facts = .sample
      try await prepare(world)
    },
    make: { route, environment, router in
      switch route {
      case .about: ((), AboutScreen.make(environment, router))
      case .licenses(let name): ((), LicensesScreen.make(name, environment))
      default: nil
      }
    }, body)
}

extension ProgramFacts {
  /// octodo and two dependencies, one of which has a text of a hundred lines.
  static var sample: ProgramFacts {
    ProgramFacts(
      version: "1.2.3", swiftVersion: "6.9",
      libraries: {
        [
          LibraryFact(name: "libcurl", version: .missing),
          LibraryFact(name: "ncurses", version: .number("6.4")),
          LibraryFact(name: "SQLite", version: .hidden),
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
