import ArgumentParser

/// The command line of `octodo tracking`.
struct TrackingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tracking", _superCommandName: "octodo",
    abstract: "Show what is recorded about you and where it goes, and change it.",
    discussion: """
      status  what is recorded, where it goes, and which settings decide that
      off     record nothing from now on; keep recorded events until they are deleted
      local   record to a file on this machine
      show    the newest events, as text
      export  all events as lines of JSON, also those waiting for a collector
      delete  the file, the waiting events and the random id

      PRIVACY.md says what an event contains and what is never recorded.
      """,
    version: "octodo \(Version.number)")

  enum Subcommand: String, CaseIterable, ExpressibleByArgument {
    case status, off, local, show, export, delete
  }

  @Argument(help: "status, off, local, show, export or delete.")
  var action = Subcommand.status

  @Option(help: ArgumentHelp("Read the settings from this file instead of the usual one.", valueName: "FILE"))
  var config: String?
}
