public import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
public import Screens
import Storage
import Tracking

extension Environment {
  /// The environment of a scene, in the sandbox and in a script.
  /// - Parameter state: its settings and events apply from the start.
  public convenience init(of state: LoadedState, _ ends: Ends, _ repositories: Repositories) {
    self.init(ends.inScene.started(in: state), repositories)
    for (index, event) in state.events.reversed().enumerated().reversed() {
      events.keep(event, at: now().addingTimeInterval(Double(-index - 1)))
    }
  }
}

extension Ends {
  /// The sandbox's own, which report what the program does.
  static func sandbox(
    loop: EventLoop, now: @escaping @Sendable () -> Date, http: any HTTPClient, database: LocalDatabase,
    preferences: Preferences, report: @escaping @LoopActor (String) -> Void
  ) -> Ends {
    let run = RunFacts.invented(preferences.language)
    var ends = Ends(
      loop: loop, now: now, uuid: { UUID() },
      github: GitHubConnection(http: http, userAgent: sceneUserAgent, cache: database),
      tracker: SandboxTracker(report), destination: .scene(file: run.eventsFile),
      desktop: SandboxDesktop(report), settings: SceneSettingsRepository(), program: .invented, run: run)
    ends.preferences = preferences
    return ends
  }

  private static let sceneUserAgent = "octodo-sandbox"

  /// Scenes are written for GitHub's own API, and have no user.
  fileprivate var inScene: Ends {
    var ends = self
    ends.github.base = .gitHub
    ends.github.userAgent = Self.sceneUserAgent
    ends.destination = .scene(file: run.eventsFile)
    return ends
  }

  /// The ends with the settings and overrides of a state.
  fileprivate func started(in state: LoadedState) -> Ends {
    var ends = self
    ends.readFile = { [files = state.files] path, _ in
      guard let file = files[path] else { throw FileError.missing(path: path) }
      return Array(file.utf8)
    }
    if let cause = state.overrides.language { ends.run.languageOverride = cause }
    ends.run.collector = state.overrides.collector
    if let cause = state.overrides.tracking {
      ends.run.trackingOverride = cause
      ends.run.maxTracking = .off
      ends.preferences.tracking = .off
    }
    if case .token(let source) = state.account { ends.run.tokenSource = source }
    for choice in state.choices { ends.preferences.apply(choice, in: ends.run) }
    if let problem = state.configProblem { ends.settings = SceneSettingsRepository(problem: problem) }
    return ends
  }
}

extension TrackingDestination {
  /// With the id of no real user.
  fileprivate static func scene(file: String?) -> TrackingDestination {
    TrackingDestination(file: file) { "00000000-0000-0000-0000-000000000000" }
  }
}
