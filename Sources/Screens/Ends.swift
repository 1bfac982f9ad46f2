public import Domain
public import EventLoop
public import FoundationEssentials
public import GitHub
public import Tracking

/// The ends of the program: all that differs between a terminal, a script, the demo, a scene and a test, except the
/// terminal. `Environment` makes the rest from them, so that it is the same everywhere.
///
/// An end with a usual value is a variable, which is set where it differs.
@LoopActor
public struct Ends {
  public let loop: EventLoop
  /// The wall clock.
  public var now: @Sendable () -> Date
  /// The user's time zone. A closure, because finding it out is slow and it is needed only to show a day.
  public var zone: @Sendable () -> TimeZone = { .gmt }
  /// A new random id, different each time.
  public var uuid: @Sendable () -> UUID
  /// What answers requests, and as whom they are sent.
  public var github: GitHubConnection
  /// How the program calls the account behind the requests.
  public var account = Account.anonymous
  /// Where events go while they stay on this machine.
  public var tracker: any Tracker
  /// Where events go while the user lets a collector have them; nil if none is configured.
  public var collector: (any Tracker)?
  /// What the events screen says of where events go.
  public var destination: TrackingDestination
  public var desktop: any Desktop
  /// How the files are read that the user names on a screen.
  public var readFile: ReadFile = { path, _ in throw FileError.missing(path: path) }
  public var notices = Notices()
  /// The preferences at the start.
  public var preferences = Preferences()
  /// Where changed settings are kept.
  public var settings: any SettingsRepository
  public var program: ProgramFacts
  /// The facts about this run.
  public var run: RunFacts

  public init(
    loop: EventLoop, now: @escaping @Sendable () -> Date, uuid: @escaping @Sendable () -> UUID,
    github: GitHubConnection, tracker: any Tracker,
    destination: TrackingDestination, desktop: any Desktop, settings: any SettingsRepository,
    program: ProgramFacts, run: RunFacts
  ) {
    self.loop = loop
    self.now = now
    self.uuid = uuid
    self.github = github
    self.tracker = tracker
    self.destination = destination
    self.desktop = desktop
    self.settings = settings
    self.program = program
    self.run = run
  }
}

/// Reads a plain file whole. The call blocks; make it on a helper thread.
/// - Parameters:
///   - path: as the user wrote it: `~/` is the home folder, and other names begin in the current one.
///   - limit: in bytes.
/// - Throws: `FileError`.
public typealias ReadFile = @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]

/// Why a file that the user named cannot be read.
public enum FileError: Error, Hashable, Sendable {
  case missing(path: String)
  /// `reason` is the end of a sentence, in English like the system's.
  case unreadable(path: String, reason: String)
}

/// The identity used for GitHub requests.
public enum Account: Hashable, Sendable {
  case anonymous
  /// A token was found in `source`; the token itself is never shown.
  case token(source: String)
  /// The embedded demo data, without a network.
  case demo
}
