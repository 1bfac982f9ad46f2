import EventLoop
import FoundationEssentials
import Glibc

/// The private folder of one test's program. It is made when it is first needed.
@LoopActor
final class DataFolder {
  private let parent: String
  private var made: String?

  init(in parent: String) {
    self.parent = parent
  }

  /// - Throws: `FileProblem`.
  func path() throws(FileProblem) -> String {
    if let made { return made }
    var template = Array("\(parent)/octodo-script-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileProblem("a folder cannot be made in \(parent)", errno) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    made = path
    return path
  }

  /// - Throws: what the system says.
  func remove() throws {
    guard let made else { return }
    self.made = nil
    // Most tests leave a todo file and nothing else, and the way for any folder is long.
    unlink("\(made)/octodo.db")
    if rmdir(made) == 0 { return }
    try FileManager.default.removeItem(atPath: made)
  }
}
