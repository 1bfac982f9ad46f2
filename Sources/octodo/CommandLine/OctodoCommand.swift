import ArgumentParser

/// The command line of octodo.
struct OctodoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octodo",
    abstract: "One terminal for GitHub and your todo list.",
    discussion: """
      Without options octodo starts in the terminal: type what to look for and press Enter; ? shows the keys.

      Files: config.yml in $XDG_CONFIG_HOME/octodo, octodo.db in $XDG_DATA_HOME/octodo, events.jsonl in \
      $XDG_STATE_HOME/octodo. A token is taken from GH_TOKEN, GITHUB_TOKEN or gh's hosts.yml; without one \
      everything works, with 10 searches a minute.
      """,
    version: "octodo \(Version.number)")

  @Flag(help: "Use the data that comes with octodo: no network, no token.")
  var demo = false

  @Option(
    name: .customLong("script"), parsing: .upToNextOption, help: "Replay flows from files, with no terminal.")
  var scripts: [String] = []

  @Option(help: "Compare screens with the stored ones, or store those that are missing, failed or all.")
  var snapshots = "check"

  @Option(help: ArgumentHelp("The size of the screen in a script.", valueName: "COLSxROWS"))
  var size: String?

  @Option(help: "The language of the texts. So far there is en.")
  var locale: String?

  @Option(name: .customLong("api-url"), help: "Another GitHub API, https://HOST/api/v3 for example.")
  var apiURL: String?

  @Option(help: "Another configuration file.")
  var config: String?

  @Flag(name: .customLong("no-tracking"), help: "Record no events in this run.")
  var noTracking = false
}
