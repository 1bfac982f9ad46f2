import ArgumentParser
import Console

/// The command line of `octodo add`.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", _superCommandName: "octodo",
    abstract: "Read todos of one line each, with their dates, tags and projects.",
    discussion: """
      Each LINE is a todo, so quote it; - stands for the lines of standard input. What is not metadata is the title:

        !high !medium !low, !1 to !9       the priority; !!!, !! and ! too
        +tag, +"two words"                 tags
        @project, @project.part            the project
        due: wait: sched: until:           dates: due:fri, due:"fri 17:00"
        every: every!:                     repeated by schedule, or when done
        gh:OWNER/NAME, gh:OWNER/NAME#7     a link; an address is one, too
        under:12, after:12,14              part of a todo, depends on todos

      A backslash makes metadata text: \\+tag. After -- in a line all is text.

        octodo add --dry-run "Fix crash !high +bug @octodo due:fri"

      This version shows what a line means with --dry-run, and saves nothing yet.

      Exit status: 0; 2 if a line cannot be read or the command line is wrong. Nothing is saved if one of several lines \
      cannot be read.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("A todo; - reads lines from standard input.", valueName: "LINE"))
  var lines: [String] = []

  @Flag(name: .customLong("dry-run"), help: "Save nothing; print what would be saved.")
  var dryRun = false

  @Flag(help: "Print JSON: an array with an object for each todo.")
  var json = false

  @OptionGroup var clock: ClockOptions

  @Option(
    help: ArgumentHelp("Another configuration file.", valueName: "FILE"),
    completion: .file(extensions: ["yml"]))
  var config: String?

  enum Reading {
    case command(AddCommand)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: those after `add`.
  static func read(_ arguments: [String]) -> Reading {
    do {
      let command = try parse(arguments)
      if command.lines.isEmpty {
        throw UsageProblem("octodo add needs a todo. Write: octodo add --dry-run \"Buy tea due:fri\"")
      }
      if !command.dryRun {
        throw UsageProblem("octodo add saves no todos yet. To see what a line means, add --dry-run.")
      }
      return .command(command)
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: Self.self)
      return .exit(text: text, status: status)
    }
  }
}
