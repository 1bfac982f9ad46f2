import CResources

/// The responses that scenes refer to by name: the files of `Resources/scenes`, embedded in the program.
public struct SceneFixtures: Sendable {
  private let files: [String: [UInt8]]

  /// - Parameter files: the contents, by `FEATURE/NAME`.
  public init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  /// The fixtures embedded in this program.
  public static func builtIn() -> SceneFixtures {
    var count = 0
    let start = octodo_scene_fixtures(&count)
    let table = UnsafeBufferPointer(start: start, count: count)
    return SceneFixtures(
      Dictionary(
        table.map {
          (String(cString: $0.name), Array(UnsafeBufferPointer(start: $0.bytes, count: $0.length)))
        },
        uniquingKeysWith: { first, _ in first }))
  }

  /// `FEATURE/NAME` of each, sorted.
  public var names: [String] { files.keys.sorted() }

  /// Nil if there is no fixture of that name.
  public func bytes(_ name: String) -> [UInt8]? { files[name] }
}
