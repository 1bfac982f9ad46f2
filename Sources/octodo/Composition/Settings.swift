import Collector
import Console
import EventLoop
import GitHub
import Glibc
import HTTP
import Screens
import Storage
import Terminal
import Texts

/// The result of the command line, the environment and config.yml.
struct Settings {
  var api: APIBase
  var token: Token?
  var account: Account
  var preferences: Preferences
  var run: RunFacts
  var folders: Folders
  /// Whether events of this installation were ever recorded.
  let hasIdentity: Bool
  /// Where events are sent if they may leave the machine.
  var collector: CollectorEndpoint?
  var collectorLimits: CollectorLimits
  /// Finds the trusted certificates.
  let certificates: @Sendable () -> CurlCertificates
  /// The config.yml in use.
  var configFile: String
  /// Sentences about settings that could not be applied; the program starts anyway.
  var notices: [String]
  private let texts: Texts
  let configuration: Configuration

  /// - Throws: `UsageProblem` if the API address on the command line is invalid.
  init(options: LaunchOptions, environment: [String: String]) throws {
    folders = Folders(environment: environment)
    certificates = { CurlCertificates(environment: environment) }
    hasIdentity = access(folders.userIDFile, F_OK) == 0
    configFile = options.config ?? folders.configFile
    let language = options.language ?? Language(environment: environment)
    let (configuration, problems) = Self.configuration(
      at: configFile, isRequired: options.config != nil, home: folders.home, language: language)
    self.configuration = configuration
    // Messages before the settings are known use their language too.
    texts = Texts(options.language ?? configuration.settings.language ?? language)
    notices = Self.notice(of: problems, texts.configuration).map { [$0] } ?? []
    api = .gitHub
    token = nil
    run = RunFacts(options: options, environment: environment, folders: folders, configFile: configFile)
    collector = configuration.collector
    collectorLimits = configuration.collectorLimits
    run.collector = collector?.address.origin.description
    preferences = Preferences(configuration, in: run)
    if let language = options.language { preferences.language = language }
    preferences.certificateVariables = CurlCertificates.variables(in: environment)
    preferences.terminal.isUnicode = Self.isUnicode(environment)
    account = .anonymous
    if options.isDemo {
      account = .demo
      return
    }
    try chooseAPI(options: options, environment: environment, configured: configuration.api)
    let lookup = TokenSource.find(for: api, environment: environment) { try TextFile.read($0) }
    notices += lookup.notices.map { texts.sentence(for: $0, home: folders.home) }
    token = lookup.token
    if api.webHost != APIBase.gitHub.webHost {
      let location = TokenSource.location(for: api, environment: environment)
      preferences.tokenLocation = TokenLocation(host: location.host, variable: location.variable)
    }
    guard lookup.token != nil else { return }
    account = .token(source: lookup.origin.map(Self.lastPart) ?? "?")
    run.tokenSource = lookup.origin?.writingHome(folders.home)
  }

  /// Whether the locale's encoding is UTF-8. It is assumed to be if no locale is set, as in most containers. The
  /// Linux console has a font of at most 512 glyphs, without the star and the round corners (console_codes(4)).
  static func isUnicode(_ environment: [String: String]) -> Bool {
    guard environment["TERM"] != "linux" else { return false }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
      return true
    }
    // For example `de_DE.UTF-8@euro`.
    return locale.lowercased().split { $0 == "." || $0 == "@" }.contains { $0 == "utf-8" || $0 == "utf8" }
  }

  /// The API of `--api-url`.
  /// - Throws: `UsageProblem` if the address is not one of an API that octodo can use.
  static func api(at url: String, texts: Texts) throws(UsageProblem) -> APIBase {
    do { return try APIBase(url) } catch { throw UsageProblem("--api-url: \(texts.sentence(for: error))") }
  }

  /// The command line takes precedence over the environment, and the environment over config.yml.
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

  /// Reads a configuration. Problems, and a missing file that is required, are returned as sentences.
  /// - Parameters:
  ///   - defaults: the values of missing settings.
  ///   - home: the user's home folder, which sentences write as `~`.
  ///   - language: the language of the sentences if the file does not set one.
  static func configuration(
    at path: String, isRequired: Bool, defaults: Configuration = Configuration(), home: String = "",
    language: Language = .en
  ) -> (Configuration, problems: [String]) {
    let (configuration, problems) = configurationProblems(
      at: path, isRequired: isRequired, defaults: defaults, home: home, language: language)
    return (configuration, problems.map(\.sentence))
  }

  /// The same, with the lines of the problems.
  static func configurationProblems(
    at path: String, isRequired: Bool, defaults: Configuration = Configuration(), home: String = "",
    language: Language = .en
  ) -> (Configuration, [ConfigurationProblem]) {
    let shownPath = path.writingHome(home)
    let texts = Texts(language).configuration
    do {
      guard let text = try TextFile.read(path) else {
        return (
          defaults,
          isRequired ? [ConfigurationProblem(line: 1, sentence: texts.missing(file: shownPath))] : []
        )
      }
      let file = ConfigurationFile(text, name: lastPart(path), defaults: defaults, language: language)
      return (file.configuration, file.problems)
    } catch {
      let sentence = texts.unreadableReason(file: shownPath, reason: "\(error)")
      return (defaults, [ConfigurationProblem(line: 1, sentence: sentence)])
    }
  }

  /// The problem with the keys and commands of the configuration, nil if there is none, and the commands as they were
  /// checked.
  @LoopActor
  func checkKeys() -> (problem: String?, commands: [UserCommand]) {
    let found = KeyCheck.findings(
      in: configuration, file: Self.lastPart(configFile), language: preferences.language)
    return (Self.notice(of: found.problems.map(\.sentence), texts.configuration), found.commands)
  }

  /// One sentence for all problems, with the first one in full, because there is little room and a key press clears
  /// the notice.
  private static func notice(of problems: [String], _ texts: ConfigurationTexts) -> String? {
    guard let first = problems.first, problems.count > 1 else { return problems.first }
    return texts.more(problem: first, count: problems.count - 1)
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
