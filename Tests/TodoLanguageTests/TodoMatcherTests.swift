import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

struct TodoMatcherTests {
  private func matches(_ filter: String, at time: Date = now, _ change: (inout Todo) throws -> Void) throws
    -> Bool
  {
    var todo = Todo(id: 7, title: "Fix Café crash", note: "東京の道路", createdAt: now)
    try change(&todo)
    let reader = FilterReader(dates: dates)
    return try TodoMatcher(now: time, zone: berlin).matches(todo, reader.read(filter).filter)
  }

  @Test(arguments: [
    ("cafe", true), ("CAFÉ", true), ("caf", false), ("caf*", true), ("\"cafe crash\"", true),
    ("\"crash cafe\"", false),
    ("\"fix caf\"*", true), ("道路", true), ("東路", false), ("title:道路", false), ("note:道", true), ("#7", true),
    ("#8", false), ("-fix", false), ("not other", true),
  ])
  func `words are compared without case and accents`(filter: String, isMatch: Bool) throws {
    let found = try matches(filter) { _ in }
    #expect(found == isMatch)
  }

  @Test(arguments: [
    ("due:today", true), ("due:<today", false), ("due:<=today", true), ("due:>today", false),
    ("due:>=today", true),
    ("due:!=today", false), ("due:<tomorrow", true), ("due:today..tomorrow", true), ("due:tomorrow", false),
  ])
  func `a day as the value takes each time of the day`(filter: String, isMatch: Bool) throws {
    let atFive = try matches(filter) { $0.due = try moment("2026-11-22T17:00:00+01:00") }
    #expect(atFive == isMatch)
    let onDay = try matches(filter) { $0.due = try day("2026-11-22") }
    #expect(onDay == isMatch)
  }

  @Test(arguments: [
    ("due:<\"2026-11-22 17:00\"", false), ("due:>\"2026-11-22 17:00\"", true),
    ("due:\"2026-11-22 17:00\"", false),
    ("wait:<\"2026-11-22 17:00\"", true), ("wait:>\"2026-11-22 17:00\"", false),
    ("due:<\"2026-11-23 00:00\"", true),
    ("until:<\"2026-11-22 17:00\"", false), ("until:>\"2026-11-22 17:00\"", true),
  ])
  func `a day runs to its end for due and until, and begins for wait`(filter: String, isMatch: Bool) throws {
    let found = try matches(filter) { todo in
      todo.due = try day("2026-11-22")
      (todo.wait, todo.until) = (todo.due, todo.due)
    }
    #expect(found == isMatch)
  }

  @Test(arguments: [
    "due:today", "due:!=today", "due:<today", "priority:!=1", "project!=a", "tag!=a", "urgency:>1",
    "done:<today",
  ])
  func `without the field no comparison matches, and its negation does`(filter: String) throws {
    let compared = try matches(filter) { _ in }
    #expect(!compared)
    let negated = try matches("not \(filter)") { _ in }
    #expect(negated)
  }

  @Test(arguments: [
    ("+uni", "ünï", true), ("+ÜNÏ", "uni", true), ("+un", "ünï", false), ("-uni", "ünï", false),
  ])
  func `tags are compared without case and accents`(filter: String, tag: String, isMatch: Bool) throws {
    let found = try matches(filter) { $0.tags = [tag] }
    #expect(found == isMatch)
  }

  @Test(arguments: [
    ("@a", "a", true), ("@a", "A.b", true), ("@a", "ab", false), ("project:=a", "a.b", false),
    ("project:=A", "a", true),
    ("project!=a", "a.b", false), ("project!=a", "b", true), ("@a.b", "a", false),
    ("@buro", "Büro", true), ("@BÜRO", "buro.a", true), ("project:=buro", "Büro", true),
    ("@bur", "Büro", false),
  ])
  func `a project has those inside of it`(filter: String, project: String, isMatch: Bool) throws {
    let found = try matches(filter) { $0.project = project }
    #expect(found == isMatch)
  }

  @Test(arguments: [
    ("is:today", true, true, false), ("is:overdue", false, false, true), ("due:today", true, true, true),
  ])
  func `due today is not overdue at 23:59 and is at 00:00`(
    filter: String, isNow: Bool, isAtEnd: Bool, isNextDay: Bool
  ) throws {
    let midnight = now.addingTimeInterval(13.5 * 3_600)
    let found = try [now, midnight.addingTimeInterval(-60), midnight].map { time in
      try matches(filter, at: time) { $0.due = try day("2026-11-22") }
    }
    #expect(found == [isNow, isAtEnd, isNextDay])
  }

  @Test(arguments: TodoState.allCases)
  func `is: follows the state`(state: TodoState) throws {
    for word in TodoState.allCases.map(\.word) {
      let isInState = try matches("is:\(word)") { $0.state = state }
      #expect(isInState == (word == state.word))
    }
    let isAny = try matches("is:any") { $0.state = state }
    #expect(isAny)
    let isOverdue = try matches("is:overdue") { todo in
      (todo.state, todo.due) = (state, try day("2026-11-01"))
    }
    #expect(isOverdue == (state == .open))
  }

  @Test func `links match their item and their repository`() throws {
    let pull = try #require(Item(page: "https://github.com/O/r/pull/7"))
    let byItem = try matches("link:o/r#7") { $0.link = pull }
    #expect(byItem)
    let byRepo = try matches("repo:o/R") { $0.link = pull }
    #expect(byRepo)
    let byOtherRepo = try matches("repo:o/other") { $0.link = pull }
    #expect(!byOtherRepo)
  }
}
