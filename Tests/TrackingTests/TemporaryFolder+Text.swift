import FoundationEssentials
import TestSupport

extension TemporaryFolder {
  func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  func lines(_ name: String) throws -> [String] {
    try text(name).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file(name))[.posixPermissions] as? Int
  }
}
