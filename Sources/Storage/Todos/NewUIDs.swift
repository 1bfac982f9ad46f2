import FoundationEssentials
import GRDB

/// How new todos get the names that they have in other programs.
public enum NewUIDs: Sendable {
  case random
  /// By the number of the todo, for a program whose screens must be the same in each run.
  case numbered

  /// The name of the todo that is inserted next.
  func next(_ db: Database) throws -> String {
    switch self {
    case .random: return UUID().uuidString.lowercased()
    case .numbered:
      let last = try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'todo'") ?? 0
      let digits = String(last + 1)
      return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }
  }
}
