import Dates
import Domain
import FoundationEssentials
import GRDB
import GRDBSQLite
import TestSupport
import Testing
import TodoLanguage

@testable import Storage

/// How much SQLite does for a list, in steps of its machine, which are the same on each computer.
struct TodoListPlanTests {
  /// A file with todos of usual kinds: a tag, a project and a due date each have more than a page of a thousand.
  private static func fill(_ table: TodoTable, with count: Int) throws {
    let today = RandomTodos.today.number
    try table.database.write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < :count)
          INSERT INTO todo (title, note, created_at, state, done_at, project, due_day, urgency, priority)
          SELECT 'Todo ' || n || iif(n % 2, ' plan', '') || iif(n % 50 = 1, ' invoice 請求', '') || iif(n % 700 = 1, ' zebra', ''), '', n,
            iif(n % 5, 0, 2), iif(n % 5, NULL, n), 'p' || (n / 7 % 10), iif(n % 3, NULL, \(today) + n / 3 % 400), n * 7919 % 1500, 0
          FROM number;
          INSERT INTO tag (id, name) SELECT n, 'tag' || n FROM (SELECT value AS n FROM json_each('[1,2,3,4,5,6,7,8,9,10]'));
          INSERT INTO todo_tag (tag_id, todo_id) SELECT 1 + id / 3 % 10, id FROM todo;
          """, arguments: ["count": count])
    }
    while try !table.indexWords() {}
  }

  private static let small = PreparedDatabase { try fill($0, with: 1_000) }
  private static let large = PreparedDatabase { try fill($0, with: 20_000) }

  private func query(_ filter: String) throws -> TodoQuery {
    try FilterReader(dates: DateReader(now: noon, zone: berlin, weekStart: .monday)).read(filter).query()
  }

  /// As the screen reads it: open todos first, and parts below their todos.
  private func screenQuery(_ filter: String) throws -> TodoQuery {
    var query = try query(filter)
    (query.grouping, query.nesting) = (.openFirst, .nested(folded: []))
    return query
  }

  /// The steps of reading the first page on the command line.
  private func steps(_ filter: String, _ table: TodoTable, rows: Int = 40) throws -> Int {
    try steps(query(filter), table, rows: rows, filter)
  }

  private func steps(_ query: TodoQuery, _ table: TodoTable, rows: Int, _ filter: String) throws -> Int {
    let steps = Steps()
    let connection = table.database.queue.inDatabase { $0.sqliteConnection }
    sqlite3_progress_handler(
      connection, 1,
      { counter in
        if let counter { Unmanaged<Steps>.fromOpaque(counter).takeUnretainedValue().count += 1 }
        return 0
      }, Unmanaged.passUnretained(steps).toOpaque())
    defer { sqlite3_progress_handler(connection, 0, nil, nil) }
    let page = try table.list(query, limit: 40, now: noon)
    #expect(page.todos.count == rows, "\(filter)")
    return steps.count
  }

  private final class Steps {
    var count = 0
  }

  /// Filters and orders whose first page needs no other todos.
  private static let paged = ["", "+tag3", "@p3", "sort:created", "sort:due-desc"]

  @Test func `row 18: the first page of 20,000 todos takes about the steps of that of 1,000`() throws {
    let (small, large) = (try TemporaryFolder(inMemory: true), try TemporaryFolder(inMemory: true))
    let (smallTable, largeTable) = (try Self.small.table(in: small), try Self.large.table(in: large))
    for filter in Self.paged {
      let (few, many) = (try steps(filter, smallTable), try steps(filter, largeTable))
      #expect(Double(many) <= 1.3 * Double(few), "\(filter): \(few) and \(many) steps")
    }
  }

  @Test func `row 18: on the screen, too, the first page of 20,000 takes about the steps of that of 1,000`()
    throws
  {
    let (small, large) = (try TemporaryFolder(inMemory: true), try TemporaryFolder(inMemory: true))
    let (smallTable, largeTable) = (try Self.small.table(in: small), try Self.large.table(in: large))
    // Up to 1,000 todos are counted, and fewer hits are in the small file.
    let counting = 8_000.0
    for filter in Self.paged {
      let few = try steps(screenQuery(filter), smallTable, rows: 40, filter)
      let many = try steps(screenQuery(filter), largeTable, rows: 40, filter)
      #expect(Double(many) <= 1.3 * Double(few) + counting, "\(filter): \(few) and \(many) steps")
    }
  }

  @Test func `row 18: a range of due dates does not read all todos`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try Self.large.table(in: folder)
    for (filter, rows) in [("due:<=130d", 40), ("due:<=1d", 17), ("@p3 or @p4", 40), ("is:overdue", 0)] {
      let steps = try steps(filter, table, rows: rows)
      // Reading all todos takes more than 200,000.
      #expect(steps < 60_000, "\(filter): \(steps) steps")
    }
  }

  @Test func `row 17: a common, a middling and a rare word are found in few steps`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try Self.large.table(in: folder)
    for (word, rows) in [("plan", 40), ("invoice", 40), ("zebra", 29), ("請求", 40), ("nothing", 0)] {
      // Reading all todos takes more than 200,000.
      let steps = try (
        line: steps(word, table, rows: rows), screen: steps(screenQuery(word), table, rows: rows, word)
      )
      #expect(steps.line < 60_000 && steps.screen < 60_000, "\(word): \(steps) steps")
    }
  }

  @Test func `a page on the screen that is near the beginning of its order begins the whole list`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try Self.large.table(in: folder)
    try table.database.write { try $0.execute(sql: "UPDATE todo SET parent = id - 2 WHERE id % 40 = 5") }
    var query = try screenQuery("plan")
    for key in [TodoSortKey.urgency, .created, .due] {
      query.sort = TodoSort(key)
      let (page, whole) = (
        try table.list(query, limit: 40, now: noon), try table.list(query, limit: 20_000, now: noon)
      )
      #expect(page.todos == Array(whole.todos.prefix(page.todos.count)), "\(key)")
      #expect(page.todos.allSatisfy { page.nodes[$0.id] == whole.nodes[$0.id] }, "\(key)")
      #expect(page.start == 0 && page.total > page.todos.count && page.counts.isLimited, "\(key)")
    }
  }

  @Test func `all rows can be reached one page after the other when counting ended at a limit`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try TodoTable(in: folder)
    try Self.fill(table, with: 3_000)
    try table.database.write { try $0.execute(sql: "UPDATE todo SET parent = id - 3 WHERE id % 40 = 6") }
    let filter = "has:due sort:created"
    let count = try table.count(query(filter).filter, now: noon).total
    for query in [try query(filter), try screenQuery(filter)] {
      let whole = try table.list(query, limit: 3_000, now: noon)
      #expect(whole.todos.count == count && whole.total == count && !whole.isPart)
      var page = try table.list(query, limit: 90, now: noon)
      #expect(page.counts.isOpenLimited && !page.counts.isDoneLimited)
      var rows = page.todos
      while page.isPart, let last = page.todos.last {
        #expect(page.total == rows.count + 1)
        page = try table.list(query, .after(last, index: rows.count - 1), limit: 90, now: noon)
        #expect(page.start == rows.count)
        rows += page.todos
      }
      #expect(rows == whole.todos && page.total == count)
      let before = try table.list(query, .before(page.todos[0], index: page.start), limit: 90, now: noon)
      #expect(before.start + before.todos.count == page.start && before.isPart)
      #expect(before.todos == Array(rows[before.start..<page.start]))
      let middle = try table.list(query, .around(whole.todos[500].id), limit: 90, now: noon)
      #expect(rows[middle.start..<middle.start + middle.todos.count].map(\.id) == middle.todos.map(\.id))
      #expect(middle.isPart)
    }
  }

  @Test func `todos are counted in parts between which other calls can run`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try TodoTable(in: folder)
    try Self.fill(table, with: 21_000)
    let filter = try query("has:due").filter
    let first = try table.count(filter, after: .min, now: noon)
    #expect(first.next == 20_000)
    let second = try table.count(filter, after: 20_000, now: noon)
    #expect(second.next == nil)
    let all = try table.count(filter, now: noon)
    // A third has a due date, and four fifths of them are open.
    #expect(all == TodoCounts(open: 5_600, done: 0))
    #expect(first.counts.open + second.counts.open == 5_600)
    let inIndex = try table.count(query("due:>=today").filter, after: .min, now: noon)
    #expect(inIndex.next == nil && inIndex.counts.open == 5_600)
  }

  @Test func `a todo that several parts of a filter find counts once when the few are gathered`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try TodoTable(in: folder)
    try Self.fill(table, with: 3_000)
    let count = try table.count(.every([.tag("tag3"), .status(.any)]), now: noon).total
    try table.database.read { db in
      let filters = FilterCondition(db: db, clock: TodoClock(now: noon, zone: berlin))
      let same = TodoQuery(filter: .any([.tag("tag3"), .tag("tag3")]))
      let sources = try filters.sources(same.filter)
      let gathered = try GatheredTodos(db, same, filters, from: sources, atMost: count)
      #expect(gathered != nil)
      let tooFew = try GatheredTodos(db, same, filters, from: sources, atMost: count - 1)
      #expect(tooFew == nil)
    }
  }

  @Test func `a todo that several words of a filter find is counted once`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try Self.large.table(in: folder)
    let counts = try table.list(query("invoice or 請求"), limit: 9, now: noon).counts
    #expect(counts == TodoCounts(open: 400, done: 0))
  }

  @Test func `row 20: the todos of the command list are read in the same steps from any file`() throws {
    let (small, large) = (try TemporaryFolder(inMemory: true), try TemporaryFolder(inMemory: true))
    let few = try steps("is:open", Self.small.table(in: small))
    let many = try steps("is:open", Self.large.table(in: large))
    #expect(Double(many) <= 1.1 * Double(few), "\(few) and \(many) steps")
  }

  @Test func `row 19: many todos are marked as one change with the right numbers, and one undo opens them`()
    throws
  {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try TodoTable(in: folder)
    try Self.fill(table, with: 3_000)
    let ids = try table.all().filter { $0.state == .open }.map(\.id)
    let count = try table.setState(ids: ids, .done, now: noon)
    #expect(count == ids.count)
    let marked = try table.database.read { try StoredCounts.areRight($0) }
    #expect(marked)
    let open = try table.list(TodoQuery(filter: .every([.tag("tag3"), .status(.open)])), limit: 9, now: noon)
    #expect(open.todos.isEmpty && open.counts.total == 0)
    let undone = try table.undo()
    #expect(undone?.count == ids.count && undone?.skipped == 0)
    let reopened = try table.all().filter { $0.state == .open }.map(\.id)
    #expect(reopened == ids)
    let numbers = try table.database.read { try StoredCounts.areRight($0) }
    #expect(numbers)
    let next = try table.undo()
    #expect(next == nil)
  }
}
