import Dates
import Domain
import Testing
import TodoFormats

struct ExportLossesTests {
  @Test(arguments: [
    (TodoFormat.todotxt, [1, 2]), (.markdown, [0, 2]), (.ics, [0, 0]), (.json, [0, 0]), (.csv, [0, 0]),
    (.taskwarrior, [0, 0]),
  ])
  func `notes and annotations that a format has not are counted`(
    format: TodoFormat, counts: [Int]
  ) throws {
    let trial = try FormatTrial(format)
    var todos = ["a", "b"].map { Todo(id: 1, title: $0, createdAt: trial.context.now) }
    todos[0].note = "n"
    todos[0].annotations = ["x", "y"].map { TodoAnnotation(at: trial.context.now, text: $0) }
    let losses = trial.file.losses(of: PortableTodo.all(todos))
    #expect([losses.notes, losses.annotations] == counts)
    #expect(losses.changed.isEmpty)
  }

  @Test(arguments: [
    (TodoFormat.todotxt, 1, [1, 3]), (.taskwarrior, 0, [1, 3]), (.markdown, 0, []), (.ics, 0, []),
    (.json, 0, []), (.csv, 0, []),
  ])
  func `starts and priorities that a format has not are told`(
    format: TodoFormat, starts: Int, ids: [Int64]
  ) throws {
    let trial = try FormatTrial(format)
    var todos = (1...4).map { Todo(id: $0, title: "a", createdAt: trial.context.now) }
    for (index, priority) in [2, 5, 8, 0].enumerated() { todos[index].priority = priority }
    todos[0].startedAt = trial.context.now
    let losses = trial.file.losses(of: PortableTodo.all(todos))
    #expect(losses.starts == starts && losses.priorities == ids)
  }

  @Test(arguments: TodoFormat.allCases)
  func `series with a changed date are counted where the format loses their schedule`(
    format: TodoFormat
  ) throws {
    let trial = try FormatTrial(format)
    var todo = Todo(id: 1, title: "a", createdAt: trial.context.now)
    (todo.rule, todo.due) = ("FREQ=DAILY", Day(iso: "2026-11-25").map(DateValue.day))
    todo.seriesStart = Day(iso: "2026-11-23")
    let losses = trial.file.losses(of: PortableTodo.all([todo]))
    #expect(losses.movedSeries == ([.json, .csv].contains(format) ? 0 : 1))
    todo.seriesStart = Day(iso: "2026-11-25")
    #expect(trial.file.losses(of: PortableTodo.all([todo])).movedSeries == 0)
  }

  @Test func `words that todo.txt reads as something else are named`() throws {
    let trial = try FormatTrial(.todotxt)
    let titles = [
      "Buy +tag @home", "Call due:2026-12-01", "k:v x", "x (A) 2+2 at 10:30", "see http://a.b/c", "+a",
    ]
    var todos = titles.enumerated().map {
      Todo(id: Int64($0 + 1), title: $1, createdAt: trial.context.now)
    }
    todos[3].link = Item(page: "https://github.com/a/b/pull/7")
    todos[4].tags = ["two words"]
    #expect(trial.file.losses(of: PortableTodo.all(todos)).changed == [1, 2, 3, 5, 6])
    let read = trial.imported("+only @metadata\n+p +p @c a\n")
    #expect(trial.file.losses(of: PortableTodo.all(read)).changed == [])
  }
}
