import ArgumentParser
import Collector
import Console
import Domain
import Screens
import Storage
import Texts
import Tracking

/// `octodo tracking`: shows and changes what is recorded, without a terminal.
struct TrackingRun {
  let task: TrackingTask
  let settings: Settings
  let output: StandardOutput

  /// - Parameters:
  ///   - environment: the environment of the process.
  ///   - output: for the results; the caller reports its failure.
  /// - Throws: `UsageProblem`.
  init(_ task: TrackingTask, environment: [String: String], output: StandardOutput) throws {
    self.task = task
    self.output = output
    var options = LaunchOptions()
    options.config = task.config
    settings = try Settings(options: options, environment: environment)
    TokenSecrecy.guardSettings(settings, environment)
  }

  /// Returns the exit status: 1 if something failed, with the reason on standard error.
  func callAsFunction() -> Int32 {
    for notice in settings.notices { StandardError.print(notice) }
    do {
      switch task.action {
      case .status: try status()
      case .off: try choose(.off)
      case .local: try choose(.local)
      case .show:
        for event in try files.newestEvents(Self.shownEvents) { output.print(event + "\n", as: .json) }
      case .export: try export()
      case .delete: try delete()
      }
      return 0
    } catch {
      StandardError.print(sentence(for: error))
      return 1
    }
  }

  /// As many as fit on a screen.
  private static let shownEvents = 20

  private var files: TrackingFiles { TrackingFiles(folders: settings.folders) }

  private func status() throws {
    let run = settings.run
    let mode = settings.preferences.tracking
    output.printLine("Mode: \(describe(mode)).")
    if let cause = run.trackingOverride, settings.preferences.chosen.tracking != mode {
      output.printLine("\(cause) decides; the settings say \(settings.preferences.chosen.tracking.rawValue).")
    }
    output.printLine("Settings: \(run.configFile)")
    guard mode != .off else { return }
    let file = files.events.writingHome(settings.folders.home)
    output.printLine("Event file: \(file), \(try files.recordedCount()) events")
    if let total = try files.waiting() {
      output.printLine("Waiting for the collector: \(total.count) events, \(total.bytes) bytes")
    }
  }

  /// Stops early if the output cannot be written.
  private func export() throws {
    var lines = ""
    defer { output.print(lines, as: .json) }
    try files.forEachEvent { line in
      lines += line + "\n"
      guard lines.utf8.count >= Self.bytesAtOnce else { return true }
      output.print(lines, as: .json)
      lines = ""
      return !output.isLost
    }
  }

  /// One system call per line would take most of the time.
  private static let bytesAtOnce = 65_536

  private func describe(_ mode: TrackingMode) -> String {
    switch mode {
    case .off: "off: nothing is recorded"
    case .local: "local: events go to a file on this machine and nowhere else"
    case .collector: "collector: events are sent to \(settings.run.collector ?? "?")"
    }
  }

  private func choose(_ mode: TrackingMode) throws {
    try SettingsFile(path: settings.configFile).set("tracking", to: mode.rawValue)
    output.printLine(
      "Saved tracking: \(mode.rawValue) in \(settings.run.configFile); takes effect at the next start.")
  }

  private func delete() throws {
    var isEmpty = true
    try files.delete { path in
      isEmpty = false
      output.printLine("Deleted \(path.writingHome(settings.folders.home))")
    }
    if isEmpty { output.printLine("There was nothing to delete.") }
  }

  private func sentence(for error: any Error) -> String {
    switch error {
    case let problem as SettingsProblem:
      "\(settings.run.configFile) was not changed (\(problem)). Change it by hand."
    case let error as AppError:
      settings.preferences.texts
        .sentence(
          for: CollectorProblem.storage(error), host: settings.run.collector ?? "?", in: settings.folders)
    default: "\(error)."
    }
  }
}

/// The task on the command line of `octodo tracking`.
struct TrackingTask: Equatable {
  let action: TrackingCommand.Subcommand
  let config: String?

  enum Reading: Equatable {
    case task(TrackingTask)
    case exit(text: String, status: Int32)
  }

  /// Nil if the command line is not about tracking.
  static func read(_ arguments: [String]) -> Reading? {
    guard arguments.first == "tracking" else { return nil }
    do {
      let command = try TrackingCommand.parse(Array(arguments.dropFirst()))
      return .task(TrackingTask(action: command.action, config: command.config))
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: TrackingCommand.self)
      return .exit(text: text, status: status)
    }
  }
}

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
