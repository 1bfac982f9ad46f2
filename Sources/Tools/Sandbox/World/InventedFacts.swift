import Domain
import Screens
import Texts

/// An invented machine and an invented list of dependencies, so that a scene shows nothing of this machine.
extension ProgramFacts {
  static let invented = ProgramFacts(
    version: "1.2.3", swiftVersion: "6.3",
    libraries: {
      [
        LibraryFact(name: "libcurl", version: .number("8.0")),
        LibraryFact(name: "ncurses", version: .hidden),
        LibraryFact(name: "SQLite", version: .missing),
      ]
    },
    files: [
      FileFact(kind: .settings, path: "\(folder)/config.yml"), FileFact(kind: .todos, path: todos),
      FileFact(kind: .events, path: events),
      FileFact(kind: .identity, path: "~/.local/state/octodo/user-id"),
    ],
    dependencies: { inventedDependencies })

  fileprivate static let folder = "~/.config/octodo"
  fileprivate static let events = "~/.local/state/octodo/events.jsonl"
  fileprivate static let todos = "~/.local/share/octodo/octodo.db"

  private static let inventedDependencies = [
    Dependency(
      name: "octodo", version: "1.2.3", address: nil,
      license: "Do with it what you like, and keep this line."),
    Dependency(
      name: "teapot", version: nil, address: "https://teapot.example",
      license: (1...40).map { "\($0). The teapot may be used for tea of the kind \($0).\n" }.joined()),
    Dependency(
      name: "swift-cup-and-saucer-collections", version: "10.20.30",
      address: "https://cups.example/a-company-with-a-long-name/swift-cup-and-saucer-collections",
      license: "お茶を飲むため、また友人に出すために、この茶碗を無料で使うことができます。割れても責任は負いません。\n"),
  ]
}

extension RunFacts {
  static func invented(_ language: Language) -> RunFacts {
    RunFacts(
      environmentLanguage: language, api: "https://api.github.com",
      configFile: "\(ProgramFacts.folder)/config.yml", databaseFile: ProgramFacts.todos,
      backupFolder: "~/.local/share/octodo/backups", eventsFile: ProgramFacts.events)
  }
}
