import ArgumentParser

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
