import GitHubAPI
import Terminal
import Testing
import Texts
import Tracking

@testable import octodo

struct ConfigurationFileTests {
  @Test func `an empty file means the defaults`() {
    let file = ConfigurationFile("", name: "config.yml")
    #expect(file.configuration == Configuration())
    #expect(file.problems == [])
  }

  @Test func `every setting is read`() throws {
    let text = """
      # mine
      api_url: https://github.example/api/v3
      tracking: off
      page_size: 50
      confirm: false
      language: ja
      theme: dark
      """
    let file = ConfigurationFile(text, name: "config.yml")
    let expected = Configuration(
      api: try APIBase("https://github.example/api/v3"), tracking: .off, pageSize: 50, confirm: false,
      language: .ja, theme: .dark)
    #expect(file.configuration == expected)
    #expect(file.problems == [])
  }

  @Test(arguments: ["false", "no", "off", "No", "FALSE"])
  func `all words that YAML has for false are understood`(word: String) {
    let file = ConfigurationFile("confirm: \(word)\ntracking: \(word)", name: "config.yml")
    #expect(file.configuration == Configuration(tracking: .off, confirm: false))
    #expect(file.problems == [])
  }

  @Test func `a word in quotes is a text`() {
    let file = ConfigurationFile("confirm: \"false\"\ntracking: \"off\"", name: "config.yml")
    #expect(file.configuration == Configuration(tracking: .off))
    #expect(file.problems == ["config.yml line 1: confirm needs true or false; the default is used."])
  }

  @Test(arguments: ["auto", "\"auto\""])
  func `auto leaves the language to the environment`(value: String) {
    let file = ConfigurationFile(
      "language: \(value)", name: "config.yml", defaults: Configuration(pageSize: 7, language: .ja))
    #expect(file.configuration == Configuration(pageSize: 7))
    #expect(file.problems == [])
  }

  @Test func `a language that there is not is told`() {
    let file = ConfigurationFile("language: fr", name: "config.yml")
    #expect(file.problems == ["config.yml line 1: language needs auto, en, ja; the default is used."])
  }

  @Test func `an unknown key and wrong values are named with their lines, and the defaults hold`() {
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
      file.problems == [
        "config.yml line 1: page_size needs a number from 1 to 100; the default is used.",
        "config.yml line 2: there is no setting `colour`. There are api_url, confirm, language, page_size, theme, tracking.",
        "config.yml line 4: confirm needs true or false; the default is used.",
        "config.yml line 5: tracking needs off, local; the default is used.",
        "config.yml line 6: api_url needs an address such as https://api.github.com; the default is used.",
      ])
  }

  @Test func `an address that is none is named with its line, without repeating it`() {
    let file = ConfigurationFile("confirm: true\napi_url: http://canary.example", name: "mine.yml")
    #expect(file.configuration == Configuration())
    #expect(file.problems.count == 1)
    #expect(file.problems.first?.hasPrefix("mine.yml line 2: api_url is not used. ") == true)
  }

  @Test(arguments: [
    ("a: [", "line 1 is not written as a setting is, `page_size: 50` for example"),
    ("page_size: 1\nconfirm: true\npage_size: 2", "line 3 sets `page_size` again; leave one of the two"),
    ("\u{0}\u{1}ELF", "is no text"),
  ])
  func `what the YAML parser says is put in words`(text: String, clause: String) {
    let file = ConfigurationFile(text, name: "mine.yml")
    #expect(file.problems == ["mine.yml \(clause), so the defaults hold."])
  }

  @Test(arguments: ["a: [", "\t", "page_size: \"", "- a\n- b", "just words", "\u{0}"])
  func `what is no list of settings is told, and the defaults hold`(text: String) {
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.configuration == Configuration())
    #expect(file.problems.count == 1)
    #expect(file.problems.first?.hasPrefix("config.yml") == true)
  }
}
