import Dates
import Domain
import FoundationEssentials
import Testing
import TodoFormats

struct NewerTodosTests {
  static let files: [(TodoFormat, String)] = [
    (
      .taskwarrior,
      #"[{"uuid":"a","description":"a","modified":"20261120T090000Z"},{"uuid":"b","description":"b","modified":"20261120T090000Z"}]"#
    ),
    (
      .json,
      #"[{"uid":"a","title":"a","changed":"2026-11-20T09:00:00Z"},{"uid":"b","title":"b","changed":"2026-11-20T09:00:00Z"}]"#
    ),
    (.csv, "uid,title,changed\na,a,2026-11-20T09:00:00Z\nb,b,2026-11-20T09:00:00Z\n"),
  ]

  @Test(arguments: files)
  func `a todo that was changed here later than the file says stays as it is`(
    format: TodoFormat, file: String
  ) throws {
    let trial = try FormatTrial(format)
    var todos = trial.imported(file)
    todos[0].title = "mine"
    todos[0].changedAt = trial.context.now
    let plan = trial.plan(file, into: todos)
    #expect(plan.counts == [0, 0, 2, 0, 0])
    #expect(plan.newerCount == 1)
    let later = file.replacing("2026-11-20T09", with: "2026-11-23T09")
      .replacing("20261120T09", with: "20261123T09")
    #expect(trial.plan(later, into: todos).newerCount == 0)
    let titles = trial.titles(after: trial.plan(later, into: todos))
    #expect(titles == ["a", "b"])
  }

  @Test(arguments: files)
  func `a file that was changed by hand counts, and the todo then has its time`(
    format: TodoFormat, file: String
  ) throws {
    let trial = try FormatTrial(format)
    let todos = trial.imported(file)
    let before = format == .csv ? "a,a," : #""a","modified"#
    var edited = file.replacing(before, with: format == .csv ? "a,new," : #""new","modified"#)
    if format == .json { edited = file.replacing(#""title":"a""#, with: #""title":"new""#) }
    let plan = trial.plan(edited, into: todos)
    #expect(plan.counts == [0, 1, 1, 0, 0])
    #expect(plan.newerCount == 0)
    #expect(plan.items[0].changedAt == todos[0].changedAt)
    #expect(trial.titles(after: plan) == ["new", "b"])
  }

  @Test(arguments: ["uid,title\na,%\n", "uid,title,changed\na,%,\n"])
  func `a table that does not say when a todo was changed leaves that to the import`(file: String) throws {
    let trial = try FormatTrial(.csv)
    let todos = trial.imported(file.replacing("%", with: "a"))
    let plan = trial.plan(file.replacing("%", with: "new"), into: todos)
    #expect(plan.counts == [0, 1, 0, 0, 0])
    #expect(plan.items[0].changedAt == nil)
    let related = trial.plan(
      "uid,title,id,parent\na,a,1,\nb,b,2,1\n", into: trial.imported("uid,title\na,a\nb,b\n"))
    #expect(related.counts == [0, 1, 1, 0, 0])
    #expect(related.items[1].changedAt == nil)
  }

  @Test func `relations of a todo that is newer here stay, too`() throws {
    let trial = try FormatTrial(.taskwarrior)
    let file = #"""
      [{"uuid":"a","description":"a","modified":"20261120T090000Z","depends":["b"]},
      {"uuid":"b","description":"b","modified":"20261120T090000Z"}]
      """#
    var todos = trial.imported(file)
    todos[0].needs = []
    todos[0].changedAt = trial.context.now
    let plan = trial.plan(file, into: todos)
    #expect(plan.counts == [0, 0, 2, 0, 0])
    #expect(plan.newerCount == 1)
  }

  @Test func `a time alone is not worth a word`() throws {
    let trial = try FormatTrial(.json)
    var todos = trial.imported(Self.files[1].1)
    todos[0].changedAt = trial.context.now
    let plan = trial.plan(Self.files[1].1, into: todos)
    #expect(plan.counts == [0, 0, 2, 0, 0])
    #expect(plan.newerCount == 0)
  }

  @Test func `a calendar that was imported tells by its object what was changed where`() throws {
    let trial = try FormatTrial(.ics)
    let file = "BEGIN:VTODO\r\nUID:a\r\nSUMMARY:a\r\nLAST-MODIFIED:20261120T090000Z\r\nEND:VTODO\r\n"
    var todos = trial.imported(file)
    todos[0].note = "mine"
    todos[0].changedAt = trial.context.now
    let plan = trial.plan(file.replacing("SUMMARY:a", with: "SUMMARY:b"), into: todos)
    #expect(plan.counts == [0, 1, 0, 0, 0])
    #expect(trial.titles(after: plan) == ["b"])
  }
}

extension FormatTrial {
  /// The titles of todos that were there.
  fileprivate func titles(after plan: ImportPlan) -> [String?] {
    plan.items.map { item in
      switch item.action {
      case .change(let old, let changes): (try? changes.applied(to: old))?.title
      case .keep(let todo), .add(let todo): todo.title
      }
    }
  }
}
