import EventLoop
import FoundationEssentials
import GitHub
import Storage
import TestSupport
import Testing

let noon = Date(timeIntervalSince1970: 1_800_000_000)

extension LocalDatabase {
  /// A database in a folder of the test, at noon.
  convenience init(in folder: TemporaryFolder, on loop: EventLoop) {
    self.init(path: folder.file("data/octodo.db"), home: folder.path, loop: loop, now: { noon })
  }
}

extension ResponseCache {
  /// A cache in a folder of the test, which must not fail.
  convenience init(in folder: TemporaryFolder, on loop: EventLoop) {
    self.init(database: LocalDatabase(in: folder, on: loop)) { Issue.record("\($0)") }
  }
}
