import Console
import FoundationEssentials
import Screens
import Tracking

extension Settings {
  var databaseFile: String { folders.databaseFile(isDemo: account == .demo) }
  /// The folder of the events that wait for a collector.
  var outboxFolder: String { folders.outboxFolder }
  var eventsFile: String { folders.eventsFile(isDemo: account == .demo) }

  /// Where events go, and the random id of this installation, which is created if it is missing.
  var trackingDestination: TrackingDestination {
    let idFile = folders.userIDFile
    return TrackingDestination(file: eventsFile.writingHome(folders.home)) {
      try UserIdentity.load(from: idFile) { UUID().uuidString }
    }
  }

  /// The paths of octodo's files in the form for users. The tracking files are left out if tracking is off.
  var fileFacts: [FileFact] {
    let tracked = [
      FileFact(kind: .events, path: eventsFile), FileFact(kind: .identity, path: folders.userIDFile),
    ]
    let all =
      [FileFact(kind: .settings, path: configFile), FileFact(kind: .todos, path: databaseFile)]
      + (preferences.tracking == .off ? [] : tracked)
    return all.map { FileFact(kind: $0.kind, path: $0.path.writingHome(folders.home)) }
  }
}
