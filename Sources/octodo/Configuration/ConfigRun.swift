import ArgumentParser
import Console
import Domain
import EventLoop
import Glibc
import Screens
import Storage
import Texts

/// `octodo config`: shows where the configuration is and what is wrong with it, and edits it.
struct ConfigRun {
  enum Reading {
    case task(ConfigCommand)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: the arguments after `config`.
  static func read(_ arguments: [String]) -> Reading {
    do { return .task(try ConfigCommand.parse(arguments)) } catch {
      let (text, status) = ParserMessage.text(for: error, of: ConfigCommand.self)
      return .exit(text: text, status: status)
    }
  }

  private let task: ConfigCommand
  private let environment: [String: String]
  private let output: StandardOutput
  private let folders: Folders
  private let file: String
  /// As sentences write it.
  private let shownFile: String

  init(_ task: ConfigCommand, environment: [String: String], output: StandardOutput) {
    (self.task, self.environment, self.output) = (task, environment, output)
    folders = Folders(environment: environment)
    file = task.config ?? folders.configFile
    shownFile = file.writingHome(folders.home)
  }

  /// Returns the exit status: 1 if the file has a problem or could not be edited.
  func callAsFunction() -> Int32 {
    switch task.action {
    case .path:
      output.print(file + "\n", as: .file)
      return 0
    case .check: return check()
    case .edit: return edit()
    }
  }

  private func check() -> Int32 {
    let (configuration, ownProblems) = Settings.configurationProblems(
      at: file, isRequired: task.config != nil, home: folders.home)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let problems: [ConfigurationProblem]
    do {
      problems =
        try
        (ownProblems
        + EventLoop.process.run {
          KeyCheck.findings(in: configuration, file: name, language: .en).problems
        } + missingPrograms(of: configuration, file: name)).sorted { $0.line < $1.line }
    } catch {
      StandardError.print("The keys in \(shownFile) could not be checked: \(error).")
      return 1
    }
    guard problems.isEmpty else {
      for problem in problems { output.printLine(problem.sentence) }
      return 1
    }
    output.printLine(
      TextFile.isMissing(file)
        ? "There is no \(shownFile), so the defaults are used." : "\(shownFile) has no problems.")
    return 0
  }

  /// A complaint about each command whose program is not on this machine.
  private func missingPrograms(of configuration: Configuration, file: String) -> [ConfigurationProblem] {
    let texts = Texts(.en).configuration
    return configuration.writtenCommands.compactMap { written in
      let line = written.line
      guard let program = written.command.run.first, !isThere(program) else { return nil }
      let problem = texts.missingProgram(program: program.shortened)
      return ConfigurationProblem(
        line: line, sentence: texts.atLine(file: file, line: "\(line)", problem: problem))
    }
  }

  /// Whether a program can be started: it is looked for in PATH unless its name has a slash. Without PATH nothing is
  /// known.
  private func isThere(_ program: String) -> Bool {
    let program = program.inHome(folders.home)
    guard !program.contains("/") else { return access(program, X_OK) == 0 }
    guard let path = environment["PATH"] else { return true }
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  private func edit() -> Int32 {
    let command: [String]
    do throws(DesktopError) {
      // An editor would read a name with a dash as an option.
      command = try ChosenProgram.editor(environment).command(for: file.hasPrefix("-") ? "./\(file)" : file)
    } catch {
      StandardError.print(Texts(.en).sentence(for: error))
      return 1
    }
    do {
      try TextFile.makeFolder(of: file)
    } catch {
      StandardError.print("The folder of \(shownFile) could not be created: \(error).")
      return 1
    }
    let status: Int32
    do throws(ProcessLauncher.LaunchFailure) {
      status = try ProcessLauncher.run(command, without: TokenSecrecy.variables)
    } catch {
      StandardError.print(
        "\(command[0].shortened) could not be started (\(error.reason)). Set VISUAL or EDITOR to your editor."
      )
      return 1
    }
    guard status == 0 else {
      StandardError.print(
        "\(command[0].shortened) ended with the status \(status), so \(shownFile) was not checked.")
      return 1
    }
    return check()
  }
}

/// The command line of `octodo config`.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", _superCommandName: "octodo",
    abstract: "Show where config.yml is, check it, or edit it.",
    discussion: """
      path   print the path of the file, whether or not it exists
      check  print every problem with its line; exit status 1 if there is one
      edit   open the file with $VISUAL or $EDITOR, then check it

      The words of the variable may have quotes. The program that edits is started without a shell, and without the \
      tokens in the environment.
      """,
    version: "octodo \(Version.number)")

  enum Subcommand: String, CaseIterable, ExpressibleByArgument {
    case path, check, edit
  }

  @Argument(help: "path, check or edit.")
  var action: Subcommand

  @Option(help: ArgumentHelp("Another configuration file.", valueName: "FILE"))
  var config: String?
}
