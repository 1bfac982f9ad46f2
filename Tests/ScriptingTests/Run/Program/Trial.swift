import EventLoop
import FoundationEssentials
import Glibc
import Scripting
import Synchronization
import TestSupport
import Testing

/// One run of scripts in its own folder, and its results.
struct Trial {
  let status: Int32
  let output: String
  let errors: String
  /// The contents of the folder after the run, by path.
  let files: [String: String]

  /// Runs the script `t.steps` with other files next to it, or the scripts named in `scripts` if given.
  init(
    _ script: String = "", files: [String: String] = [:], scripts: [String] = ["t.steps"],
    host: TinyHost = TinyHost(), isReal: Bool = false, _ change: (inout ScriptOptions) -> Void = { _ in }
  ) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/trial-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files.merging(["t.steps": script], uniquingKeysWith: { given, _ in given }) {
      let parent = (folder + "/" + name).split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(atPath: "/" + parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
    }
    let output = Written()
    let errors = Written()
    var options = ScriptOptions(
      temporaryFolder: folder, output: { output.add($0) }, errors: { errors.add($0) },
      onLoop: { body in try isReal ? onRealLoop { _ in try await body() } : onLoop { _ in try await body() }
      },
      abandon: { exit($0) })
    change(&options)
    status = ScriptRunner(host: host, options: options).run(scripts.map { folder + "/" + $0 })
    self.output = output.text.replacing(folder + "/", with: "")
    self.errors = errors.text.replacing(folder + "/", with: "")
    self.files = try Self.read(folder)
  }

  private static func read(_ folder: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
      files[name] = String(decoding: data, as: UTF8.self)
    }
    return files
  }
}

/// Text that is written piece by piece.
final class Written: Sendable {
  private let bits = Mutex<[String]>([])

  func add(_ text: String) {
    bits.withLock { $0.append(text) }
  }

  var text: String { bits.withLock { $0.joined() } }
}
