import Dates
import FoundationEssentials
import Testing

@testable import Domain

struct TodoFieldTests {
  private static let noon = Date(timeIntervalSince1970: 1_790_000_000)

  /// A value of each type.
  private static func value(_ type: TodoFieldType) -> TodoFieldValue {
    switch type {
    case .text: .text("text")
    case .number: .number(7)
    case .date: .date(.moment(Moment(milliseconds: 5, zone: "Asia/Tokyo")))
    case .day: .day(Day(number: 20_000))
    case .instant: .instant(noon.addingTimeInterval(1))
    case .words: .words(["a", "b"])
    case .ids: .ids([1, 2])
    case .item: .item(.todo(id: 3))
    case .annotations: .annotations([TodoAnnotation(at: noon, text: "line")])
    case .state: .state(.cancelled)
    case .origin: .origin(.completion)
    }
  }

  private var todo: Todo { Todo(id: 1, title: "todo", createdAt: Self.noon) }

  @Test func `the names are those of JSON, and each is there once`() {
    let shown = TodoField.all.filter(\.isShown).map(\.name).joined(separator: " ")
    #expect(
      shown == """
        id uid title note state priority project tags due wait scheduled until rrule repeat_from parent needs link \
        annotations started created changed done urgency extra
        """)
    #expect(Set(TodoField.all.map(\.name)).count == TodoField.all.count)
  }

  @Test(arguments: TodoField.all) func `a field gives back the value that it got`(field: TodoField) throws {
    var changed = todo
    try field.set(Self.value(field.type), in: &changed)
    #expect(field.value(of: changed) == Self.value(field.type))
    #expect(changed != todo)
    for other in TodoField.all where other != field {
      #expect(other.value(of: changed) == other.value(of: todo), "\(other.name)")
    }
  }

  @Test(arguments: TodoField.all)
  func `a field can be cleared unless a todo cannot be without it`(field: TodoField) throws {
    let needed: Set<TodoField> = [.id, .title, .state, .created, .changed]
    var cleared = todo
    try field.set(Self.value(field.type), in: &cleared)
    guard !needed.contains(field) else {
      #expect(throws: TodoFieldMismatch.self) { try field.set(nil, in: &cleared) }
      return
    }
    try field.set(nil, in: &cleared)
    #expect(cleared == todo)
  }

  @Test(arguments: TodoField.all) func `a value of another type changes nothing`(field: TodoField) throws {
    let other: TodoFieldValue = field.type == .ids ? .text("") : .ids([])
    var changed = todo
    #expect(throws: TodoFieldMismatch(field: field, value: other)) { try field.set(other, in: &changed) }
    #expect(changed == todo)
  }

  @Test func `changes set and clear fields, and tags ignore case`() throws {
    var before = todo
    (before.tags, before.project, before.priority) = (["Bug", "later"], "home", 5)
    var changes = TodoChanges()
    #expect(changes.isEmpty)
    changes.set(.title, .text("new"))
    changes.set(.project, nil)
    changes.addedTags = ["bug", "next"]
    changes.removedTags = ["LATER"]
    let after = try changes.applied(to: before)
    #expect(after.title == "new" && after.project == nil && after.priority == 5)
    #expect(after.tags == ["Bug", "next"])
  }
}
