import ArgumentParser

/// The command line of `octodo tracking`.
struct TrackingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tracking", _superCommandName: "octodo",
    abstract: "Tell what octodo records of you, and change it.",
    discussion: """
      status  what is recorded, where it goes, and what decides on that
      off     record nothing from now on; what was recorded stays until it is deleted
      local   record to a file on this machine
      show    the newest events, as people read them
      export  all events, a line of JSON each: those in the file, then those that wait for a collector
      delete  the file, the events that wait, and the random id

      PRIVACY.md tells what an event holds and what is never recorded.
      """,
    version: "octodo \(Version.number)")

  enum Action: String, CaseIterable, ExpressibleByArgument {
    case status, off, local, show, export, delete
  }

  @Argument(help: "status, off, local, show, export or delete.")
  var action = Action.status

  @Option(help: ArgumentHelp("Read the settings from this file instead of the usual one.", valueName: "FILE"))
  var config: String?
}
