import Dates
import Domain
import FoundationEssentials
import Storage
import TodoLanguage

/// Measures the todo file without a screen, for bench/todos.py. Prints what it measured, numbers on a line.
///
///     TodoLoad index FILE             seconds until the index knows all words
///     TodoLoad find FILE FILTER...    milliseconds for the first page of each filter: median and 99 %
///     TodoLoad show FILE FILTER...    the same as the screen reads it: open todos first, and parts below their todos
///     TodoLoad done FILE COUNT        seconds to mark COUNT open todos as done
@main
struct TodoLoad {
  private let table: TodoTable
  private let now = Date()

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2, let action = arguments.first else {
      throw TodoLoadProblem(description: "TodoLoad index|find|show|done FILE [ARGUMENTS]")
    }
    let words = Array(arguments.dropFirst())
    let load = TodoLoad(table: TodoTable(try AppDatabase(path: words[0], now: Date())))
    switch action {
    case "index": print(try load.index())
    case "find":
      for filter in words.dropFirst() { try load.measure(load.query(filter), limit: page) }
    case "show":
      for filter in words.dropFirst() { try load.measure(load.screenQuery(filter), limit: screenPage) }
    case "done": print(try load.markDone(words.dropFirst().first.flatMap { Int($0) } ?? 10_000))
    default: throw TodoLoadProblem(description: "\(action) is nothing that TodoLoad does.")
    }
  }

  private init(table: TodoTable) {
    self.table = table
  }

  private func index() throws -> Double {
    let start = ContinuousClock.now
    while try !table.indexWords() {}
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private func query(_ filter: String) throws -> TodoQuery {
    let dates = DateReader(now: now, zone: .gmt, weekStart: .monday)
    return try FilterReader(dates: dates).read(filter).query()
  }

  private func screenQuery(_ filter: String) throws -> TodoQuery {
    var query = try query(filter)
    (query.grouping, query.nesting) = (.openFirst, .nested(folded: []))
    return query
  }

  private func measure(_ query: TodoQuery, limit: Int) throws {
    var times: [Double] = []
    for _ in 0..<Self.runs {
      let start = ContinuousClock.now
      _ = try table.list(query, limit: limit, now: now)
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    times.sort()
    print(times[times.count / 2], times[times.count * 99 / 100])
  }

  private static let runs = 200
  private static let page = 40
  /// The rows that the screen reads at once.
  private static let screenPage = 200

  private func markDone(_ count: Int) throws -> Double {
    let open = try table.list(TodoQuery(filter: .status(.open)), limit: count, now: now).todos.map(\.id)
    let start = ContinuousClock.now
    try table.setState(ids: open, .done, now: now)
    return (ContinuousClock.now - start) / .seconds(1)
  }
}

/// Why the measurement failed.
struct TodoLoadProblem: Error, CustomStringConvertible {
  let description: String
}
