import Console
import Domain
import FoundationEssentials
import GitHub
import Terminal
import TodoLanguage

/// `octodo add`: reads todos of one line each and prints them.
struct AddRun {
  let command: AddCommand
  let environment: [String: String]
  let output: StandardOutput

  /// Returns the exit status; unless it is 0, the reason is on standard error.
  /// - Throws: `UsageProblem`.
  func callAsFunction() throws -> Int32 {
    var options = LaunchOptions()
    options.config = command.config
    let settings = try Settings(options: options, environment: environment)
    TokenSecrecy.guardSettings(settings, environment)
    for notice in settings.notices { StandardError.print(notice) }
    let clock = try command.clock.values(present: Date())
    let reader = QuickAddReader(
      now: clock.now, zone: clock.zone, weekStart: clock.weekStart, web: settings.api.webURL)
    var changes: [TodoChanges] = []
    for (number, line) in lines() {
      do throws(LineFault) {
        changes.append(try reader.newTodo(line))
      } catch {
        let isOnly = command.lines.count == 1 && command.lines != ["-"]
        StandardError.print(
          "\(isOnly ? "Column" : "Line \(number), column") \(error.column): \(error.message)")
        return ProcessEnd.usageStatus
      }
    }
    let todos = try changes.map { changes in
      try changes.applied(to: Todo(id: 0, title: "", createdAt: clock.now))
        .withUrgency(at: clock.now, in: clock.zone)
    }
    show(todos, TodoJSON(zone: clock.zone, web: settings.api.webURL))
    return 0
  }

  /// The lines of the command line, with those of standard input in the place of `-`, and their numbers. Empty lines are
  /// left out, unless a person wrote one as an argument.
  private func lines() -> [(number: Int, line: String)] {
    var lines: [(number: Int, line: String)] = []
    var number = 0
    for argument in command.lines {
      guard argument == "-" else {
        number += 1
        lines.append((number, argument))
        continue
      }
      while let line = readLine() {
        number += 1
        if !line.looksEmpty { lines.append((number, line)) }
      }
    }
    return lines
  }

  private func show(_ todos: [Todo], _ json: TodoJSON) {
    guard !command.json else { return output.print(json.array(todos) + "\n", as: .json) }
    let texts = todos.map { todo in
      json.texts(of: todo).map { "\($0.name)\t\(Sanitizer.dataLine($0.text))\n" }.joined()
    }
    output.print(texts.joined(separator: "\n"))
  }
}
