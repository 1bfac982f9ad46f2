import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Screens
import Storage
import Terminal
import Tracking

/// Where the program ends and the world begins: in a terminal, in a script and in the demo these differ,
/// and nothing else does.
@LoopActor
struct ProgramDependencies {
  var terminal: any Terminal
  var http: any HTTPClient
  var api: APIBase
  var token: Token?
  var account: Account
  var database: LocalDatabase
  var tracker: any Tracker
  /// Nil where no collector is named.
  var collecting: Collecting?
  var destination: TrackingDestination
  var desktop: any Desktop
  var notices: Notices
  var preferences: Preferences
  var run: RunFacts
  var settings: any SettingsRepository
  var facts: ProgramFacts
  var now: @Sendable () -> Date
  var zone: @Sendable () -> TimeZone
  var uuid: @Sendable () -> UUID
}
