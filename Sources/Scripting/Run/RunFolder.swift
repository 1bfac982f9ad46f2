import FoundationEssentials
import Glibc

/// The folder that holds all that a run keeps for a while, so that one removal takes everything with it,
/// however the run ended.
struct RunFolder {
  let path: String

  /// - Throws: what the system says.
  init(in parent: String) throws(FileProblem) {
    var template = Array("\(parent)/octodo-run-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileProblem("a folder cannot be made in \(parent)", errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// - Throws: what the system says.
  func remove() throws {
    try FileManager.default.removeItem(atPath: path)
  }
}
