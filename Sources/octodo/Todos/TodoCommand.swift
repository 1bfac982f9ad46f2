import ArgumentParser
import Console
import Domain
import TodoLanguage

/// A command of the shell that works on the todo file.
protocol TodoCommand: ParsableCommand {
  var session: SessionOptions { get }

  /// The order of the arguments that the parser understands.
  static func ordered(_ arguments: [String]) -> [String]

  /// Checks what the parser cannot.
  /// - Throws: `UsageProblem`.
  func check() throws(UsageProblem)

  /// Returns the exit status.
  /// - Throws: `UsageProblem`, `LineFault`, `AppError`.
  func run(in session: TodoSession) throws -> Int32
}

extension TodoCommand {
  static func ordered(_ arguments: [String]) -> [String] { arguments }

  func check() throws(UsageProblem) {}

  static var name: String { configuration.commandName ?? "" }
}

/// The commands that work on the todo file.
enum TodoCommands {
  static let all: [any TodoCommand.Type] = [
    AddCommand.self, ListCommand.self, ShowCommand.self, DoneCommand.self, StartCommand.self,
    StopCommand.self, EditCommand.self, DeleteCommand.self, UndoCommand.self, RedoCommand.self,
    ExportCommand.self, ImportCommand.self, AgendaCommand.self, TagsCommand.self, ProjectsCommand.self,
    ViewsCommand.self,
  ]

  static let names: [String] = all.map { $0.name }

  enum Reading {
    case command(any TodoCommand)
    case exit(text: String, status: Int32)
  }

  /// The command with a name; nil if there is none.
  static func named(_ name: String?) -> (any TodoCommand.Type)? { all.first { $0.name == name } }

  /// - Parameter arguments: those after the name of the command.
  static func read(_ command: any TodoCommand.Type, _ arguments: [String]) -> Reading {
    read(as: command, arguments)
  }

  private static func read<Command: TodoCommand>(as command: Command.Type, _ arguments: [String]) -> Reading {
    do {
      let read = try Command.parse(Command.ordered(arguments))
      try read.check()
      return .command(read)
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: Command.self)
      return .exit(text: text, status: status)
    }
  }
}
