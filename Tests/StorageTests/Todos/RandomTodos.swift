import Dates
import Domain
import FoundationEssentials
import GRDB
import TestSupport

@testable import Storage

let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

extension TodoTable {
  /// A table in a folder, with uids that repeat from run to run.
  init(in folder: TemporaryFolder) throws {
    let database = try AppDatabase(in: folder)
    try database.forgoDurability()
    self.init(database, zone: berlin)
  }
}

/// Random values of fields, and random filters.
struct RandomTodos {
  var random: SeededGenerator
  static let today = Day(of: noon.milliseconds, in: berlin)
  private static let words = ["kettle", "Tea", "café", "道路", "call", "mum"]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func flip(_ oneOf: Int = 2) -> Bool { Int.random(in: 0..<oneOf, using: &random) == 0 }

  mutating func text() -> String {
    (0...Int.random(in: 0...2, using: &random))
      .compactMap { _ in Self.words.randomElement(using: &random) }.joined(separator: " ")
  }

  mutating func date() -> DateValue {
    let day = Self.today.adding(days: Int.random(in: -20...20, using: &random))
    if flip() { return .day(day) }
    let time = noon.milliseconds + Int64(Int.random(in: -40...40, using: &random)) * 21_600_000
    return .moment(Moment(milliseconds: time, zone: flip() ? "Europe/Berlin" : "Asia/Tokyo"))
  }

  mutating func tag() -> String { ["bug", "next", "home", "Büro"].randomElement(using: &random) ?? "bug" }

  /// Fields of a new todo, or changes of one.
  /// - Parameter ids: todos that it may be a part of or need.
  mutating func changes(_ ids: [Int64]) -> TodoChanges {
    var changes = TodoChanges()
    changes.set(.title, .text(text()))
    if flip() { changes.set(.note, flip() ? nil : .text(text())) }
    if flip() { changes.set(.priority, flip(4) ? nil : .number(Int64.random(in: 1...9, using: &random))) }
    if flip() {
      changes.set(
        .project, flip(3) ? nil : .text(["home", "home.garden", "Work"].randomElement(using: &random) ?? ""))
    }
    for field in [TodoField.due, .wait, .scheduled] where flip(3) {
      changes.set(field, flip(3) ? nil : .date(date()))
    }
    if flip(6) { changes.set(.until, .date(.day(Self.today.adding(days: 3)))) }
    if flip(5), changes.values[.due] != nil { changes.set(.rule, .text("FREQ=WEEKLY")) }
    if flip(4) {
      changes.set(.parent, flip(3) ? nil : ids.randomElement(using: &random).map(TodoFieldValue.number))
    }
    if flip(4) {
      changes.set(
        .needs, .ids(Array(Set((0..<2).compactMap { _ in ids.randomElement(using: &random) })).sorted()))
    }
    if flip(6) {
      changes.set(.link, RepoName("octo/kettle").map { .item(.issue(7, of: $0, on: "https://github.com")) })
    }
    if flip(8) {
      changes.set(.annotations, .annotations([TodoAnnotation(at: noon, text: "said \"\(text())\"")]))
    }
    if flip() { changes.addedTags = [tag()] }
    return changes
  }
}

extension TodoTable {
  /// Adds todos with random fields, some of which are done or cancelled.
  func fill(_ count: Int, _ random: inout RandomTodos) throws {
    var ids: [Int64] = []
    for number in 0..<count {
      let now = noon.addingTimeInterval(Double(number / 3))
      let todo = try add(random.changes(ids), now: now)
      ids.append(todo.id)
      if random.flip(5) { try setState(ids: [todo.id], random.flip() ? .done : .cancelled, now: now) }
    }
  }

  /// Every row of every table that has todos or the log of their changes, without ids that have no meaning.
  func content(logToo isLogIncluded: Bool = false) throws -> [String] {
    try database.read { db in
      let queries = [
        "SELECT * FROM todo", "SELECT todo_id, name, open FROM todo_tag JOIN tag ON tag.id = tag_id",
        "SELECT name, open FROM tag", "SELECT * FROM todo_dep", "SELECT todo_id, at, text FROM annotation",
        "SELECT * FROM todo_count", "SELECT * FROM project_count",
        "SELECT id, title, note FROM todo_text ORDER BY id",
      ]
      return try queries.flatMap { sql in
        try Row.fetchAll(db, sql: sql).map { row in "\(sql): \(row)" }.sorted()
      }
    }
  }

  /// All todos by a plain read.
  func all() throws -> [Todo] {
    try todos(ids: database.read { try Int64.fetchAll($0, sql: "SELECT id FROM todo ORDER BY id") })
  }
}
