import EventLoop
import FoundationEssentials
import Storage
import TestSupport

extension LocalDatabase {
  convenience init(in folder: TemporaryFolder, on loop: EventLoop) {
    self.init(path: folder.file("data/octodo.db"), home: folder.path, loop: loop, now: { noon })
  }
}
