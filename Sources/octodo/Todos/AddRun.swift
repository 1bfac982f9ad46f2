import Console
import Domain
import FoundationEssentials
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
    for notice in settings.notices { StandardError.print(notice) }
    let clock = try command.clock.values(present: Date())
    let reader = QuickAddReader(
      now: clock.now, zone: clock.zone, weekStart: clock.weekStart, web: settings.api.webURL)
    var todos: [Todo] = []
    for (index, line) in lines().enumerated() {
      do throws(LineFault) {
        let changes = try reader.newTodo(line)
        let todo = try? changes.applied(to: Todo(id: 0, title: "", createdAt: clock.now))
        todos += todo.map { [$0.withUrgency(at: clock.now, in: clock.zone)] } ?? []
      } catch {
        let number =
          command.lines.count > 1 || command.lines == ["-"] ? "Line \(index + 1), column" : "Column"
        StandardError.print("\(number) \(error.column): \(error.message)")
        return ProcessEnd.usageStatus
      }
    }
    print(todos, TodoJSON(zone: clock.zone, web: settings.api.webURL))
    return 0
  }

  /// The lines of the command line, with those of standard input in the place of `-`.
  private func lines() -> [String] {
    command.lines.flatMap { line in
      guard line == "-" else { return [line] }
      var input: [String] = []
      while let line = readLine() { input.append(line) }
      return input.filter { !$0.looksEmpty }
    }
  }

  private func print(_ todos: [Todo], _ json: TodoJSON) {
    guard !command.json else { return output.print(json.array(todos) + "\n", as: .json) }
    let texts = todos.map { todo in
      json.members(of: todo).filter { $0.value != "null" }.map {
        "\($0.name)\t\(Sanitizer.dataLine($0.value))\n"
      }
      .joined()
    }
    output.print(texts.joined(separator: "\n"))
  }
}
