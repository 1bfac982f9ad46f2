import ArgumentParser

/// The arguments for watching and recording.
struct WatchArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the pictures of `shot` lines to DIR, with a folder for each test.", valueName: "DIR"))
  var shots: String?

  @Option(
    help: ArgumentHelp("Record each test for `asciinema play`, on the test's own clock.", valueName: "DIR"))
  var cast: String?

  @Flag(help: "Play scripts on this terminal. Space continues after a `pause`, Esc ends it.")
  var visible = false

  @Option(
    help: ArgumentHelp(
      "With --visible or --cast: the pause between lines, 150ms or 1s.", valueName: "DURATION")
  )
  var slow: String?

  @Flag(help: "Play scripts on this terminal, and stop before each line.")
  var step = false

  @Flag(help: "Play a script on this terminal up to its first `pause`, and take over the keyboard there.")
  var handOver = false

  @Option(
    help: ArgumentHelp(
      "Start with an empty todo list, and record what you do as a script; F8 adds a check, F9 a snapshot.",
      valueName: "FILE"))
  var recordScript: String?
}
