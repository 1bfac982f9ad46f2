import ArgumentParser

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
      "Print the script language as json, or as a grammar for vim or textmate.", valueName: "FORMAT"))
  var commands: String?
}
