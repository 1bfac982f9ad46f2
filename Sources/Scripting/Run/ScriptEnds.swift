public import AppCore
public import EventLoop
public import FoundationEssentials
public import Terminal
public import Tracking

/// The ends of a program that a script drives. This is all of the world that the program is given: without
/// `set network live` there is no real clock and no socket among it, so a script cannot depend on either.
@LoopActor
public struct ScriptEnds {
  public let loop: EventLoop
  public let terminal: GridTerminal
  public let network: ScriptNetwork
  public let tracker: any Tracker
  public let desktop: any Desktop
  public let jobControl: JobControl
  /// The wall clock of the script.
  public let now: @Sendable () -> Date
  /// The folder that holds the program's data for the length of the test; `octodo.db` lies in it.
  public let dataFolder: String
  public let locale: String
  public let zone: TimeZone
  public let colors: Setting.ColorSupport
  /// Where random numbers start from.
  public let seed: UInt64
  /// What `launch` says: `name=value`, in the order of the line.
  public let properties: [LaunchProperty]
  /// Nil: the whole program.
  public let scene: SceneLaunch?
}
