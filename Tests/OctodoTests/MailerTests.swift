import Foundation
import Screens
import TestSupport
import Testing

@testable import octodo

struct MailerTests {
  private let mail = Mail(subject: "a b", text: "c")

  @Test func `MAILER is used, with its arguments, and the first of several`() throws {
    let found = Mailer.find(["MAILER": "thunderbird -compose:mutt", "PATH": "/nowhere"])
    #expect(found == .command(["thunderbird", "-compose"]))
    #expect(
      found?.command(for: mail) == ["thunderbird", "-compose", "mailto:?subject=a%20b&body=c"])
  }

  @Test func `the address replaces the placeholder of MAILER`() {
    #expect(
      Mailer.command(["mail", "--url=%s", "-w"]).command(for: mail)
        == ["mail", "--url=mailto:?subject=a%20b&body=c", "-w"])
  }

  @Test func `without MAILER xdg-email is used if it is installed`() throws {
    let folder = try TemporaryFolder()
    #expect(Mailer.find(["PATH": "/nowhere:\(folder.path)"]) == nil)
    #expect(Mailer.find(["MAILER": "", "PATH": ""]) == nil)
    #expect(Mailer.find([:]) == nil)
    try folder.write("", to: "xdg-email")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.file("xdg-email"))
    #expect(Mailer.find(["PATH": "/nowhere:\(folder.path)"]) == .xdgEmail)
  }

  @Test func `xdg-email gets text and file as separate arguments`() {
    let file = SavedFile(path: "/home/a b/x;y.csv", shownPath: "~/x;y.csv")
    #expect(
      Mailer.xdgEmail.command(for: Mail(subject: "a b", attachment: file))
        == ["xdg-email", "--utf8", "--subject", "a b", "--attach", "/home/a b/x;y.csv"])
    #expect(
      Mailer.xdgEmail.command(for: mail) == ["xdg-email", "--utf8", "--subject", "a b", "--body", "c"])
  }
}
