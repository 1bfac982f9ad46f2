import ArgumentParser
import Console

/// The command line of `octodo backup`.
struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", _superCommandName: "octodo",
    abstract: "Copy the todo file, list the copies, or go back to one.",
    discussion: """
      (nothing)       make a copy now; it replaces one of the same day
      list            the copies with their days and the numbers of their todos, the newest first
      restore [COPY]  replace the present todos by those of a copy: of a day such as 2026-01-31, of a file, \
      or of the newest copy. The present file is kept. An octodo that is running shows the restored todos at once.

      octodo makes a copy each day on which the todos have changed, and keeps seven, in backups in \
      $XDG_DATA_HOME/octodo; `backups: false` in config.yml turns that off. The copies hold your todos, your queries and \
      your history, for you alone.

      Exit status: 0 done, 1 not done, 2 a mistake on the command line.
      """,
    version: "octodo \(Version.number)")

  enum Subcommand: String, CaseIterable, ExpressibleByArgument {
    case list, restore
  }

  @Argument(help: "list or restore; nothing makes a copy.")
  var action: Subcommand?

  @Argument(
    help: ArgumentHelp("The copy to restore: a day or a file.", valueName: "COPY"),
    completion: .file(extensions: ["db"]))
  var copy: String?

  enum Reading {
    case command(BackupCommand)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: those after `backup`.
  static func read(_ arguments: [String]) -> Reading {
    do {
      let command = try parse(arguments)
      if let copy = command.copy, command.action != .restore {
        throw UsageProblem(
          "octodo backup list takes no \(copy.shortened). To go back to a copy: octodo backup restore")
      }
      return .command(command)
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: Self.self)
      return .exit(text: text, status: status)
    }
  }
}
