import GitHub
import Testing
import Texts

@testable import octodo

/// The messages before the first screen.
struct StartTextsTests {
  @Test(arguments: [APIBaseError.unreadable, .insecure(host: "h.example"), .hasUser, .hasQuery])
  func `each refused address has a sentence with a next step`(error: APIBaseError) {
    let text = Texts(.en).sentence(for: error)
    #expect(text.hasSuffix("."))
    #expect(text.contains("https://") || text.contains("Remove"))
    #expect(Texts(.ja).sentence(for: error).hasSuffix("ください。"))
  }

  @Test(arguments: [
    TokenNotice.notAToken(variable: "GH_TOKEN"), .hostsUnreadable(path: "/home/u/h", line: nil),
    .hostsUnreadable(path: "/home/u/h", line: 3), .inKeyring(host: "h.example", variable: "GH_TOKEN"),
    .inKeyring(host: "h.example", variable: nil), .hostsNotAToken(host: "h.example", path: "/home/u/h"),
    .fileUnreadable(path: "/home/u/h", reason: "no"),
  ])
  func `each notice on tokens consists of sentences in both languages`(notice: TokenNotice) {
    let (english, japanese) = (sentence(.en, notice), sentence(.ja, notice))
    #expect(english.hasSuffix("."))
    #expect(japanese.hasSuffix("。"))
    #expect([english, japanese].allSatisfy { !$0.contains("/home/u") })
  }

  private func sentence(_ language: Language, _ notice: TokenNotice) -> String {
    Texts(language).sentence(for: notice, home: "/home/u")
  }

  @Test func `messages about a configuration are in its language`() {
    let file = ConfigurationFile("language: ja\npage_size: 0", name: "config.yml")
    #expect(
      file.problems.map(\.sentence) == [
        "config.ymlの2行目: page_sizeには1から100までの数を指定してください。既定値を使います。"
      ])
  }
}
