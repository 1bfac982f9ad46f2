import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct VisitTableWindowTests {
  private static let size = 500
  private let folder: TemporaryFolder
  private let database: AppDatabase
  private let history: VisitTable
  private let list: [VisitGroup]

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
    history = VisitTable(database)
    try Self.fill(database, Self.size)
    list = try history.all()
  }

  /// The last visit is number 1.
  private static func fill(_ database: AppDatabase, _ count: Int) throws {
    try database.queue.write { db in
      let sql = """
        INSERT INTO visit (kind, name, title, target, visits, visited_at, place)
        VALUES ('todo', ?, ?, ?, 1, 0, ?)
        """
      // The column has gaps, as after deletes and repeated visits.
      for number in (1...count).reversed() {
        let order = (count - number) * 3 + 1
        try db.cachedStatement(sql: sql).execute(arguments: [
          "todo \(number)", "todo \(number)", String(number), order,
        ])
      }
    }
  }

  private func stretch(_ start: Int, _ count: Int) -> Window<VisitGroup> {
    Window(start: start, items: Array(list[start..<start + count]), total: list.count)
  }

  @Test func `the model is the whole list`() {
    #expect(list.map(\.visit.title) == (1...Self.size).map { "todo \($0)" })
  }

  @Test func `a known window from before others added visits gives no wrong rows`() throws {
    let near = stretch(200, 40)
    for number in 1...30 { try history.record(Visit(.todo(id: 1), title: "new \(number)"), now: noon) }
    let now = try history.all()
    for index in [200, 210, 239, 260] {
      let window = try history.window(.index(index, near: near), limit: 8)
      #expect(window.start == index - 4)
      #expect(window.items == Array(now[index - 4..<index + 4]))
    }
  }

  @Test func `windows around each index are ranges of the list, whatever window is known`() throws {
    let limit = 8
    let known = [.empty, stretch(0, 8), stretch(200, 40), stretch(492, 8), stretch(250, 1)]
    var wrong: [String] = []
    for index in 0..<Self.size {
      let expected = stretch(max(0, min(index - 4, Self.size - limit)), limit)
      for near in known where try history.window(.index(index, near: near), limit: limit) != expected {
        wrong.append("\(index) near \(near.start)")
      }
      if try history.window(.group(list[index].id), limit: limit) != expected { wrong.append("id \(index)") }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [-5, 499, 500, 9_000])
  func `an index outside of the list is its nearest end`(index: Int) throws {
    let expected = stretch(index < 0 ? 0 : 493, 7)
    let window = try history.window(.index(index, near: .empty), limit: 7)
    #expect(window == expected)
  }

  @Test func `a deleted group is the top`() throws {
    let window = try history.window(.group(99_999), limit: 5)
    #expect(window == stretch(0, 5))
  }

  @Test(arguments: [0, -1])
  func `a limit below one reads no rows`(limit: Int) throws {
    var groups = try history.window(.index(9, near: .empty), limit: limit).items
    #expect(groups.isEmpty)
    groups = try history.window(.group(list[9].id), limit: limit).items
    #expect(groups.isEmpty)
  }

  @Test func `a limit beyond the list returns the list`() throws {
    let window = try history.window(.index(250, near: .empty), limit: 5_000)
    #expect(window == stretch(0, Self.size))
  }

  @Test func `a known window whose ends were deleted still helps`() throws {
    let known = stretch(100, 10)
    try history.delete(ids: [known.items[0].id])
    try history.record(Visit(.todo(id: 1), title: "new"), now: noon)
    let window = try history.window(.index(104, near: known), limit: 10)
    #expect(window.items.count == 10)
    #expect(window.items.contains { $0.id == known.items[5].id })
  }

  @Test func `a scroll reads only the visible rows by the index, however deep it is`() throws {
    for (index, near) in [
      (0, Window<VisitGroup>.empty), (499, .empty), (260, stretch(240, 16)), (236, stretch(240, 16)),
    ] {
      let sql = try #require(try selects { try history.window(.index(index, near: near), limit: 16) }.last)
      let plan = try database.queue.inDatabase { try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(sql)") }
      #expect(plan.count == 1, "\(plan)")
      #expect("\(plan)".contains("SEARCH visit USING INDEX"), "\(plan)")
      let passedOver = try #require(sql.split(separator: " ").last.flatMap { Int($0) })
      #expect(passedOver <= 16, "\(sql)")
    }
  }

  private func selects(_ body: () throws -> Window<VisitGroup>) throws -> [String] {
    var selects: [String] = []
    database.queue.inDatabase { db in
      db.trace { event in
        let sql = event.expandedDescription
        if sql.hasPrefix("SELECT") { selects.append(sql) }
      }
    }
    _ = try body()
    database.queue.inDatabase { $0.trace(nil) }
    return selects
  }
}
