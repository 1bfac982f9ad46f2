import FoundationEssentials

/// A test's own empty folder, deleted with this object.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// - Parameter inMemory: for many durable writes, which would wait for a disk otherwise.
  public init(inMemory: Bool = false) throws {
    let memory = "/dev/shm"
    let isInMemory = inMemory && FileManager.default.isWritableFile(atPath: memory)
    let parent = isInMemory ? URL(filePath: memory) : FileManager.default.temporaryDirectory
    path = parent.appending(path: "octodo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) could not be removed: \(error)")
    }
  }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of all entries, sorted.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file(name))))
  }

  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(filePath: file(name)))
  }

  public func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }
}
