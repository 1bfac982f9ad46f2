import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

struct HistoryExportTests {
  private static let csv = "title,kind,address,visits,last_visit\r\nvisit 0,todo,,1,2026-01-31T12:00:00Z\r\n"

  @Test func `E asks how to export, f writes a file, and the next file gets a number`() throws {
    try onHistory(1) { screen in
      try await screen.app.press("E")
      #expect(screen.app.frame.rows(of: "export").contains { $0.contains("~/octodo-history-2026-01-31.csv") })
      #expect(screen.world.desktop.savedFiles.isEmpty)
      try await screen.app.press("f")
      #expect(screen.app.frame.panes["export"] == nil)
      #expect(screen.app.status.hasPrefix(" Saved as ~/octodo-history-2026-01-31.csv."))
      try await screen.app.pressAtOnce("E", "f")
      #expect(screen.app.status.hasPrefix(" Saved as ~/octodo-history-2026-01-31-2.csv."))
      #expect(
        screen.world.desktop.savedFiles == [
          "~/octodo-history-2026-01-31.csv": Self.csv, "~/octodo-history-2026-01-31-2.csv": Self.csv,
        ])
      #expect(screen.world.tracker.takeEvents().isEmpty)
    }
  }

  @Test(arguments: ["Esc", "q"])
  func `the question can be left, and other keys do nothing meanwhile`(key: String) throws {
    try onHistory(3) { screen in
      try await screen.app.press("E", "j", "D", key)
      #expect(screen.app.frame.panes["export"] == nil)
      #expect(screen.selectedTitle == "visit 0")
      let titles = try await screen.storedTitles
      #expect(titles.count == 3)
      #expect(screen.app.endings.isEmpty)
    }
  }

  @Test func `arrows and Enter choose how to export, and no other key does anything`() throws {
    try onHistory(1) { screen in
      try await screen.app.press("E", "2", "#")
      #expect(screen.app.frame.selected["export"]?.description.isEmpty == false)
      #expect(!screen.app.status.contains("keys"))
      try await screen.app.press("Down", "Enter")
      #expect(screen.world.desktop.mails.count == 1)
      #expect(screen.app.frame.panes["export"] == nil)
    }
  }

  @Test func `a mail has the history as its text`() throws {
    try onHistory(1) { screen in
      try await screen.app.press("E", "m")
      #expect(screen.world.desktop.mails == [Mail(subject: "octodo history 2026-01-31", text: Self.csv)])
      #expect(screen.app.status.hasPrefix(" Opening a mail with the history as its text."))
    }
  }

  @Test func `a mailer that supports attachments gets a file, which is kept`() throws {
    try onHistory(1, prepare: { $0.desktop.mailForm = .attachment }) { screen in
      try await screen.app.press("E", "m")
      let mail = try #require(screen.world.desktop.mails.first)
      #expect(mail.attachment?.path == "/home/sample/octodo-history-2026-01-31.csv")
      #expect(mail.text.isEmpty)
      #expect(screen.world.desktop.savedFiles == ["~/octodo-history-2026-01-31.csv": Self.csv])
      #expect(screen.app.status.hasPrefix(" Opening a mail with ~/octodo-history-2026-01-31.csv attached."))
    }
  }

  @Test func `without a mailer the next step is shown`() throws {
    try onHistory(1, prepare: { $0.desktop.mailForm = nil }) { screen in
      try await screen.app.press("E", "m")
      #expect(screen.app.status.contains("No mail program found. Set MAILER"))
      #expect(screen.world.desktop.mails.isEmpty)
    }
  }

  @Test func `a history that is too long for a mail must be exported to a file`() throws {
    try onHistory(9, prepare: { $0.desktop.mailForm = .text(limit: 100) }) { screen in
      try await screen.app.press("E", "m")
      #expect(screen.app.status.contains("too long for the text of a mail"))
      #expect(screen.world.desktop.mails.isEmpty)
    }
  }

  @Test func `a text that fits is too long if its encoded address is not short enough`() throws {
    try onHistory(1) { screen in
      try await screen.app.press("E", "m")
      let mail = try #require(screen.world.desktop.mails.first)
      #expect(mail.url.utf8.count > mail.text.utf8.count)
      screen.world.desktop.mailForm = .text(limit: mail.url.utf8.count - 1)
      try await screen.app.press("E", "m")
      #expect(screen.app.status.contains("too long for the text of a mail"))
      screen.world.desktop.mailForm = .text(limit: mail.url.utf8.count)
      try await screen.app.press("E", "m")
      #expect(screen.world.desktop.mails.count == 2)
    }
  }

  @Test func `an error of the system is reported with a next step`() throws {
    try onHistory(1) { screen in
      screen.world.desktop.exportFailure = .notSaved(shownPath: "~/x.csv", reason: "No space left on device")
      try await screen.app.press("E", "f")
      #expect(screen.app.status.contains("Could not write ~/x.csv (No space left on device)"))
      screen.world.desktop.exportFailure = .mailerNotStarted(program: "mutt", reason: "x")
      try await screen.app.press("E", "m")
      #expect(screen.app.status.contains("mutt could not be started (x). Set MAILER"))
      screen.world.desktop.exportFailure = nil
      screen.world.visits.failure = .storage(.locked)
      try await screen.app.press("E", "f")
      #expect(screen.app.status.contains("another program has it locked"))
    }
  }

  @Test func `the question fits the smallest terminal, also in Japanese`() throws {
    let size = Size(columns: 40, rows: 8)
    try onHistory(3, size: size, prepare: { $0.preferences.language = .ja }) { screen in
      try await screen.app.press("E")
      let rows = screen.app.frame.rows(of: "export")
      #expect(rows.contains { $0.contains("m  メールで送る") })
      #expect(rows.contains { $0.contains("2026-01-31.csv") })
      #expect(rows.last?.contains("Escで閉じる") == true)
    }
  }
}
