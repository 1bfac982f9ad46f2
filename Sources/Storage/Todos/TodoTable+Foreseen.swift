public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// A copy of the todos in memory as they are at another time: with the waits and the last days that are over then.
  /// - Throws: `AppError.storage`.
  public func foreseen(at now: Date) throws(AppError) -> TodoTable {
    let copy = TodoTable(try database.copiedInMemory(), limits: limits, zone: zone, newUID: newUID)
    try copy.keepUp(now: now)
    // A wait that is over now can be to come at an earlier time.
    try copy.database.write { db in
      let waiting = try Int64.fetchAll(
        db, sql: "SELECT id FROM todo WHERE wait_day IS NOT NULL AND state < 2")
      try DerivedValues(clock: TodoClock(now: now, zone: zone)).update(db, ids: waiting)
    }
    return copy
  }
}
