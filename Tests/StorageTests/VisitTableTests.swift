import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct VisitTableTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase
  private let history: VisitTable

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
    try database.forgoDurability()
    history = VisitTable(database)
  }

  private func repo(_ name: String) throws -> Visit {
    Visit(.repo(try #require(RepoName(name))), title: name)
  }

  private func titles() throws -> [String] {
    try history.all().map { "\($0.visit.title) \($0.count)" }
  }

  @Test func `the last visit is first, also after a restart`() throws {
    try history.record(try repo("apple/swift"), now: noon)
    try history.record(Visit(.todo(id: 7), title: "牛乳を買う"), now: noon.addingTimeInterval(60))
    let groups = try VisitTable(AppDatabase(in: folder)).all()
    let actual = try repo("apple/swift")
    #expect(groups.map(\.visit) == [Visit(.todo(id: 7), title: "牛乳を買う"), actual])
    #expect(groups.map(\.lastAt) == [noon.addingTimeInterval(60), noon])
    #expect(groups.map(\.count) == [1, 1])
  }

  @Test func `visits with the same title are counted in one row, which moves to the front`() throws {
    for name in ["a/a", "b/b", "a/a", "c/c", "a/a"] { try history.record(try repo(name), now: noon) }
    let actualTitles = try titles()
    #expect(actualTitles == ["a/a 3", "c/c 1", "b/b 1"])
  }

  @Test func `inserted groups are unchanged, and a visit continues their counts`() throws {
    let groups = [
      VisitGroup(id: 9, visit: try repo("Apple/Swift"), count: 3, lastAt: noon),
      VisitGroup(id: 4, visit: Visit(.todo(id: 7), title: "牛乳を買う"), count: 1, lastAt: noon),
    ]
    try history.insert(groups)
    let all = try history.all()
    #expect(all == groups)
    try history.record(Visit(.todo(id: 7), title: "牛乳を買う"), now: noon)
    try history.record(try repo("apple/swift"), now: noon)
    let actualTitles = try titles()
    #expect(actualTitles == ["apple/swift 4", "牛乳を買う 2"])
    #expect(throws: AppError.self) { try history.insert(groups) }
  }

  @Test func `names of repositories ignore case, titles of todos do not`() throws {
    try history.record(try repo("apple/swift"), now: noon)
    try history.record(try repo("Apple/Swift"), now: noon)
    try history.record(Visit(.todo(id: 1), title: "milk"), now: noon)
    try history.record(Visit(.todo(id: 2), title: "Milk"), now: noon)
    let actualTitles = try titles()
    #expect(actualTitles == ["Milk 1", "milk 1", "Apple/Swift 2"])
  }

  @Test func `an issue is found again, ignores case and keeps its title`() throws {
    let (repo, upper) = (try #require(RepoName("apple/swift")), try #require(RepoName("Apple/Swift")))
    let issue = Visit(.issue(7, of: repo), title: "apple/swift#7 It leaks")
    try history.record(issue, now: noon)
    try history.record(Visit(.issue(8, of: repo), title: "apple/swift#8"), now: noon)
    let stored = try history.all().last?.visit
    #expect(stored == issue)
    try history.record(Visit(.issue(7, of: upper), title: "Apple/Swift#7"), now: noon)
    try history.record(Visit(.issue(8, of: repo), title: "apple/swift#8 It is fast"), now: noon)
    let actualTitles = try titles()
    #expect(actualTitles == ["apple/swift#8 It is fast 2", "apple/swift#7 It leaks 2"])
  }

  @Test func `a todo with the name of a repository has its own row`() throws {
    try history.record(try repo("apple/swift"), now: noon)
    try history.record(Visit(.todo(id: 1), title: "apple/swift"), now: noon)
    let actualTitles = try titles()
    #expect(actualTitles == ["apple/swift 1", "apple/swift 1"])
  }

  @Test func `of two todos with the same title the last opened one counts`() throws {
    for id: Int64 in [1, 2] { try history.record(Visit(.todo(id: id), title: "milk"), now: noon) }
    let all = try history.all()
    #expect(all.map(\.visit.item) == [.todo(id: 2)])
    let actualTitles = try titles()
    #expect(actualTitles == ["milk 2"])
  }

  @Test func `a clock that is set back does not disturb the order`() throws {
    try history.record(try repo("a/a"), now: noon)
    try history.record(try repo("b/b"), now: noon.addingTimeInterval(-9_999))
    let actualTitles = try titles()
    #expect(actualTitles == ["b/b 1", "a/a 1"])
  }

  @Test func `a title with a NUL is not cut off`() throws {
    try history.record(Visit(.todo(id: 1), title: "a\0b"), now: noon)
    try history.record(Visit(.todo(id: 1), title: "a\0b"), now: noon)
    let actualTitles = try titles()
    #expect(actualTitles == ["a\u{FFFD}b 2"])
  }

  @Test func `one row is deleted, and only that one`() throws {
    for name in ["a/a", "b/b", "c/c"] { try history.record(try repo(name), now: noon) }
    let middle = try history.all()[1]
    try history.delete(ids: [middle.id])
    try history.delete(ids: [middle.id])
    var actualTitles = try titles()
    #expect(actualTitles == ["c/c 1", "a/a 1"])
    let total = try history.window(.group(middle.id), limit: 9).total
    #expect(total == 2)
    try history.record(try repo("b/b"), now: noon)
    actualTitles = try titles()
    #expect(actualTitles == ["b/b 1", "c/c 1", "a/a 1"])
  }

  @Test func `after clearing nothing is left, and counts start again`() throws {
    for name in ["a/a", "b/b", "a/a"] { try history.record(try repo(name), now: noon) }
    try history.deleteAll()
    let window = try history.window(.index(0, near: .empty), limit: 9)
    #expect(window == .empty)
    try history.record(try repo("a/a"), now: noon)
    let actualTitles = try titles()
    #expect(actualTitles == ["a/a 1"])
  }

  @Test func `clearing what a filter shows keeps the rest, and is one deletion`() throws {
    for name in ["a/a", "b/b", "a/c"] { try history.record(try repo(name), now: noon) }
    try history.deleteAll(matching: TextPattern("A/"))
    var actualTitles = try titles()
    #expect(actualTitles == ["a/c 1", "b/b 1", "a/a 1"])
    try history.deleteAll(matching: TextPattern("a/"))
    actualTitles = try titles()
    #expect(actualTitles == ["b/b 1"])
    let restored = try history.undo()
    #expect(restored?.ids.count == 2)
  }

  @Test func `an issue gets its title later, and nothing is added to the history`() throws {
    let name = try #require(RepoName("a/a"))
    try history.record(Visit(.issue(1, of: name), title: "a/a#1"), now: noon)
    for number in 1...2 {
      let subject = Item.issue(number, of: name)
      try history.rename(subject, to: Visit(subject, title: "a/a#\(number) new"))
    }
    let actualTitles = try titles()
    #expect(actualTitles == ["a/a#1 new 1"])
  }

  @Test func `a pull request stays one, also when it is opened by its number`() throws {
    let repo = try #require(RepoName("a/a"))
    let pull = Visit(.pull(7, of: repo), title: "a/a#7 Tune it")
    try history.record(Visit(.issue(7, of: repo), title: "a/a#7"), now: noon)
    try history.rename(.issue(7, of: repo), to: pull)
    try history.record(Visit(.issue(7, of: repo), title: "a/a#7"), now: noon)
    try history.record(Visit(.issue(8, of: repo), title: "a/a#8"), now: noon)
    var stored = try history.all().map(\.visit.item)
    #expect(stored == [.issue(8, of: repo), .pull(7, of: repo)])
    try history.deleteAll()
    _ = try history.undo()
    stored = try history.all().map(\.visit.item)
    #expect(stored == [.issue(8, of: repo), .pull(7, of: repo)])
  }

  @Test func `what was moved has one row, by its new name`() throws {
    let (old, new) = (try repo("a/old"), try repo("a/new"))
    try history.record(old, now: noon)
    try history.record(try repo("b/b"), now: noon)
    try history.rename(old.item, to: new)
    var actualTitles = try titles()
    #expect(actualTitles == ["b/b 1", "a/new 1"])
    try history.record(old, now: noon)
    try history.rename(old.item, to: new)
    actualTitles = try titles()
    #expect(actualTitles == ["a/new 2", "b/b 1"])
  }

  @Test func `undo restores one deletion after the other, each row in its order, also after a restart`()
    throws
  {
    for name in ["a/a", "b/b", "c/c", "b/b"] { try history.record(try repo(name), now: noon) }
    let before = try history.all()
    try history.delete(ids: [before[1].id])
    try history.deleteAll()
    let other = VisitTable(try AppDatabase(in: folder))
    var restored = try other.undo()
    #expect(restored == RestoredVisits(ids: [before[0].id, before[2].id], title: "b/b"))
    restored = try other.undo()
    #expect(restored == RestoredVisits(ids: [before[1].id], title: "c/c"))
    let after = try history.all()
    #expect(after == before)
    restored = try other.undo()
    #expect(restored == nil)
  }

  @Test func `a group that was visited again keeps its position and gets the old visits added`() throws {
    for name in ["a/a", "b/b", "c/c"] { try history.record(try repo(name), now: noon) }
    try history.deleteAll()
    try history.record(try repo("B/B"), now: noon.addingTimeInterval(60))
    _ = try history.undo()
    let actualTitles = try titles()
    #expect(actualTitles == ["B/B 2", "c/c 1", "a/a 1"])
    let window = try history.window(.index(0, near: .empty), limit: 9)
    #expect(window.total == 3)
    let damage = try database.quickCheck()
    #expect(damage == [])
  }

  @Test func `permanently deleted rows are no longer in the file`() throws {
    try history.record(try repo("a/a"), now: noon)
    try history.deleteAll()
    var count = try history.deletedCount()
    #expect(count == 1)
    try history.forgetDeleted()
    count = try history.deletedCount()
    #expect(count == 0)
    let restored = try history.undo()
    #expect(restored == nil)
  }

  @Test func `only the latest deletions can be undone`() throws {
    for number in 0...1_000 {
      try history.record(Visit(.todo(id: 1), title: "todo \(number)"), now: noon)
      try history.deleteAll()
    }
    let count = try history.deletedCount()
    #expect(count == 1_000)
  }

  @Test func `beyond a limit the oldest deletions go, each as a whole, and the newest never`() throws {
    for limits in [UndoLimits(changes: 1), UndoLimits(bytes: 3)] {
      let history = VisitTable(database, limits: limits)
      for (first, last) in [(1, 3), (4, 8)] {
        for number in first...last {
          try history.record(Visit(.todo(id: 1), title: "todo \(number)"), now: noon)
        }
        try history.deleteAll()
      }
      let restored = [try history.undo()?.ids.count, try history.undo()?.ids.count]
      #expect(restored == [5, nil])
      try history.deleteAll()
      try history.forgetDeleted()
    }
  }

  @Test func `40,000 marked groups are deleted and restored at once`() throws {
    try database.forgoDurability()
    try history.record(Visit(.todo(id: 1), title: "kept"), now: noon)
    let more =
      "INSERT INTO visit SELECT value + 9, 'todo', 't' || value, 't' || value, '1', 1, 1, value + 99, NULL FROM json_each(?)"
    let numbers = "[\((1...40_000).map(String.init).joined(separator: ","))]"
    try database.queue.write { try $0.execute(sql: more, arguments: [numbers]) }
    try history.delete(ids: (10...40_009).map { Int64($0) })
    var total = try history.window(.index(0, near: .empty), limit: 1).total
    #expect(total == 1)
    let restored = try history.undo()?.ids.count
    #expect(restored == 40_000)
    total = try history.window(.index(0, near: .empty), limit: 1).total
    #expect(total == 40_001)
  }

  @Test func `a file of the previous version gets its history`() throws {
    let other = try TemporaryFolder()
    let old = Schema(migrations: [Schema.v1, Schema.v2, Schema.v3])
    try AppDatabase(path: other.file("octodo.db"), schema: old, now: noon)
      .insert([Todo(id: 1, title: "stay", createdAt: noon)])
    let database = try AppDatabase(in: other)
    try VisitTable(database).record(Visit(.todo(id: 1), title: "stay"), now: noon)
    let all = try VisitTable(database).all()
    #expect(all.map(\.visit.title) == ["stay"])
    let title = try TodoTable(database).todo(id: 1)?.title
    #expect(title == "stay")
  }

  @Test(arguments: ["kind = 'star'", "target = 'no-name'"])
  func `a row with an invalid value is damage`(change: String) throws {
    try history.record(try repo("a/a"), now: noon)
    try database.queue.write { try $0.execute(sql: "UPDATE visit SET \(change)") }
    #expect(throws: StorageError.damaged.appError) { try history.all() }
  }
}
