import ArgumentParser

/// The command line of octodo.
struct OctodoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octodo",
    abstract: "One terminal for GitHub and your todo list.",
    discussion: """
      Without options octodo starts in the terminal: type a search and press Enter; ? shows the keys.

      `octodo sandbox` shows single screens in all their states, for developers; see `octodo sandbox --help`.

      `octodo tracking` shows what is recorded about you and where it goes, and turns it off; see \
      `octodo tracking --help`.

      Files: config.yml in $XDG_CONFIG_HOME/octodo, octodo.db in $XDG_DATA_HOME/octodo, events.jsonl in \
      $XDG_STATE_HOME/octodo. The token is read from GH_TOKEN, GITHUB_TOKEN or gh's hosts.yml; without one \
      everything works, with 10 searches per minute.
      """,
    version: "octodo \(Version.number)")

  @Flag(help: "Use the embedded demo data: no network, no token.")
  var demo = false

  @Option(
    name: .customLong("script"), parsing: .upToNextOption,
    help: "Run scripts from files, without a terminal; `octodo --help script` explains their language.")
  var scripts: [String] = []

  @Option(help: "Compare screens with the stored ones (check), or store the missing, failed or all screens.")
  var snapshots = "check"

  @Flag(help: "Send the requests of scripts with a cassette to the real API, and record the responses.")
  var record = false

  @Flag(help: "Let scripts with `set network live` send requests to the real API with your token.")
  var live = false

  @Option(
    help: ArgumentHelp(
      "Let scripts read and write below DIR. The default is the script's folder or the current project.",
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

  @Option(help: ArgumentHelp("Run the tests of scripts in N processes.", valueName: "N"))
  var jobs: String?

  @Flag(help: "Continue a test after a line that fails.")
  var keepGoing = false

  @Option(help: ArgumentHelp("Run only tests with one of these tags.", valueName: "A,B"))
  var tags: [String] = []

  @Option(help: ArgumentHelp("Skip tests with one of these tags.", valueName: "A,B"))
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

  @Option(help: "The language of the texts: en or ja. The default comes from LC_ALL, LC_MESSAGES or LANG.")
  var locale: String?

  @Option(name: .customLong("api-url"), help: "Another GitHub API, for example https://HOST/api/v3.")
  var apiURL: String?

  @Option(help: "Another configuration file.")
  var config: String?

  @Flag(name: .customLong("no-tracking"), help: "Record no events in this run.")
  var noTracking = false
}
