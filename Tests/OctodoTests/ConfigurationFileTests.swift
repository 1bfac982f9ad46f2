import Collector
import Dates
import GitHub
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import octodo

struct ConfigurationFileTests {
  @Test func `an empty file means the defaults`() {
    let file = ConfigurationFile("", name: "config.yml")
    #expect(file.configuration == Configuration())
    #expect(file.problems.isEmpty)
  }

  @Test(
    arguments: [
      String(repeating: "page_size: 50\n", count: 5_000),
      "a: &a [x]\nb: &b [*a]\nc: &c [*b]\nd: &d [*c]\ne: &e [*d]\n? *e\n: x\n",
    ].map(LongText.init))
  func `a file that is not a settings file is not parsed`(long: LongText) {
    let file = ConfigurationFile(long.text, name: "config.yml")
    #expect(file.configuration == Configuration())
    #expect(
      file.problems.map(\.sentence) == [
        "config.yml is larger than 64 KiB or full of anchors (&) and aliases (*), so the defaults are used."
          + " Write each setting once, on a line of its own."
      ])
    #expect(throws: ConfigurationEditor.Refusal.broken(line: nil)) {
      try ConfigurationEditor(long.text).check()
    }
  }

  @Test func `deeply nested brackets are a broken line and not a crash`() {
    let file = ConfigurationFile("a: " + String(repeating: "[", count: 60_000), name: "config.yml")
    #expect(file.configuration == Configuration())
    #expect(file.problems.count == 1)
  }

  @Test(arguments: [
    "keys: {sort: \"\u{200B}\"}", "keys: {sort: \"\u{A0}\"}", "keys: {sort: \"\u{301}\"}",
    "commands: [{name: \"\u{200B}\", run: [a]}]", "commands: [{name: \"\u{3000}\", run: [a]}]",
    "commands: [{name: \" \", run: [a]}]", "commands: [{name: a, run: [\" \"]}]",
  ])
  func `a name or a key that no one sees is a problem`(text: String) {
    #expect(ConfigurationFile(text, name: "config.yml").problems.count == 1)
  }

  @Test func `blanks around a plain value do not count`() {
    let file = ConfigurationFile("confirm: true\u{3000}\ntheme: dark\u{A0}\n", name: "config.yml")
    #expect(file.problems.isEmpty)
    #expect(file.configuration == Configuration { ($0.confirms, $0.theme) = (true, .dark) })
  }

  @Test func `every setting is parsed`() throws {
    let text = """
      # mine
      api_url: https://github.example/api/v3
      tracking: off
      page_size: 50
      confirm: true
      language: ja
      theme: dark
      """
    let file = ConfigurationFile(text, name: "config.yml")
    var expected = Configuration {
      ($0.tracking, $0.pageSize, $0.confirms, $0.language, $0.theme) = (.off, 50, true, .ja, .dark)
    }
    expected.api = try APIBase("https://github.example/api/v3")
    #expect(file.configuration == expected)
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: AnySetting.all.map(\.key)) func `each value of a setting is read and written alike`(
    key: String
  ) throws {
    let setting = try #require(AnySetting.all.first { $0.key == key })
    let values =
      switch setting.form {
      case .truth: ["true", "false"]
      case .number(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
      // A collector needs an address, too.
      case .words(let words): words.filter { $0 != "collector" }
      }
    for value in values {
      let file = ConfigurationFile("\(key): \(value)", name: "config.yml")
      #expect(file.problems.isEmpty)
      #expect(setting.text(file.configuration.settings) == value)
    }
    let invalid = ConfigurationFile("\(key): [1]", name: "config.yml")
    #expect(invalid.problems.count == 1 && invalid.configuration == Configuration())
  }

  @Test func `a collector has an address, and headers if it needs any`() throws {
    let text = """
      tracking: collector
      collector:
        url: https://c.example/in?table=events
        headers:
          Authorization: Bearer key
          X-Number: 7
        batch_events: 100
        batch_seconds: 5
      """
    let file = ConfigurationFile(text, name: "config.yml")
    let endpoint = try CollectorEndpoint(
      url: "https://c.example/in?table=events", headers: [("Authorization", "Bearer key"), ("X-Number", "7")])
    var limits = CollectorLimits()
    (limits.batchEvents, limits.batchAge) = (100, .seconds(5))
    var expected = Configuration { $0.tracking = .collector }
    (expected.collector, expected.collectorLimits) = (endpoint, limits)
    #expect(file.configuration == expected)
    #expect(file.problems.isEmpty)
    let short = ConfigurationFile(
      "collector: http://127.0.0.1:8123/\ntracking: collector", name: "config.yml")
    let collectorEndpoint = try CollectorEndpoint(url: "http://127.0.0.1:8123/")
    #expect(short.configuration.collector == collectorEndpoint)
    #expect(short.configuration.settings.tracking == .collector)
  }

  @Test(arguments: [
    (
      "tracking: collector",
      "config.yml line 1: tracking: collector also needs `collector: https://HOST/PATH`"
    ),
    ("tracking: collector\ncollector: c.example", "config.yml line 2: collector needs an address such as"),
    ("tracking: collector\ncollector:\n  headers: {A: b}", "config.yml line 3: collector needs an address"),
    (
      "tracking: collector\ncollector: http://c.example/",
      "config.yml line 2: events are sent to c.example over https only"
    ),
    (
      "tracking: collector\ncollector: {url: https://c.example/, headers: {a b: canary}}",
      "config.yml line 2: the header `a b` of the collector cannot be sent"
    ),
  ])
  func `an unusable collector is reported, and events stay local`(text: String, problem: String) throws {
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.configuration.settings.tracking == .local)
    #expect(file.configuration.collector == nil)
    #expect(file.problems.count == 1)
    let problems = try #require(file.problems.map(\.sentence).first)
    #expect(problems.hasPrefix(problem))
    #expect(!file.problems.map(\.sentence).joined().contains("canary"))
  }

  @Test(arguments: [
    ("batch_events: 0", "config.yml line 3: batch_events needs a number from 1 to 10000"),
    ("batch_seconds: soon", "config.yml line 3: batch_seconds needs a number from 1 to 3600"),
    (
      "batch: 5",
      "config.yml line 3: there is no setting `batch`. The settings are batch_events, batch_seconds"
    ),
    (
      "batch_event: 5",
      "config.yml line 3: there is no setting `batch_event`. Did you mean `batch_events`? The settings are"
    ),
  ])
  func `an invalid limit of a batch is reported, and the default is used`(line: String, problem: String)
    throws
  {
    let text = "collector:\n  url: https://c.example/\n  \(line)\ntracking: collector"
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.configuration.settings.tracking == .collector)
    #expect(file.configuration.collectorLimits == CollectorLimits())
    #expect(file.problems.count == 1)
    let problems = try #require(file.problems.map(\.sentence).first)
    #expect(problems.hasPrefix(problem))
  }

  @Test(arguments: [
    ("glyphs: round", "auto、"), ("theme: pale", "dark、"),
    ("collector:\n  batch: 5", "batch_events、batch_seconds"),
    ("commands:\n  - name: A\n    key: v\n    run: [echo, \"{nmae}\"]", "`{url}`、"),
  ])
  func `names in a list are separated as the language of the message does it`(text: String, list: String)
    throws
  {
    let file = ConfigurationFile(text, name: "config.yml", language: .ja)
    let problem = try #require(file.problems.first)
    #expect(problem.sentence.contains(list))
  }

  @Test(arguments: ["false", "no", "off", "No", "FALSE"])
  func `all YAML words for false are accepted`(word: String) {
    let file = ConfigurationFile("confirm: \(word)\ntracking: \(word)", name: "config.yml")
    #expect(file.configuration == Configuration { $0.tracking = .off })
    #expect(file.problems.isEmpty)
  }

  @Test func `a quoted word is a text`() {
    let file = ConfigurationFile("confirm: \"false\"\ntracking: \"off\"", name: "config.yml")
    #expect(file.configuration == Configuration { $0.tracking = .off })
    #expect(
      file.problems.map(\.sentence) == [
        "config.yml line 1: confirm needs true or false; the default is used."
      ])
  }

  @Test(arguments: ["auto", "\"auto\""])
  func `auto leaves the language to the environment`(value: String) {
    let file = ConfigurationFile(
      "language: \(value)", name: "config.yml",
      defaults: Configuration { ($0.pageSize, $0.language) = (7, .ja) })
    #expect(file.configuration == Configuration { $0.pageSize = 7 })
    #expect(file.problems.isEmpty)
  }

  @Test func `own themes are parsed, also those that follow their name`() {
    let text = """
      theme: mine
      glyphs: ascii
      dates: absolute
      reduced_motion: yes
      week_start: sunday
      themes:
        mine:
          base: dark
          heading: bold yellow
          selected: black on 114
      """
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.problems.isEmpty)
    let configuration = file.configuration
    #expect(configuration.settings.dates == .absolute)
    #expect(configuration.settings.weekStart == .sunday)
    #expect(configuration.settings.theme == .own("mine"))
    #expect(configuration.settings.signs == .ascii && configuration.settings.reducesMotion)
    #expect(
      configuration.ownThemes["mine"]
        == OwnTheme(
          base: .dark,
          styles: [
            .heading: Style(.bold, foreground: .yellow),
            .selectedRow: Style(foreground: .palette(0), background: .palette(114)),
          ]))
  }

  @Test func `an error in a theme is reported with its line`() {
    let text = """
      theme: other
      glyphs: emoji
      themes:
        mine:
          base: pink
          heading: bold pink
          headings: bold
        dark: {}
      """
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.configuration.settings.theme == .auto)
    let problems = file.problems.map { $0.sentence.prefix(47) }
    #expect(
      problems == [
        "config.yml line 1: theme needs auto, dark, ligh", "config.yml line 2: glyphs needs auto, unicode, ",
        "config.yml line 5: base needs auto, dark, light", "config.yml line 6: heading needs words such as ",
        "config.yml line 7: there is no role `headings`.", "config.yml line 8: themes needs names of your o",
      ])
  }

  @Test func `an unknown language is reported`() {
    let file = ConfigurationFile("language: fr", name: "config.yml")
    #expect(
      file.problems.map(\.sentence) == [
        "config.yml line 1: language needs auto, en, ja; the default is used."
      ])
  }

  @Test func `an unknown key and invalid values are reported with their lines, and the defaults are used`() {
    let text = """
      page_size: 500
      colour: blue

      confirm: perhaps
      tracking: everywhere
      api_url: [a]
      """
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.configuration == Configuration())
    #expect(
      file.problems.map(\.sentence) == [
        "config.yml line 1: page_size needs a number from 1 to 100; the default is used.",
        "config.yml line 2: there is no setting `colour`. The settings are api_url, backups, collector, commands,"
          + " confirm, dates, done_with_children, glyphs, inbox_poll, keys, language, mouse, page_size, preview,"
          + " reduced_motion, repeat_missed, sigils, theme, themes, tracking, week_start.",
        "config.yml line 4: confirm needs true or false; the default is used.",
        "config.yml line 5: tracking needs off, local, collector; the default is used.",
        "config.yml line 6: api_url needs an address such as https://api.github.com; the default is used.",
      ])
  }

  @Test func `an invalid address is reported with its line, without repeating it`() {
    let file = ConfigurationFile("confirm: true\napi_url: http://canary.example", name: "mine.yml")
    #expect(file.configuration == Configuration { $0.confirms = true })
    #expect(file.problems.count == 1)
    #expect(file.problems.map(\.sentence).first?.hasPrefix("mine.yml line 2: api_url is ignored. ") == true)
  }

  @Test(arguments: [
    ("a: [", "line 1 is not valid YAML"),
    ("keys:\n\tquit: Q\n", "line 2 begins with a tab, which YAML does not allow"),
    ("page_size: 1\nconfirm: true\npage_size: 2", "line 3 sets `page_size` again"),
    ("keys:\n  quit: Q\n  down: n\n  quit: X\n", "line 4 sets `quit` again"),
    ("keys:\n  quit: Q\nthemes:\n  a:\n    base: dark\n    \"base\": light", "line 6 sets `base` again"),
    (
      "commands:\n- name: A\n  run: [a]\n- name: B\n  run: [b]\n  name: C\n",
      "line 6 sets `name` again"
    ),
    ("page_size: 5\nkeys: {quit: Q, quit: X}", "line 2 sets `quit` again"),
    ("\u{0}\u{1}ELF", "is not a text file"),
  ])
  func `the YAML parser's errors are explained in plain words`(text: String, clause: String) {
    let file = ConfigurationFile(text, name: "mine.yml")
    #expect(file.problems.count == 1)
    #expect(
      file.problems.map(\.sentence).first?.hasPrefix("mine.yml \(clause), so the defaults are used.") == true)
  }

  @Test(arguments: ["a: [", "\t", "page_size: \"", "- a\n- b", "just words", "\u{0}"])
  func `a file that is not a list of settings is reported, and the defaults are used`(text: String) {
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.configuration == Configuration())
    #expect(file.problems.count == 1)
    #expect(file.problems.map(\.sentence).first?.hasPrefix("config.yml") == true)
  }
}

extension Configuration {
  /// Other settings than the presets.
  init(changing change: (inout SettingValues) -> Void) {
    self.init()
    change(&settings)
  }
}
