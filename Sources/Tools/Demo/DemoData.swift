import CResources
import FoundationEssentials

/// The embedded data: repositories and some of their READMEs.
struct DemoData {
  let repos: [DemoRepo]
  /// By full name.
  let readmes: [String: String]

  /// A line of the README file that begins with it names the repository of the following lines.
  private static let separator = "%%% "

  /// - Throws: `DecodingError` for invalid data; a test loads all of it.
  static func load() throws -> DemoData {
    let decoder = JSONDecoder()
    let repos = try text(octodo_demo_repositories).split(separator: "\n").map {
      try decoder.decode(DemoRepo.self, from: Data($0.utf8))
    }
    return DemoData(repos: repos, readmes: readmes(in: text(octodo_demo_readmes)))
  }

  private static func readmes(in text: String) -> [String: String] {
    var result: [String: String] = [:]
    var name: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(separator) {
        name = String(line.dropFirst(separator.count))
      } else if let name {
        result[name, default: ""] += line + "\n"
      }
    }
    return result
  }

  private static func text(_ resource: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>) -> String {
    var length = 0
    let start = resource(&length)
    return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
