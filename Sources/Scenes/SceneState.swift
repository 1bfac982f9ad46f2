public import AppCore
public import FoundationEssentials

/// One state of a scene: what the world answers, what is there already, and what a person has done so far.
public struct SceneState: Sendable {
  /// A word of the script language, such as `no-results`; no two states of a scene share one.
  public let name: String
  public let account: Account
  /// The wall clock at the start, as RFC 3339 writes it in UTC.
  public let clock: String
  public let storage: SceneStorage
  public let parts: [ScenePart]
  public let place: ScenePlace

  /// The wall clock of a state that names none. Scripts begin at the same moment.
  public static let usualClock = "2026-01-01T00:00:00Z"
  /// The same moment, for what has to be older than it.
  public static let usualTime = Date(timeIntervalSince1970: 1_767_225_600)

  public init(
    _ name: String, account: Account = .anonymous, clock: String = usualClock,
    storage: SceneStorage = .usable, file: String = #fileID, line: Int = #line,
    @ScenePartsBuilder _ parts: () -> [ScenePart] = { [] }
  ) {
    self.name = name
    self.account = account
    self.clock = clock
    self.storage = storage
    self.parts = parts()
    place = ScenePlace(file: file, line: line)
  }
}

/// What becomes of the todo file.
public enum SceneStorage: Hashable, Sendable {
  /// A file of the scene's own.
  case usable
  /// A folder stands in the place of the file, so that every read and every write fails.
  case unusable
}
