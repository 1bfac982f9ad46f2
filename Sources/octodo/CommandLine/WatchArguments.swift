import ArgumentParser

/// The arguments for watching and recording.
struct WatchArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the pictures of `shot` lines go, each test's in a folder of its own.", valueName: "DIR"))
  var shots: String?

  @Option(
    help: ArgumentHelp("Film each test for `asciinema play`, by the test's own clock.", valueName: "DIR"))
  var cast: String?

  @Flag(help: "Play scripts on this terminal. Space goes on after a `pause`, Esc ends it.")
  var visible = false

  @Option(
    help: ArgumentHelp("With --visible or --cast: so long between the lines, 150ms or 1s.", valueName: "SPAN")
  )
  var slow: String?

  @Flag(help: "Play scripts on this terminal, and stop before each line.")
  var step = false

  @Flag(help: "Play a script on this terminal up to its first `pause`, and take the keyboard there.")
  var handOver = false

  @Option(
    help: ArgumentHelp(
      "Start with an empty list of todos, and write what you do as a script that can be played.",
      valueName: "FILE"))
  var recordScript: String?
}
