import CResources

/// The answers that scenes name instead of writing them out: the files of `Resources/scenes`, built into the
/// program.
public struct SceneFixtures: Sendable {
  private let files: [String: [UInt8]]

  /// - Parameter files: by `FEATURE/NAME`.
  public init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  /// Those of this program.
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

  /// Nil where there is none of that name.
  public func bytes(_ name: String) -> [UInt8]? { files[name] }
}
