import Foundation
import TestSupport

extension Checkout {
  struct Module {
    let name: String
    let folder: URL
    let isFeature: Bool

    /// Each import of another module, with the file that contains it.
    func imports() throws -> [(file: String, imported: String)] {
      try Checkout.files(in: folder, endings: ["swift"]).flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
          var words = line.split(separator: " ").map(String.init)
          if let first = words.first,
            ["public", "package", "internal", "private", "@testable"].contains(first)
          {
            words.removeFirst()
          }
          guard words.count >= 2, words[0] == "import" else { return nil }
          return (file.lastPathComponent, String(words[1].prefix { $0 != "." }))
        }
      }
    }
  }

  static func modules() throws -> [Module] {
    let sources = file("Sources")
    let groups: Set = ["Features", "Tools"]
    let plain = try folders(in: sources).filter { !groups.contains($0.lastPathComponent) }
    let grouped = try groups.flatMap { try folders(in: sources.appendingPathComponent($0)) }
    return (plain + grouped).map {
      Module(
        name: $0.lastPathComponent, folder: $0,
        isFeature: $0.deletingLastPathComponent().lastPathComponent == "Features")
    }
  }

  private static func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .sorted { $0.path < $1.path }
  }
}
