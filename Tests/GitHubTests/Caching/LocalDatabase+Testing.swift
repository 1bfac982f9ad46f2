import EventLoop
import FoundationEssentials
import Storage
import TestSupport

let noon = Date(timeIntervalSince1970: 1_800_000_000)

extension LocalDatabase {
  /// A database in a folder of the test, at noon.
  convenience init(in folder: TemporaryFolder, on loop: EventLoop) {
    self.init(path: folder.file("data/octodo.db"), home: folder.path, loop: loop, now: { noon })
  }
}
