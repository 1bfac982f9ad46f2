import Dates
import Domain
import Foundation
import Testing

@testable import TodoLanguage

struct TodoJSONTests {
  private let json = TodoJSON(zone: berlin)

  @Test func `a new todo has each other field as null`() {
    let todo = Todo(id: 7, title: "a", createdAt: now)
    #expect(
      json.object(todo) == """
        {"id":7,"uid":null,"title":"a","note":null,"state":"open","priority":null,"project":null,"tags":null,\
        "due":null,"wait":null,"scheduled":null,"until":null,"rrule":null,"repeat_from":null,"parent":null,\
        "needs":null,"link":null,"annotations":null,"started":null,"created":"2026-11-22T10:30:00+01:00",\
        "changed":"2026-11-22T10:30:00+01:00","done":null,"urgency":0,"extra":null}
        """)
  }

  @Test func `values have the form of their type`() throws {
    var todo = Todo(id: 0, title: "a\n\u{1B}\u{7F}\u{9B}\"é", createdAt: now)
    (todo.priority, todo.tags, todo.needs, todo.urgency) = (1, ["a", "b c"], [3, 4], 884)
    (todo.due, todo.wait) = (try day("2026-11-27"), try moment("2026-11-27T17:00:00+01:00"))
    todo.link = Item(stored: "issue", target: "o/r#7")
    todo.annotations = [TodoAnnotation(at: now, text: "x")]
    let fields: [TodoField] = [
      .id, .title, .priority, .tags, .needs, .urgency, .due, .wait, .link, .annotations,
    ]
    #expect(
      TodoJSON(fields: fields, zone: berlin).object(todo) == #"""
        {"id":null,"title":"a\n\u001b\u007f\u009b\"é","priority":1,"tags":["a","b c"],"needs":[3,4],\#
        "urgency":8.84,"due":"2026-11-27","wait":"2026-11-27T17:00:00+01:00",\#
        "link":"https://github.com/o/r/issues/7","annotations":[{"at":"2026-11-22T10:30:00+01:00","text":"x"}]}
        """#)
  }

  @Test func `an array is JSON with an object on each line`() throws {
    let todos = [Todo(id: 1, title: "a", createdAt: now), Todo(id: 2, title: "b\u{0}", createdAt: now)]
    let text = json.array(todos)
    #expect(text.split(separator: "\n").count == 4)
    let objects = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    #expect(objects?.compactMap { $0["title"] as? String } == ["a", "b\u{0}"])
    #expect(json.array([]) == "[]")
  }

  @Test func `a todo that repeats says from when`() {
    var todo = Todo(id: 1, title: "a", createdAt: now)
    let json = TodoJSON(fields: [.rule, .repeatsFrom], zone: berlin)
    #expect(json.object(todo) == #"{"rrule":null,"repeat_from":null}"#)
    todo.rule = "FREQ=DAILY"
    #expect(json.object(todo) == #"{"rrule":"FREQ=DAILY","repeat_from":"schedule"}"#)
    todo.repeatsFrom = .completion
    #expect(json.object(todo) == #"{"rrule":"FREQ=DAILY","repeat_from":"completion"}"#)
  }

  @Test func `plain texts have only the fields with a value`() throws {
    var todo = Todo(id: 0, title: "a\tb", createdAt: now)
    (todo.tags, todo.due, todo.needs) = (["x", "y"], try day("2026-11-27"), [3, 4])
    let texts = TodoJSON(fields: [.id, .title, .note, .tags, .due, .needs], zone: berlin).texts(of: todo)
    #expect(texts.map(\.name) == ["title", "tags", "due", "needs"])
    #expect(texts.map(\.text) == ["a\tb", "x,y", "2026-11-27", "3,4"])
  }

  @Test func `the urgency follows from fields and counters`() throws {
    var todo = Todo(id: 1, title: "a", createdAt: now)
    #expect(todo.withUrgency(at: now, in: berlin).urgency == 0)
    (todo.priority, todo.project, todo.tags, todo.note) = (1, "p", ["Next", "b"], "x")
    // 6.0 + 1.0 + 15.0 + 0.9 + 0.8
    #expect(todo.withUrgency(at: now, in: berlin).urgency == 2_370)
    (todo.blocks, todo.openBlockers, todo.startedAt, todo.state) = (2, 1, now, .waiting)
    #expect(todo.withUrgency(at: now, in: berlin).urgency == 2_370 + 800 - 500 + 400 - 300)
    todo.scheduled = try day("2026-11-22")
    todo.due = try day("2026-11-15")
    #expect(todo.withUrgency(at: now, in: berlin).urgency == 2_370 + 400 + 500 + 1_200)
  }
}
