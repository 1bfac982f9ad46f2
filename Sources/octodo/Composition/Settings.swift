import AppCore
import EventLoop
import GitHubAPI
import Texts
import Tracking

/// What the command line, the environment and config.yml come to.
struct Settings {
  var api: APIBase
  var token: Token?
  var account: Account
  var tracking: TrackingMode
  var preferences: Preferences
  var folders: Folders
  /// Sentences about what could not be followed; the program starts all the same.
  var notices: [String]

  /// - Throws: `UsageProblem` where the command line asks for an API address that is none.
  init(options: LaunchOptions, environment: [String: String]) throws {
    folders = Folders(environment: environment)
    let (configuration, problems) = Self.configuration(
      at: options.config ?? folders.configFile, isRequired: options.config != nil)
    notices = Self.notice(of: problems).map { [$0] } ?? []
    api = try APIBase(APIBase.gitHubURL)
    token = nil
    tracking = TrackingMode.decide(
      configured: configuration.tracking, isSwitchedOff: options.isTrackingOff, environment: environment)
    preferences = Preferences(
      pageSize: configuration.pageSize, confirmsDelete: configuration.confirm,
      language: options.language ?? configuration.language ?? Language(environment: environment),
      theme: configuration.theme)
    account = .anonymous
    if options.isDemo {
      account = .demo
      return
    }
    try chooseAPI(options: options, environment: environment, configured: configuration.api)
    let lookup = TokenSource.find(for: api, environment: environment) { try TextFile.read($0) }
    notices += lookup.notices
    token = lookup.token
    if lookup.token != nil { account = .token(source: lookup.origin.map(Self.lastPart) ?? "?") }
  }

  /// The command line counts more than the environment, and that more than config.yml.
  private mutating func chooseAPI(
    options: LaunchOptions, environment: [String: String], configured: APIBase?
  ) throws {
    if let url = options.apiURL {
      do { api = try APIBase(url) } catch { throw UsageProblem("--api-url: \(error.message)") }
    } else if let url = environment["OCTODO_API_URL"], !url.isEmpty {
      do { api = try APIBase(url) } catch { throw UsageProblem("OCTODO_API_URL: \(error.message)") }
    } else if let configured {
      api = configured
    }
  }

  /// Reads a configuration. What is wrong with it, or that it is missing though it is required, is told in
  /// sentences.
  static func configuration(at path: String, isRequired: Bool) -> (Configuration, problems: [String]) {
    do {
      guard let text = try TextFile.read(path) else {
        return (Configuration(), isRequired ? ["There is no file \(path), so the defaults hold."] : [])
      }
      let file = ConfigurationFile(text, name: lastPart(path))
      return (file.configuration, file.problems)
    } catch {
      return (Configuration(), ["\(path) cannot be read (\(error)), so the defaults hold."])
    }
  }

  /// One sentence for all: the first problem in full, for the room is small and a key takes it away.
  private static func notice(of problems: [String]) -> String? {
    guard let first = problems.first, problems.count > 1 else { return problems.first }
    let more = problems.count - 1
    return
      "\(first) And \(more) more \(more == 1 ? "problem" : "problems"); correct this one to see the next."
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
