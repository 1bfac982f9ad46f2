import AppTestSupport
import Domain
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import Settings

struct SettingsEditorPresenterTests {
  @Test(arguments: ["Enter", "Space", "Right"])
  func `a key selects the next value, which applies immediately and is saved`(key: String) throws {
    try onSettings { screen in
      try await screen.select("Theme")
      try await screen.app.press(key)
      #expect(screen.preferences.theme == .auto)
      #expect(screen.world.settings.kept == [.set(.theme, .auto)])
    }
  }

  @Test func `Left selects the previous value, and the values wrap around`() throws {
    try onSettings { screen in
      try await screen.select("Theme")
      try await screen.app.press("Left", "Left")
      #expect(screen.world.settings.kept == [.set(.theme, .highContrast), .set(.theme, .light)])
    }
  }

  @Test func `the language of the screen changes with the setting`() throws {
    try onSettings { screen in
      var row = try screen.row("Language").value
      #expect(row == "automatic (English)")
      try await screen.app.press("Enter", "Enter")
      #expect(screen.preferences.language == .ja)
      row = try screen.row("言語").value
      #expect(row == "日本語")
      try await screen.app.press("Enter")
      #expect(screen.preferences.language == .en)
      #expect(
        screen.world.settings.kept == [.set(.language, .en), .set(.language, .ja), .set(.language, nil)])
    }
  }

  @Test func `an override on the command line stays for this run, and the choice is saved`() throws {
    try onSettings(prepare: { $0.run.languageOverride = "--locale" }) { screen in
      try await screen.app.press("Left")
      #expect(screen.preferences.language == .en)
      #expect(screen.world.settings.kept == [.set(.language, .ja)])
      let row = try screen.row("Language").value
      #expect(row == "English for this session: --locale; else 日本語")
    }
  }

  @Test func `tracking turns off immediately, and the screen says what was already written`() throws {
    try onSettings { screen in
      try await screen.select("Usage log")
      try await screen.app.press("Enter")
      #expect(screen.preferences.tracking == .off)
      #expect(
        screen.world.lastNotice == "Off from now on. 2 events of this session are already logged and stay.")
      try await screen.app.press("Enter")
      #expect(screen.preferences.tracking == .local)
      #expect(screen.world.lastNotice?.hasPrefix("Usage is logged from now on") == true)
    }
  }

  @Test func `DO_NOT_TRACK keeps tracking off whatever the user chooses`() throws {
    try onSettings(prepare: { world in
      world.run.trackingOverride = "DO_NOT_TRACK"
      world.run.maxTracking = .off
      world.preferences.tracking = .off
    }) { screen in
      try await screen.select("Usage log")
      let row = try screen.row("Usage log").value
      #expect(row == "off for this session: DO_NOT_TRACK; else local file")
      try await screen.app.press("Enter", "Enter")
      #expect(screen.preferences.tracking == .off)
      #expect(screen.world.settings.kept == [.set(.tracking, .off), .set(.tracking, .local)])
      #expect(screen.world.lastNotice == nil)
    }
  }

  @Test func `a collector can be chosen if the settings file names one`() throws {
    try onSettings(prepare: { $0.run.collector = "https://c.example" }) { screen in
      try await screen.select("Usage log")
      var row = try screen.row("Usage log").value
      #expect(row == "local file")
      try await screen.app.press("Enter")
      #expect(screen.preferences.tracking == .collector)
      row = try screen.row("Usage log").value
      #expect(row == "sent to https://c.example")
      let note = try screen.row("Usage log").note
      #expect(note.contains("is sent there"))
      #expect(screen.world.lastNotice == "Usage is sent to https://c.example from now on.")
      try await screen.app.press("Enter", "Enter")
      #expect(
        screen.world.settings.kept == [
          .set(.tracking, .collector), .set(.tracking, .off), .set(.tracking, .local),
        ])
    }
  }

  @Test func `the most permissive allowed mode limits every choice`() throws {
    try onSettings(prepare: { world in
      world.run.collector = "https://c.example"
      world.run.trackingOverride = "OCTODO_TRACKING"
      world.run.maxTracking = .local
    }) { screen in
      try await screen.select("Usage log")
      var row = try screen.row("Usage log").value
      #expect(row == "local file")
      try await screen.app.press("Enter")
      #expect(screen.preferences.tracking == .local)
      row = try screen.row("Usage log").value
      #expect(
        row
          == "local file for this session: OCTODO_TRACKING; else sent to https://c.example")
    }
  }

  @Test func `a page size can be stepped and counted`() throws {
    try onSettings { screen in
      try await screen.select("Page size")
      try await screen.app.press("Right")
      #expect(screen.preferences.pageSize == 50)
      try await screen.app.press("Left", "+", "-", "-")
      #expect(screen.preferences.pageSize == 29)
    }
  }

  @Test func `no page size exceeds its limits`() throws {
    try onSettings { screen in
      try await screen.select("Page size")
      screen.preferences.values.pageSize = 100
      try await screen.app.press("+")
      #expect(screen.world.lastNotice == "The page size must be from 1 to 100.")
      #expect(screen.preferences.pageSize == 100)
      screen.preferences.values.pageSize = 1
      try await screen.app.press("-")
      #expect(screen.preferences.pageSize == 1)
      #expect(screen.world.settings.kept == [])
    }
  }

  @Test func `h and l change the value, as the arrows do`() throws {
    try onSettings { screen in
      try await screen.select("Page size")
      try await screen.app.press("l")
      let larger = screen.preferences.pageSize
      try await screen.app.press("h")
      #expect(screen.world.settings.kept == [.set(.pageSize, larger), .set(.pageSize, 30)])
      #expect(larger > 30)
      #expect(screen.world.tracker.takeEvents() == [])
    }
  }

  @Test(arguments: ["2", "Tab"])
  func `the keys that switch tabs change no setting`(key: String) throws {
    try onSettings { screen in
      try await screen.select("Page size")
      try await screen.app.press(key)
      #expect(screen.world.tracker.takeEvents() == [.pageView(.repoSearch)])
      #expect(screen.world.settings.kept == [])
    }
  }

  @Test func `simultaneous changes are written once per setting, with the last value`() throws {
    try onSettings { screen in
      try await screen.select("Page size")
      try await screen.app.pressAtOnce("+", "+", "+", "+")
      #expect(screen.world.settings.kept == [.set(.pageSize, 34)])
      #expect(screen.preferences.pageSize == 34)
      // Another change later is another write.
      try await screen.app.pressAtOnce("+", "-", "-")
      #expect(screen.world.settings.kept == [.set(.pageSize, 34), .set(.pageSize, 33)])
    }
  }

  @Test func `the daily copies can be switched off`() throws {
    try onSettings(prepare: { $0.run.backupFolder = "~/backups" }) { screen in
      var row = try screen.row("Daily copies")
      #expect(row.value == "yes, none yet")
      #expect(row.note.contains("~/backups"))
      try await screen.select("Daily copies")
      try await screen.app.press("Enter")
      row = try screen.row("Daily copies")
      #expect(row.value == "no, none yet")
      #expect(!screen.preferences.makesBackups)
      #expect(screen.world.settings.kept.map { "\($0.key): \($0.text)" } == ["backups: false"])
    }
  }

  @Test func `where no copies are made, there is no row about them`() throws {
    try onSettings { screen in
      #expect(!screen.presenter.rows.contains { $0.label == "Daily copies" })
    }
  }

  @Test func `the signs and the motion change at once and are saved`() throws {
    try onSettings { screen in
      try await screen.select("Signs")
      try await screen.app.press("Enter", "Enter")
      let signs = try screen.row("Signs").value
      #expect(signs == "ASCII")
      #expect(screen.preferences.look.signs == .ascii)
      try await screen.select("Reduced motion")
      try await screen.app.press("Enter")
      #expect(screen.preferences.reducesMotion)
      #expect(
        screen.world.settings.kept.map { "\($0.key): \($0.text)" } == [
          "glyphs: unicode", "glyphs: ascii", "reduced_motion: true",
        ])
    }
  }

  @Test(arguments: [
    (SettingsProblem.broken(line: 3), "~/config.yml line 3 is not valid YAML."),
    (.broken(line: nil), "~/config.yml is not valid YAML."),
    (.unusual(key: "theme", line: 2), "~/config.yml line 2 sets theme in a form"),
    (.system(reason: "No space left on device"), "Could not write ~/config.yml (No space left on device)."),
  ])
  func `what cannot be saved applies to this run, and the screen says so`(
    problem: SettingsProblem, sentence: String
  ) throws {
    try onSettings(prepare: { $0.settings.problem = problem }) { screen in
      #expect(screen.presenter.problem?.hasPrefix(sentence) == true)
      try await screen.select("Theme")
      try await screen.app.press("Enter")
      #expect(screen.preferences.theme == .auto)
      #expect(screen.presenter.problem?.hasSuffix("to this session only.") == true)
      screen.world.settings.problem = nil
      try await screen.app.press("Enter")
      #expect(screen.presenter.problem == nil)
      #expect(screen.world.settings.kept == [.set(.theme, .dark)])
    }
  }

  @Test func `a link opens its screen, and a read-only row does nothing`() throws {
    try onSettings { screen in
      try await screen.select("GitHub API")
      try await screen.app.press("Enter", "Left")
      try await screen.app.press("G", "Left")
      #expect(screen.world.tracker.takeEvents() == [])
      try await screen.app.press("Enter")
      #expect(screen.world.tracker.takeEvents() == [.pageView(.todoList)])
      #expect(screen.world.settings.kept == [])
    }
  }
}
