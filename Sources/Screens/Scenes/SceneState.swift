public import FoundationEssentials

/// One state of a scene: the responses, the existing data, and the user's input so far.
public struct SceneState: Sendable {
  /// A word of the script language, such as `no-results`; no two states of a scene share one.
  public let name: String
  public let account: Account
  /// The wall clock at the start, in UTC in RFC 3339 format.
  public let clock: String
  public let storage: SceneStorage
  public let parts: [ScenePart]
  public let location: SceneLocation
  /// Whether its screen is also stored at 200x60, because it has more parts in a wide terminal.
  public private(set) var isWide = false
  /// Whether its screen is stored with its styles. The first state of a scene always is.
  public private(set) var isStyled = false

  /// The default wall clock of a state. Scripts start at the same time.
  public static let usualClock = "2026-01-01T00:00:00Z"
  /// The same time as a `Date`, for data that must be older.
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
    location = SceneLocation(file: file, line: line)
  }

  /// The same state, whose screen is also stored at 200x60.
  public var wide: SceneState {
    var state = self
    state.isWide = true
    return state
  }

  /// The same state, whose screen is stored with its styles, because they say something that its text does not.
  public var styled: SceneState {
    var state = self
    state.isStyled = true
    return state
  }
}

/// The condition of the todo file.
public enum SceneStorage: Hashable, Sendable {
  /// The scene's own file.
  case usable
  /// A folder replaces the file, so that every read and write fails.
  case unusable
}
