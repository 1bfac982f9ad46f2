import Console
import FoundationEssentials
import GitHub
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import octodo

struct SettingsTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `the first start is anonymous, with GitHub's own API`() throws {
    let settings = try Settings(options: LaunchOptions(), environment: environment())
    #expect(settings.account == .anonymous)
    #expect(settings.api.url == "https://api.github.com")
    #expect(settings.preferences.tracking == .local)
    #expect(settings.notices == [])
  }

  @Test func `a token is shown by its source, never by its value`() throws {
    let settings = try Settings(
      options: LaunchOptions(), environment: environment(["GH_TOKEN": "ghp_canary"]))
    #expect(settings.account == .token(source: "GH_TOKEN"))
    #expect(!"\(settings)".contains("ghp_canary"))
  }

  @Test func `the demo does not look for a token`() throws {
    var options = LaunchOptions()
    options.isDemo = true
    let settings = try Settings(options: options, environment: environment(["GH_TOKEN": "ghp_canary"]))
    #expect(settings.account == .demo)
    #expect(settings.token == nil)
  }

  @Test func `the command line overrides the environment`() throws {
    var options = LaunchOptions()
    options.apiURL = "https://one.example/api/v3"
    let other = environment(["OCTODO_API_URL": "https://two.example/api/v3"])
    var url = try Settings(options: options, environment: other).api.url
    #expect(url == "https://one.example/api/v3")
    url = try Settings(options: LaunchOptions(), environment: other).api.url
    #expect(
      url == "https://two.example/api/v3")
  }

  @Test func `an invalid address is refused without repeating it`() {
    var options = LaunchOptions()
    options.apiURL = "https://user:canary@one.example"
    #expect {
      try Settings(options: options, environment: environment())
    } throws: { error in
      guard let problem = error as? UsageProblem else { return false }
      return problem.sentence.hasPrefix("--api-url") && !problem.sentence.contains("canary")
    }
  }

  @Test(arguments: ["1", "yes"])
  func `DO_NOT_TRACK turns tracking off`(value: String) throws {
    let settings = try Settings(options: LaunchOptions(), environment: environment(["DO_NOT_TRACK": value]))
    #expect(settings.preferences.tracking == .off)
    #expect(settings.preferences.chosen.tracking == .local)
    #expect(settings.run.trackingOverride == "DO_NOT_TRACK")
  }

  @Test func `overrides of this run are known by name, next to the choice in config.yml`() throws {
    try home.write("language: en\ntracking: off\ntheme: dark\napi_url: https://one.example\n", to: "mine.yml")
    var options = LaunchOptions()
    options.config = home.file("mine.yml")
    options.language = .ja
    options.isTrackingOff = true
    let settings = try Settings(options: options, environment: environment(["LANG": "ja_JP.UTF-8"]))
    #expect(settings.preferences.language == .ja)
    #expect(settings.preferences.chosen.language == .en)
    #expect(settings.preferences.theme == .dark)
    #expect(settings.run.environmentLanguage == .ja)
    #expect(settings.run.languageOverride == "--locale")
    #expect(settings.run.trackingOverride == "--no-tracking")
    #expect(settings.run.apiSource == "mine.yml")
    #expect(settings.run.configFile == "~/mine.yml (--config)")
    #expect(settings.run.databaseFile == "~/.local/share/octodo/octodo.db")
    #expect(settings.run.eventsFile == "~/.local/state/octodo/events.jsonl")
  }

  @Test func `the strictest of all tracking limits wins`() throws {
    try home.write("tracking: collector\ncollector: https://c.example/in\n", to: "mine.yml")
    func mode(_ variables: [String: String] = [:], isOff: Bool = false, isDemo: Bool = false) throws
      -> [String]
    {
      var options = LaunchOptions()
      options.config = home.file("mine.yml")
      options.isTrackingOff = isOff
      options.isDemo = isDemo
      let settings = try Settings(options: options, environment: environment(variables))
      return [settings.preferences.tracking.rawValue, settings.run.trackingOverride ?? "-"]
    }
    var actualMode = try mode()
    #expect(actualMode == ["collector", "-"])
    actualMode = try mode(["OCTODO_TRACKING": "local"])
    #expect(actualMode == ["local", "OCTODO_TRACKING"])
    actualMode = try mode(["OCTODO_TRACKING": "collector"])
    #expect(actualMode == ["collector", "OCTODO_TRACKING"])
    actualMode = try mode(["OCTODO_TRACKING": "off", "DO_NOT_TRACK": "0"])
    #expect(actualMode == ["off", "OCTODO_TRACKING"])
    actualMode = try mode(["OCTODO_TRACKING": "none of it"])
    #expect(actualMode == ["off", "OCTODO_TRACKING"])
    actualMode = try mode(["OCTODO_TRACKING": "local", "DO_NOT_TRACK": "1"])
    #expect(actualMode == ["off", "DO_NOT_TRACK"])
    actualMode = try mode(["OCTODO_TRACKING": "local"], isOff: true)
    #expect(actualMode == ["off", "--no-tracking"])
    actualMode = try mode(isDemo: true)
    #expect(actualMode == ["local", "--demo"])
    actualMode = try mode(["OCTODO_TRACKING": "collector"], isDemo: true)
    #expect(actualMode == ["local", "--demo"])
  }

  @Test func `the environment cannot enable what the settings turned off`() throws {
    try home.write("tracking: off\n", to: "mine.yml")
    var options = LaunchOptions()
    options.config = home.file("mine.yml")
    let settings = try Settings(options: options, environment: environment(["OCTODO_TRACKING": "collector"]))
    #expect(settings.preferences.tracking == .off)
  }

  @Test func `the first start is distinguished from later ones`() throws {
    var hasIdentity = try Settings(options: LaunchOptions(), environment: environment()).hasIdentity
    #expect(!hasIdentity)
    try FileManager.default.createDirectory(
      atPath: home.file(".local/share/octodo"), withIntermediateDirectories: true)
    try home.write("\(UUID())", to: ".local/share/octodo/user-id")
    hasIdentity = try Settings(options: LaunchOptions(), environment: environment()).hasIdentity
    #expect(hasIdentity)
  }

  @Test func `a token's source is shown`() throws {
    try FileManager.default.createDirectory(
      atPath: home.file(".config/gh"), withIntermediateDirectories: true)
    try home.write("github.com:\n  oauth_token: ghp_canary\n", to: ".config/gh/hosts.yml")
    let settings = try Settings(options: LaunchOptions(), environment: environment())
    #expect(settings.run.tokenSource == "~/.config/gh/hosts.yml")
    #expect(settings.run.apiSource == nil)
  }

  @Test func `a requested configuration file that is missing is reported`() throws {
    var options = LaunchOptions()
    options.config = home.file("none.yml")
    let settings = try Settings(options: options, environment: environment())
    #expect(settings.notices == ["~/none.yml does not exist, so the defaults are used."])
  }

  @Test func `many problems of a configuration are one notice with its file name`() throws {
    var options = LaunchOptions()
    options.config = home.file("mine.yml")
    try home.write("page_size: 500\ncolour: blue\napi_url: http://x.example\n", to: "mine.yml")
    let settings = try Settings(options: options, environment: environment())
    #expect(
      settings.notices == [
        "mine.yml line 1: page_size needs a number from 1 to 100; the default is used. "
          + "2 more problems; `octodo config check` shows all."
      ])
    #expect(settings.api.url == "https://api.github.com")
  }

  @Test(arguments: [
    ([:], false, true), (["NO_COLOR": "1"], true, true), (["NO_COLOR": ""], false, true),
    (["TERM": "linux", "LANG": "C.UTF-8"], false, false),
    (["TERM": "xterm", "LANG": "C.UTF-8"], false, true),
    (["LANG": "C"], false, false),
  ])
  func `colours and signs are those of the terminal`(
    more: [String: String], hasNoColor: Bool, isUnicode: Bool
  ) throws {
    let settings = try Settings(options: LaunchOptions(), environment: environment(more))
    #expect(settings.run.hasNoColor == hasNoColor)
    #expect(settings.preferences.terminal.isUnicode == isUnicode)
  }

  private func environment(_ more: [String: String] = [:]) -> [String: String] {
    more.merging(["HOME": home.path]) { $1 }
  }
}
