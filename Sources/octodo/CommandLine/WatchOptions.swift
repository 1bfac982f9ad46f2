import ArgumentParser
import Console

/// The options for watching and recording.
struct WatchOptions: Equatable {
  var shotFolder: String?
  var castFolder: String?
  /// Nil if nothing is shown on the terminal.
  var stage: StageMode?
  /// The pause between the lines of a script.
  var slow = Duration.zero
  /// The path of the script to record.
  var recordedScript: String?

  init() {}

  /// - Throws: `UsageProblem`.
  init(_ arguments: WatchArguments, isScripted: Bool) throws {
    shotFolder = arguments.shots
    castFolder = arguments.cast
    recordedScript = arguments.recordScript
    slow = try arguments.slow.map(Self.span) ?? .zero
    let modes = [
      ("--visible", arguments.visible, StageMode.play(slow: slow)), ("--step", arguments.step, .step),
      ("--hand-over", arguments.handOver, .handOver),
    ].filter(\.1)
    stage = modes.last?.2
    let given = [
      ("--shots", shotFolder != nil), ("--cast", castFolder != nil), ("--slow", arguments.slow != nil),
    ]
    let names = given.filter(\.1).map(\.0) + modes.map(\.0)
    if !isScripted, let name = names.first {
      throw UsageProblem("\(name) needs --script FILE. Name the scripts to run.")
    }
    if isScripted, recordedScript != nil {
      throw UsageProblem("--record-script records your own input, so it cannot be combined with --script.")
    }
    if modes.count > 1, (modes.first?.0, modes.count) != ("--visible", 2) {
      throw UsageProblem("--step and --hand-over cannot be combined. Leave out one of them.")
    }
    if arguments.slow != nil, castFolder == nil, !arguments.visible {
      throw UsageProblem("--slow needs --visible or --cast DIR.")
    }
  }

  private static func span(_ text: String) throws -> Duration {
    guard let match = text.wholeMatch(of: /([0-9]{1,6})(ms|s|m)/), let number = Int(match.1) else {
      throw UsageProblem("--slow takes a duration such as 150ms or 1s, not \(text).")
    }
    return switch match.2 {
    case "ms": .milliseconds(number)
    case "s": .seconds(number)
    default: .seconds(number * 60)
    }
  }
}

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
