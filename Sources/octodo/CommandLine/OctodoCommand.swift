import ArgumentParser

/// The command line of octodo.
struct OctodoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octodo",
    abstract: "One terminal for GitHub and your todo list.",
    discussion: """
      Without options octodo starts in the terminal: type what to look for and press Enter; ? shows the keys.

      `octodo sandbox` shows single screens in all their states, for who builds them; see `octodo sandbox --help`.

      `octodo tracking` tells what is recorded of you and where it goes, and ends it; see `octodo tracking --help`.

      Files: config.yml in $XDG_CONFIG_HOME/octodo, octodo.db in $XDG_DATA_HOME/octodo, events.jsonl in \
      $XDG_STATE_HOME/octodo. A token is taken from GH_TOKEN, GITHUB_TOKEN or gh's hosts.yml; without one \
      everything works, with 10 searches a minute.
      """,
    version: "octodo \(Version.number)")

  @Flag(help: "Use the data that comes with octodo: no network, no token.")
  var demo = false

  @Option(
    name: .customLong("script"), parsing: .upToNextOption,
    help: "Replay flows from files, with no terminal; `octodo --help script` teaches their language.")
  var scripts: [String] = []

  @Option(help: "Compare screens with the stored ones, or store those that are missing, failed or all.")
  var snapshots = "check"

  @Flag(help: "Ask the real API where a script has a cassette, and record its answers.")
  var record = false

  @Flag(help: "Let scripts ask the real API with your token, where they `set network live`.")
  var live = false

  @Option(
    help: ArgumentHelp(
      "Let scripts read and write below DIR. Else it is their own folder, or the project's where octodo was started.",
      valueName: "DIR"))
  var root: String?

  @Flag(help: "Delete stored screens that no script compares any more.")
  var prune = false

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Report as tap, junit or json. May be repeated; one without a file goes to standard output.",
      valueName: "FORMAT[=FILE]"))
  var reports: [String] = []

  @Option(help: ArgumentHelp("Run the tests of scripts in so many processes.", valueName: "N"))
  var jobs: String?

  @Flag(help: "Go on after a line of a script that does not hold.")
  var keepGoing = false

  @Option(help: ArgumentHelp("Run only tests with one of these tags.", valueName: "A,B"))
  var tags: [String] = []

  @Option(help: ArgumentHelp("Leave out tests with one of these tags.", valueName: "A,B"))
  var notTags: [String] = []

  @Option(
    name: .customLong("var"),
    help: ArgumentHelp("A constant for scripts. May be repeated.", valueName: "NAME=VALUE"))
  var variables: [String] = []

  /// Starts this program as a worker of a run of scripts.
  @Option(help: .hidden)
  var worker: String?

  @OptionGroup
  var watching: WatchArguments

  @OptionGroup
  var tools: ToolArguments

  @Option(help: ArgumentHelp("The size of the screen in a script.", valueName: "COLSxROWS"))
  var size: String?

  @Option(help: "The language of the texts: en or ja. Else LC_ALL, LC_MESSAGES or LANG decide.")
  var locale: String?

  @Option(name: .customLong("api-url"), help: "Another GitHub API, https://HOST/api/v3 for example.")
  var apiURL: String?

  @Option(help: "Another configuration file.")
  var config: String?

  @Flag(name: .customLong("no-tracking"), help: "Record no events in this run.")
  var noTracking = false
}
