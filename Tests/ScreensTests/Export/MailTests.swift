import Screens
import Testing

struct MailTests {
  @Test func `a mail is an address`() {
    #expect(Mail(subject: "octodo").url == "mailto:?subject=octodo")
    #expect(
      Mail(subject: "a b & c", text: "1,\"x\"\r\n").url
        == "mailto:?subject=a%20b%20%26%20c&body=1%2C%22x%22%0D%0A")
  }

  @Test func `its text may be in any language`() {
    #expect(Mail(subject: "履歴").url == "mailto:?subject=%E5%B1%A5%E6%AD%B4")
  }

  @Test func `an attachment is given by its path`() {
    let file = SavedFile(path: "/home/a b/x.csv", shownPath: "~/x.csv")
    #expect(
      Mail(subject: "x", attachment: file).url == "mailto:?subject=x&attach=%2Fhome%2Fa%20b%2Fx.csv")
  }
}
