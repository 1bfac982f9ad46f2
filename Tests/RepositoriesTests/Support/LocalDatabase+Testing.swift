import EventLoop
import FoundationEssentials
import Repositories
import TestSupport

/// The time of every test's clock.
let noon = Date(timeIntervalSince1970: 1_800_000_000)

extension LocalDatabase {
  convenience init(in folder: TemporaryFolder, on loop: EventLoop) {
    self.init(path: folder.file("data/octodo.db"), home: folder.path, loop: loop, now: { noon })
  }
}
