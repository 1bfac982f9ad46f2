import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Screens
import Storage
import Terminal
import Tracking

/// The dependencies that differ between terminal, script and demo. Everything else is the same.
@LoopActor
struct ProgramDependencies {
  var terminal: any Terminal
  var http: any HTTPClient
  var api: APIBase
  var token: Token?
  var account: Account
  var database: LocalDatabase
  var tracker: any Tracker
  /// Nil if no collector is configured.
  var collectorConnection: CollectorConnection?
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
