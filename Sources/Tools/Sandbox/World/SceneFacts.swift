import Domain
public import Screens
import Texts

/// The facts about the program and its run in a scene, which contain nothing of this machine.
public struct SceneFacts: Sendable {
  public var program: ProgramFacts
  public var run: RunFacts

  public init(program: ProgramFacts, run: RunFacts) {
    self.program = program
    self.run = run
  }

  /// An invented machine and an invented list of dependencies.
  static func madeUp(_ language: Language) -> SceneFacts {
    let folder = "~/.config/octodo"
    let events = "~/.local/state/octodo/events.jsonl"
    let todos = "~/.local/share/octodo/octodo.db"
    return SceneFacts(
      program: ProgramFacts(
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
        dependencies: { madeUpDependencies }),
      run: RunFacts(
        environmentLanguage: language, api: "https://api.github.com", configFile: "\(folder)/config.yml",
        databaseFile: todos, backupFolder: "~/.local/share/octodo/backups", eventsFile: events))
  }

  private static let madeUpDependencies = [
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
