import Dates
import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing
import TodoLanguage

@testable import Storage

/// Windows of queries against a plain sort.
struct TodoListTests {
  private let folder: TemporaryFolder
  private let table: TodoTable
  private let all: [Todo]

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try Self.file.table(in: folder)
    all = try table.all()
  }

  private static let file = PreparedDatabase { table in
    var random = RandomTodos(seed: 7)
    try table.fill(160, &random)
    while try !table.indexWords() {}
  }

  /// The order of a sort, implemented a second time in a simple way.
  private func sorted(_ todos: [Todo], _ sort: TodoSort) -> [Todo] {
    /// A smaller key comes first in ascending order; nil follows in both, and the older one of equal ones.
    func keys(_ todo: Todo) -> [Int64]? {
      switch sort.key {
      case .urgency: [Int64(todo.urgency)]
      case .created: [todo.createdAt.milliseconds, todo.id]
      case .changed: [todo.changedAt.milliseconds]
      case .manual: [todo.position]
      case .priority: todo.priority == 0 ? nil : [Int64(todo.priority)]
      case .title: SearchWords.folded(todo.title).utf8.map(Int64.init)
      case .due:
        switch todo.due {
        case .day(let day)?: [Int64(day.number), .max]
        case .moment(let moment)?:
          [Int64(DateValue.moment(moment).day(in: berlin).number), moment.milliseconds]
        case nil: nil
        }
      }
    }
    return todos.map { (todo: $0, keys: keys($0)) }.sorted { one, other in
      switch (one.keys, other.keys) {
      case (nil, nil): return (one.todo.createdAt, one.todo.id) < (other.todo.createdAt, other.todo.id)
      case (nil, _): return false
      case (_, nil): return true
      case (let left?, let right?):
        if left == right { return one.todo.id < other.todo.id }
        return left.lexicographicallyPrecedes(right) == sort.isAscending
      }
    }.map(\.todo)
  }

  @Test func `titles are ordered without case and accents, and equal ones by age`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let table = try TodoTable(in: folder)
    for title in ["zebra", "Écharpe", "apple", "ECHO", "echarpe", "Äpfel", "Über", "umbra"] {
      var changes = TodoChanges()
      changes.set(.title, .text(title))
      _ = try table.add(changes, now: noon)
    }
    for (isAscending, expected) in [
      (true, ["Äpfel", "apple", "Écharpe", "echarpe", "ECHO", "Über", "umbra", "zebra"]),
      (false, ["zebra", "umbra", "Über", "ECHO", "Écharpe", "echarpe", "apple", "Äpfel"]),
    ] {
      let query = TodoQuery(sort: TodoSort(.title, isAscending: isAscending))
      let titles = try table.list(query, limit: 9, now: noon).todos.map(\.title)
      #expect(titles == expected)
    }
  }

  @Test(arguments: TodoSortKey.allCases, [true, false])
  func `windows are ranges of the sorted list, from any todo`(key: TodoSortKey, isAscending: Bool) throws {
    for grouping in [TodoGrouping.none, .openFirst] {
      for filter in [
        TodoFilter.all, .status(.open), .has(.due), .not(.status(.done)), .tag("bug"), .project("home"),
        .every([.tag("NEXT"), .status(.open)]), .every([.projectExactly("work"), .has(.due)]),
      ] {
        let query = TodoQuery(
          filter: filter, sort: TodoSort(key, isAscending: isAscending), grouping: grouping)
        let hits = all.filter {
          switch filter {
          case .status: $0.state == .open
          case .has: $0.due != nil
          case .not: $0.state != .done
          case .tag: $0.tags.contains("bug")
          case .project: $0.project?.hasPrefix("home") == true
          case .every(let all) where all.contains(.status(.open)):
            $0.tags.contains("next") && $0.state == .open
          case .every: $0.project == "Work" && $0.due != nil
          default: true
          }
        }
        var list = sorted(hits, query.sort)
        if grouping == .openFirst {
          list =
            list.filter { $0.state == .open } + list.filter { $0.state == .waiting } + list.filter(\.isDone)
        }
        try expectWindows(query, list)
      }
    }
  }

  private func expectWindows(_ query: TodoQuery, _ list: [Todo]) throws {
    let limit = 9
    let whole = try table.list(query, limit: 1_000, now: noon)
    #expect(whole.todos.map(\.id) == list.map(\.id), "\(query)")
    let page = try table.list(query, limit: limit, now: noon)
    #expect(page.todos == Array(list.prefix(limit)) && page.counts == whole.counts)
    #expect(whole.todos == list)
    #expect(whole.counts.total == list.count && whole.counts.open == list.count { !$0.isDone })
    #expect(whole.counts.waiting == list.count { $0.state == .waiting })
    var wrong: [String] = []
    for (index, todo) in list.enumerated() where index % 13 == 0 {
      let first = min(max(index - limit / 2, 0), list.count - limit)
      let expected: [(TodoAnchor, Range<Int>)] = [
        (.after(todo, index: index), index + 1..<min(index + 1 + limit, list.count)),
        (.before(todo, index: index), max(index - limit, 0)..<index),
        (.around(todo.id), first..<first + limit),
      ]
      for (anchor, range) in expected {
        let window = try table.list(query, anchor, limit: limit, now: noon)
        if window.start != range.lowerBound || window.todos != Array(list[range]) {
          wrong.append("\(query) \(anchor)")
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: TodoSortKey.allCases.filter { $0 != .title })
  func `each page is read from an index and sorts nothing`(key: TodoSortKey) throws {
    var reads: [String] = []
    table.database.queue.inDatabase { db in
      db.trace { event in
        let sql = event.expandedDescription
        // Parts are read by another index, in the order of nothing.
        guard sql.hasPrefix("SELECT"), sql.contains("INDEXED BY"), !sql.contains("todo_parent") else {
          return
        }
        reads.append(sql)
      }
    }
    for isAscending in [true, false] {
      let query = TodoQuery(filter: .has(.note), sort: TodoSort(key, isAscending: isAscending))
      for anchor in [TodoAnchor.top, .bottom, .after(all[50], index: 3), .before(all[50], index: 3)] {
        _ = try table.list(query, anchor, limit: 5, now: noon)
      }
    }
    table.database.queue.inDatabase { $0.trace(nil) }
    #expect(reads.count >= 8)
    for sql in reads {
      let plan = try table.database.queue.inDatabase {
        try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(sql)")
      }
      #expect("\(plan)".contains("SEARCH todo USING INDEX"), "\(sql) \(plan)")
      // Todos that are equal in the order are sorted by id, and only those of the page.
      #expect(!"\(plan)".contains("TEMP B-TREE FOR ORDER BY"), "\(sql) \(plan)")
    }
  }

  @Test(arguments: [
    TodoFilter.tag("NEXT"), .text(.word("cafe"), in: TodoFilter.textFields),
    .text(.prefix("ket"), in: [.title]),
    .text(.phrase("道路"), in: TodoFilter.textFields), .project("HOME"), .projectExactly("home"), .tag("BÜRO"),
    .tag("buro"),
    .id(12), .child(of: 1), .status(.overdue), .status(.today), .any([.id(3), .tag("bug")]),
  ])
  func `a filter with few hits finds the same through an index as row by row`(filter: TodoFilter) throws {
    let (gathered, walked) = try table.database.read { db in
      let filters = FilterCondition(db: db, clock: TodoClock(now: noon, zone: berlin))
      let query = TodoQuery(filter: filter)
      let gathered = try GatheredTodos(
        db, query, filters, from: filters.sources(query.filter), atMost: 10_000)
      let listing = try TodoListing(db, query, also: filters.condition(filter), zone: berlin)
      return (
        try gathered?.window(db, .top, limit: 1_000).todos,
        try TodoRow.withLists(
          db, listing.window(db, .top, limit: 1_000, counts: TodoCounts(open: 0, done: 0)).todos)
      )
    }
    #expect(!walked.isEmpty)
    #expect(gathered == walked)
  }

  @Test(arguments: [
    TodoFilter.any([]), .not(.all), .not(.status(.any)), .status(.synced), .tag("none"), .project("none"),
    .text(.word("!"), in: TodoFilter.textFields), .every([.status(.open), .status(.done)]),
    .any([.any([]), .tag("none")]),
    .comparison(.tags, .less, .words(["bug"])), .comparison(.due, .equal, .text("fri")),
  ])
  func `a filter that no todo fulfils has no rows`(filter: TodoFilter) throws {
    for key in TodoSortKey.allCases {
      let window = try table.list(
        TodoQuery(filter: filter, sort: TodoSort(key)), .bottom, limit: 5, now: noon)
      #expect(window.todos.isEmpty && window.start == 0 && window.counts.total == 0)
    }
  }

  @Test func `words of a change are found at once, and those before it no more`() throws {
    let kettle = TodoFilter.text(.word("quince"), in: TodoFilter.textFields)
    var changes = TodoChanges()
    changes.set(.title, .text("Quince"))
    let todo = try table.add(changes, now: noon)
    var found = try table.list(TodoQuery(filter: kettle), limit: 9, now: noon).todos
    #expect(found == [todo])
    changes.set(.title, .text("pear"))
    _ = try table.apply(changes, to: [todo.id], now: noon)
    found = try table.list(TodoQuery(filter: kettle), limit: 9, now: noon).todos
    #expect(found.isEmpty)
    _ = try table.undo()
    found = try table.list(TodoQuery(filter: kettle), limit: 9, now: noon).todos
    #expect(found == [todo])
    try table.delete(id: todo.id)
    found = try table.list(TodoQuery(filter: kettle), limit: 9, now: noon).todos
    #expect(found.isEmpty)
    // Another program adds a todo, which the index does not know yet.
    try table.database.write {
      try $0.execute(sql: "INSERT INTO todo (title, created_at) VALUES ('a quince', 5)")
    }
    let titles = try table.list(TodoQuery(filter: kettle), limit: 9, now: noon).todos.map(\.title)
    #expect(titles == ["a quince"])
  }

  @Test func `a text is looked for in all todos of a filter, with exact counts`() throws {
    let pattern = try #require(TextPattern("a"))
    let query = TodoQuery(
      filter: .every([.not(.has(.parent)), .containing(pattern)]), sort: TodoSort(.created),
      grouping: .openFirst)
    let window = try table.list(query, limit: 500, now: noon)
    let expected = all.filter { todo in
      todo.parent == nil && todo.searchedTexts.contains { pattern.matches($0) }
    }
    #expect(Set(window.todos.map(\.id)) == Set(expected.map(\.id)))
    #expect(window.counts.total == expected.count)
    #expect(!expected.isEmpty && expected.count < all.count)
  }
}
