import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct SavedViewTableTests {
  private let folder: TemporaryFolder
  private let todos: TodoTable
  private let views: SavedViewTable

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    todos = try TodoTable(in: folder)
    views = SavedViewTable(todos.database)
  }

  @Test func `views are read in the order in which they were saved, with their sorts`() throws {
    try views.save(named: "Work", filter: "@work", sort: TodoSort(.due))
    try views.save(named: "At home", filter: "@home or +garden", sort: TodoSort(.title, isAscending: false))
    let all = try views.all()
    #expect(all.map(\.name) == ["Work", "At home"])
    #expect(all.map(\.filter) == ["@work", "@home or +garden"])
    #expect(all.map(\.sort) == [TodoSort(.due), TodoSort(.title, isAscending: false)])
  }

  @Test func `a view with the name of another one replaces it`() throws {
    try views.save(named: "Work", filter: "@work", sort: TodoSort(.due))
    try views.save(named: "Other", filter: "@other", sort: TodoSort(.due))
    try views.save(named: "Work", filter: "@job", sort: TodoSort(.urgency))
    var all = try views.all()
    #expect(all.map(\.filter) == ["@job", "@other"])
    try views.rename(id: all[1].id, to: "Work")
    all = try views.all()
    #expect(all.map(\.name) == ["Work"])
    #expect(all.map(\.filter) == ["@other"])
    try views.delete(id: all[0].id)
    all = try views.all()
    #expect(all.isEmpty)
  }

  @Test(arguments: [("caf\u{E9}", "cafe\u{301}"), ("abc", "a\u{200B}bc"), ("a b", "a\u{A0}b")])
  func `a view whose name looks the same is replaced`(old: String, new: String) throws {
    try views.save(named: old, filter: "@work", sort: TodoSort(.due))
    try views.save(named: "Other", filter: "@other", sort: TodoSort(.due))
    try views.save(named: new, filter: "@job", sort: TodoSort(.urgency))
    var all = try views.all()
    #expect(all.map(\.filter) == ["@job", "@other"])
    try views.rename(id: all[1].id, to: old)
    all = try views.all()
    #expect(all.map(\.filter) == ["@other"])
    #expect(all.first?.name == old)
  }

  @Test func `a view that is given its own name again stays`() throws {
    try views.save(named: "Work", filter: "@work", sort: TodoSort(.due))
    let work = try #require(try views.all().first)
    try views.rename(id: work.id, to: "Work")
    let all = try views.all()
    #expect(all == [work])
  }

  @Test func `a view that is given another order keeps its filter and its name`() throws {
    try views.save(named: "Work", filter: "@work", sort: TodoSort(.due))
    let work = try #require(try views.all().first)
    try views.save(named: "Work", filter: "@job", sort: TodoSort(.due))
    try views.choose(TodoSort(.title), id: work.id)
    var all = try views.all()
    #expect(all.map(\.filter) == ["@job"] && all.map(\.sort) == [TodoSort(.title)])
    try views.delete(id: work.id)
    try views.choose(TodoSort(.due), id: work.id)
    all = try views.all()
    #expect(all.isEmpty)
  }

  @Test func `the order of each view of every octodo is kept`() throws {
    try todos.keepUp(now: noon)
    var sorts = try views.chosenSorts()
    #expect(sorts.isEmpty)
    try views.choose(TodoSort(.title), ofView: "all")
    try views.choose(TodoSort(.due, isAscending: false), ofView: "inbox")
    try views.choose(TodoSort(.created), ofView: "all")
    try todos.database.write { try $0.execute(sql: "INSERT INTO setting VALUES ('sort:today', 'size-asc')") }
    sorts = try views.chosenSorts()
    #expect(sorts == ["all": TodoSort(.created), "inbox": TodoSort(.due, isAscending: false)])
  }

  @Test func `labels count open todos`() throws {
    var changes = TodoChanges()
    changes.set(.title, .text("call"))
    changes.set(.project, .text("work"))
    changes.addedTags = ["phone"]
    let call = try todos.add(changes, now: noon)
    _ = try todos.add(changes, now: noon)
    _ = try todos.setDone(ids: [call.id], true, now: noon)
    let labels = try todos.labels()
    #expect(labels.projects == [TodoLabels.Label("work", count: 1)])
    #expect(labels.tags == [TodoLabels.Label("phone", count: 1)])
  }

  @Test func `a name in two spellings of Unicode is one label`() throws {
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      var changes = TodoChanges()
      changes.set(.title, .text("call"))
      changes.set(.project, .text(name))
      changes.addedTags = [name]
      _ = try todos.add(changes, now: noon)
    }
    let labels = try todos.labels()
    #expect(labels.projects == [TodoLabels.Label("caf\u{E9}", count: 2)])
    #expect(labels.tags == [TodoLabels.Label("caf\u{E9}", count: 2)])
  }
}
