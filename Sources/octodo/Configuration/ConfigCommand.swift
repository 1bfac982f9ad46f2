import ArgumentParser

/// The command line of `octodo config`.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", _superCommandName: "octodo",
    abstract: "Show where config.yml is, check it, or edit it.",
    discussion: """
      path   print the path of the file, whether or not there is one
      check  print every problem with its line; exit status 1 if there is one
      edit   open the file with $VISUAL or $EDITOR, then check it

      The program that edits is started without a shell, and without the tokens in the environment.
      """,
    version: "octodo \(Version.number)")

  enum Subcommand: String, CaseIterable, ExpressibleByArgument {
    case path, check, edit
  }

  @Argument(help: "path, check or edit.")
  var action: Subcommand

  @Option(help: ArgumentHelp("Another configuration file.", valueName: "FILE"))
  var config: String?
}
