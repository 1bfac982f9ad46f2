import EventLoop
import FoundationEssentials
import Glibc

/// The private data folder of one test's program, created on first use.
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

  /// - Throws: the system's error.
  func remove() throws {
    guard let made else { return }
    self.made = nil
    try FileManager.default.removeItem(atPath: made)
  }
}
