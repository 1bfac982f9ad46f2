public import AppCore
import Domain
import Texts

/// What the program tells of itself and of its run, in a scene: nothing of this machine.
public struct SceneFacts: Sendable {
  public var program: ProgramFacts
  public var run: RunFacts

  public init(program: ProgramFacts, run: RunFacts) {
    self.program = program
    self.run = run
  }

  /// A made-up machine, with a program that is built of one thing.
  static func madeUp(_ language: Language) -> SceneFacts {
    SceneFacts(
      program: ProgramFacts(
        version: "1.2.3", swiftVersion: "6.3",
        libraries: {
          [
            LibraryFact(name: "libcurl", version: .number("8.0")),
            LibraryFact(name: "SQLite", version: .missing),
          ]
        },
        files: [FileFact(kind: .settings, path: "~/.config/octodo/config.yml")],
        dependencies: {
          [
            Dependency(
              name: "octodo", version: "1.2.3", address: nil,
              license: "Do with it what you like, and keep this line."),
            Dependency(
              name: "teapot", version: nil, address: "https://teapot.example",
              license: "The teapot may be used for tea."),
          ]
        }),
      run: RunFacts(
        environmentLanguage: language, api: "https://api.github.com",
        configFile: "~/.config/octodo/config.yml",
        databaseFile: "~/.local/share/octodo/octodo.db"))
  }
}
