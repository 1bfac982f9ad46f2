import Foundation
import Screens
import TestSupport
import Testing

@testable import octodo

struct MailerTests {
  private let mail = Mail(subject: "a b", text: "c")

  @Test func `MAILER is used, with its arguments, and all of several`() throws {
    let found = try Mailer.find(["MAILER": "'thunder bird' -compose:mutt", "PATH": "/nowhere"])
    let url = "mailto:?subject=a%20b&body=c"
    #expect(found?.commands(for: mail) == [["thunder bird", "-compose", url], ["mutt", url]])
  }

  @Test func `the address replaces the placeholder of MAILER`() throws {
    let found = try Mailer.find(["MAILER": "mail --url=%s -w"])
    #expect(found?.commands(for: mail) == [["mail", "--url=mailto:?subject=a%20b&body=c", "-w"]])
  }

  @Test func `without MAILER xdg-email is used if it is installed`() throws {
    let folder = try TemporaryFolder()
    let path = ["PATH": "/nowhere:\(folder.path)"]
    let missing = try [path, ["MAILER": "", "PATH": ""], [:]].map { try Mailer.find($0) }
    #expect(missing == [nil, nil, nil])
    try folder.write("", to: "xdg-email")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.file("xdg-email"))
    let found = try Mailer.find(path)
    #expect(found == .xdgEmail)
  }

  @Test func `xdg-email gets text and file as separate arguments`() {
    let file = SavedFile(path: "/home/a b/x;y.csv", shownPath: "~/x;y.csv")
    #expect(
      Mailer.xdgEmail.commands(for: Mail(subject: "a b", attachment: file))
        == [["xdg-email", "--utf8", "--subject", "a b", "--attach", "/home/a b/x;y.csv"]])
    #expect(
      Mailer.xdgEmail.commands(for: mail) == [["xdg-email", "--utf8", "--subject", "a b", "--body", "c"]])
  }
}
