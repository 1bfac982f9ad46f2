import AppCore
import Demo
import Domain
import EventLoop
import GitHubAPI
import HTTP
import Repositories
import Scripting
import Terminal

/// Builds octodo for a script: the same composition as in a terminal, on the script's ends.
@LoopActor
final class OctodoScriptHost: ScriptHost {
  private let preferences: Preferences
  private let liveSettings: @Sendable () throws -> Settings

  /// - Parameter liveSettings: asked for by `set network live` only, so that no other script looks at the person's files
  ///   or token.
  nonisolated init(preferences: Preferences, liveSettings: @escaping @Sendable () throws -> Settings) {
    self.preferences = preferences
    self.liveSettings = liveSettings
  }

  func launch(_ ends: ScriptEnds) async throws -> Session {
    let programEnds = try programEnds(ends)
    let session = Session(jobControl: ends.jobControl) { _ in }
    session.start { onQuit, onSuspend in
      Composition(loop: ends.loop, ends: programEnds).app(onQuit: onQuit, onSuspend: onSuspend)
    }
    return session
  }

  private func programEnds(_ ends: ScriptEnds) throws -> ProgramEnds {
    var program = ProgramEnds(
      terminal: ends.terminal, http: DemoHTTPClient(), api: try APIBase(APIBase.gitHubURL), token: nil,
      account: .anonymous,
      database: LocalDatabase(path: ends.dataFolder + "/octodo.db", loop: ends.loop, now: ends.now),
      tracker: ends.tracker, desktop: ends.desktop, notices: Notices(), preferences: preferences,
      now: ends.now)
    switch ends.network {
    case .stubs(let stubs): program.http = stubs
    case .demo: program.account = .demo
    case .live:
      let settings = try liveSettings()
      program.http = CurlClient(loop: ends.loop, userAgent: Version.userAgent)
      program.api = settings.api
      program.token = settings.token
      program.account = settings.account
    }
    return program
  }
}
