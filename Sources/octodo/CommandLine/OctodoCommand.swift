import ArgumentParser
import Sandbox
import Scripting

/// The command line of octodo, for all but the commands: `LaunchOptions.read` gives these to parsers of their own,
/// because the words of a search would swallow them. They are listed here for the help, completions and manual.
struct OctodoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octodo",
    abstract: "One terminal for GitHub and your todo list.",
    usage: """
      octodo [OPTIONS] [OWNER/NAME | ADDRESS | WORD...]
      octodo COMMAND [ARGUMENTS]
      """,
    discussion: """
      octodo starts in the terminal: type a search and press Enter; ? shows the keys. OWNER/NAME opens a repository, \
      OWNER/NAME#7 its issue 7, ADDRESS a page such as https://github.com/OWNER/NAME/issues, todos, work, inbox, history \
      and settings a tab. Other words are searched for.

      `octodo help TOPIC` explains \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")).

      Files: config.yml in $XDG_CONFIG_HOME/octodo, octodo.db and its daily copies in $XDG_DATA_HOME/octodo, events.jsonl in \
      $XDG_STATE_HOME/octodo. The token is read from GH_TOKEN, GITHUB_TOKEN or gh's hosts.yml; without one \
      everything works, with 10 searches per minute.
      """,
    version: "octodo \(Version.number)",
    subcommands: subcommands)

  private static var subcommands: [any ParsableCommand.Type] {
    let screens: [any ParsableCommand.Type] = [OpenCommand.self, SearchCommand.self]
    let others: [any ParsableCommand.Type] = [
      BackupCommand.self, ConfigCommand.self, TrackingCommand.self, SandboxCommand.self, DateCommand.self,
      RepeatCommand.self, SampleCommand.self, CompletionCommand.self,
    ]
    return screens + TodoCommands.all.map { $0 as any ParsableCommand.Type } + others
  }

  @Argument(help: ArgumentHelp("The repository, address or words to start with.", valueName: "words"))
  var words: [String] = []

  @Flag(help: "Use the embedded demo data: no network, no token.")
  var demo = false

  @OptionGroup var language: LocaleOption

  @Option(
    name: .customLong("api-url"),
    help: ArgumentHelp("Another GitHub API, for example https://HOST/api/v3.", valueName: "URL"))
  var apiURL: String?

  @Flag(help: "Print the keys of all screens, with the ids of their actions for config.yml.")
  var keys = false

  @Option(
    help: ArgumentHelp("Another configuration file.", valueName: "FILE"),
    completion: .file(extensions: ["yml"]))
  var config: String?

  @Flag(name: .customLong("no-tracking"), help: "Record no events in this run.")
  var noTracking = false

  @OptionGroup(title: Self.scriptTitle)
  var script: ScriptArguments

  static let scriptTitle = "Script options"
}

/// The arguments for running scripts.
struct ScriptArguments: ParsableArguments {
  @Option(
    name: .customLong("script"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Run scripts from files, without a terminal; `octodo --help script` explains their language.",
      valueName: "FILE"),
    completion: .file(extensions: ["steps"]))
  var scripts: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare screens with the stored ones (check), or store the missing, failed or all screens.",
      valueName: "MODE"),
    completion: .list(SnapshotMode.allCases.map(\.rawValue)))
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
      valueName: "FORMAT[=FILE]"),
    completion: .list(ReportTarget.Format.allCases.map(\.rawValue)))
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

  @OptionGroup(title: OctodoCommand.scriptTitle)
  var watching: WatchArguments

  @OptionGroup(title: OctodoCommand.scriptTitle)
  var tools: ToolArguments

  @Option(help: ArgumentHelp("The size of the screen in a script.", valueName: "COLSxROWS"))
  var size: String?
}

/// The arguments of the tools for scripts, besides running them.
struct ToolArguments: ParsableArguments {
  @Flag(help: "Only check the scripts and print their errors; with --fmt, list unformatted files.")
  var check = false

  @Flag(
    name: .customLong("fmt"),
    help: "Format the scripts in place; --script - formats standard input to standard output.")
  var format = false

  @Flag(help: "List the tests of the scripts, with file and line.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Print the script language as json, or as a grammar for vim or textmate.", valueName: "FORMAT"),
    completion: .list(CommandFormat.allCases.map(\.rawValue)))
  var commands: String?
}
