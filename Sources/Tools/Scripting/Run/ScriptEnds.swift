public import EventLoop
public import FoundationEssentials
public import Screens
public import Terminal
public import Tracking

/// The dependencies of a program that a script drives. The program gets nothing else: without `set network
/// live` there is no real clock and no socket, so a script cannot depend on either.
@LoopActor
public struct ScriptEnds {
  public let loop: EventLoop
  public let terminal: GridTerminal
  public let network: ScriptNetwork
  public let tracker: any Tracker
  public let desktop: any Desktop
  public let jobControl: JobControl
  /// The script's wall clock.
  public let now: @Sendable () -> Date
  /// The folder with the program's data during the test; contains `octodo.db`.
  public let dataFolder: String
  public let locale: String
  public let zone: TimeZone
  public let colors: Setting.ColorSupport
  /// The seed of the random numbers.
  public let seed: UInt64
  /// The `name=value` pairs of `launch`, in the order of the line.
  public let properties: [LaunchProperty]
  /// Nil means the whole program.
  public let scene: SceneLaunch?
}
