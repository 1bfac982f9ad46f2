import Collector
import Console
import EventLoop
import GitHub
import Glibc
import HTTP
import Screens
import Terminal
import Texts

/// What the command line, the environment and config.yml come to.
struct Settings {
  var api: APIBase
  var token: Token?
  var account: Account
  var preferences: Preferences
  var run: RunFacts
  var folders: Folders
  /// Whether events of this installation were ever recorded.
  let hasIdentity: Bool
  /// Where events go if they are to leave the machine.
  var collector: CollectorEndpoint?
  var collectorLimits: CollectorLimits
  /// Whose certificates are trusted.
  let certificates: CurlCertificates
  /// The config.yml that counts.
  var configFile: String
  /// Sentences about what could not be followed; the program starts all the same.
  var notices: [String]
  private let texts: Texts
  private let configuration: Configuration

  /// - Throws: `UsageProblem` where the command line asks for an API address that is none.
  init(options: LaunchOptions, environment: [String: String]) throws {
    folders = Folders(environment: environment)
    certificates = CurlCertificates(environment: environment)
    hasIdentity = access(folders.userIDFile, F_OK) == 0
    configFile = options.config ?? folders.configFile
    let language = options.language ?? Language(environment: environment)
    let (configuration, problems) = Self.configuration(
      at: configFile, isRequired: options.config != nil, language: language)
    self.configuration = configuration
    // What is told before the settings are known is told in their language too.
    texts = Texts(options.language ?? configuration.language ?? language)
    notices = Self.notice(of: problems, texts.configuration).map { [$0] } ?? []
    api = .gitHub
    token = nil
    run = RunFacts(options: options, environment: environment, folders: folders, configFile: configFile)
    collector = configuration.collector
    collectorLimits = configuration.collectorLimits
    run.collector = collector?.address.origin.description
    preferences = Preferences(configuration, in: run)
    if let language = options.language { preferences.language = language }
    preferences.terminal.isUnicode = Self.isUnicode(environment)
    account = .anonymous
    if options.isDemo {
      account = .demo
      return
    }
    try chooseAPI(options: options, environment: environment, configured: configuration.api)
    let lookup = TokenSource.find(for: api, environment: environment) { try TextFile.read($0) }
    notices += lookup.notices.map { texts.sentence(for: $0) }
    token = lookup.token
    guard lookup.token != nil else { return }
    account = .token(source: lookup.origin.map(Self.lastPart) ?? "?")
    run.tokenSource = lookup.origin?.writingHome(folders.home)
  }

  /// Whether the locale's encoding is UTF-8. It is taken to be where no locale is set, as in most containers. The console
  /// of Linux has a font of at most 512 glyphs, without the star and the round corners (console_codes(4)).
  static func isUnicode(_ environment: [String: String]) -> Bool {
    guard environment["TERM"] != "linux" else { return false }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
      return true
    }
    // As in `de_DE.UTF-8@euro`.
    return locale.lowercased().split { $0 == "." || $0 == "@" }.contains { $0 == "utf-8" || $0 == "utf8" }
  }

  /// The API that `--api-url` names.
  /// - Throws: `UsageProblem` where it names none that octodo asks.
  static func api(at url: String, texts: Texts) throws(UsageProblem) -> APIBase {
    do { return try APIBase(url) } catch { throw UsageProblem("--api-url: \(texts.sentence(for: error))") }
  }

  /// The command line counts more than the environment, and that more than config.yml.
  private mutating func chooseAPI(
    options: LaunchOptions, environment: [String: String], configured: APIBase?
  ) throws {
    if let url = options.apiURL {
      api = try Self.api(at: url, texts: texts)
      run.apiSource = "--api-url"
    } else if let url = environment["OCTODO_API_URL"], !url.isEmpty {
      do { api = try APIBase(url) } catch {
        throw UsageProblem("OCTODO_API_URL: \(texts.sentence(for: error))")
      }
      run.apiSource = "OCTODO_API_URL"
    } else if let configured {
      api = configured
      run.apiSource = Self.lastPart(configFile)
    }
    run.api = api.url
  }

  /// Reads a configuration. What is wrong with it, or that it is missing though it is required, is told in
  /// sentences.
  /// - Parameters:
  ///   - defaults: what holds where the file says nothing.
  ///   - language: of the sentences, where the file asks for none.
  static func configuration(
    at path: String, isRequired: Bool, defaults: Configuration = Configuration(), language: Language = .en
  ) -> (Configuration, problems: [String]) {
    let texts = Texts(language).configuration
    do {
      guard let text = try TextFile.read(path) else {
        return (defaults, isRequired ? [texts.missing(file: path)] : [])
      }
      let file = ConfigurationFile(text, name: lastPart(path), defaults: defaults, language: language)
      return (file.configuration, file.problems)
    } catch {
      return (defaults, [texts.unreadableReason(file: path, reason: "\(error)")])
    }
  }

  /// What is wrong with the keys and commands of the configuration; nil if nothing is. Builds all screens if there are
  /// some.
  /// - Throws: the error of the event loop.
  @LoopActor
  func keyProblem(loop: EventLoop) throws -> String? {
    let problems = try KeyCheck.problems(
      in: configuration, file: Self.lastPart(configFile), language: preferences.language, loop: loop)
    return Self.notice(of: problems, texts.configuration)
  }

  /// One sentence for all: the first problem in full, for the room is small and a key takes it away.
  private static func notice(of problems: [String], _ texts: ConfigurationTexts) -> String? {
    guard let first = problems.first, problems.count > 1 else { return problems.first }
    return texts.more(problem: first, count: problems.count - 1)
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
