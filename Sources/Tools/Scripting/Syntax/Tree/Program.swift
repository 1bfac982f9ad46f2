public import FoundationEssentials
public import Terminal

/// How the program is launched.
public struct Launch: Sendable, Hashable {
  /// One sandbox scene; nil for the whole program.
  public let scene: String?
  /// Nil for the scene's first state.
  public let state: String?
  public let properties: [Property]
}

/// One `set` line.
public enum Setting: Sendable, Hashable {
  case size(Size)
  case colors(ColorCount)
  case background(Background)
  /// Since 1970-01-01T00:00:00Z.
  case clock(Duration)
  case zone(TimeZone)
  case locale(String)
  case seed(UInt64)
  case tracking(EventChecking)
  case network(NetworkMode)
  /// The name of an event to leave out of all comparisons.
  case ignore(String)
  /// In real time.
  case watchdog(Duration)

  /// The number of colours of the terminal, by its word in a script.
  public enum ColorCount: String, Sendable, CaseIterable {
    case none = "1"
    case eight = "8"
    case sixteen = "16"
    case palette = "256"
    case trueColor = "true"
  }

  /// The background that the terminal reports.
  public enum Background: String, Sendable, CaseIterable {
    case unknown, dark, light
  }

  /// Which events a test must assert.
  public enum EventChecking: String, Sendable, CaseIterable {
    /// Every event must be asserted.
    case exhaustive
    /// Only the `event` lines are checked.
    case listed
    case off
  }

  /// Where the responses come from: stubs, a cassette, or the real API.
  public enum NetworkMode: String, Sendable, CaseIterable {
    case stub, replay, record, live
  }
}

/// How far the virtual clock moves.
public enum Advance: Sendable, Hashable {
  case by(Duration)
  /// To the next timer.
  case toNextTimer
}

/// `wait`: the virtual clock advances timer by timer until the text appears.
public struct Wait: Sendable, Hashable {
  public let pattern: Pattern
  public let region: Region?
  /// Nil means the runner's default timeout.
  public let limit: Duration?
}

/// The program's effects outside of its screen.
public enum EffectKind: String, Sendable, CaseIterable {
  case browser, clipboard, bell, command, file
}
