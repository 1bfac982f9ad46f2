import AllFeatures
import Domain
import EventLoop
import Screens
import Scripting
import TestSupport
import Testing

@testable import octodo

struct HelpTopicTests {
  @Test(arguments: ["help", "--help", "-h"], HelpTopic.allCases)
  func `each topic has a text`(word: String, topic: HelpTopic) throws {
    guard case .help(let read) = LaunchOptions.read([word, topic.rawValue]) else {
      Issue.record("\(word) \(topic) is no help.")
      return
    }
    #expect(read == topic)
  }

  @Test func `the texts of commands and of the script language are those of their own help`() throws {
    let script = try HelpTopic.script.text()
    #expect(script == ScriptGuide.text)
    for (topic, word) in [
      (HelpTopic.tracking, "delete"), (.config, "check"), (.search, "--json"), (.sandbox, "--state"),
      (.sample, "search.json"),
    ] {
      let text = try topic.text()
      #expect(text.contains("USAGE: octodo \(topic.rawValue)") && text.contains(word))
    }
  }

  @Test(arguments: [["help", "nosuch"], ["--help", "nosuch"], ["help", "keys", "names"]])
  func `7: an unknown topic names those that exist`(arguments: [String]) {
    guard case .exit(let text, let status) = LaunchOptions.read(arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2)
    #expect(
      text.hasSuffix(
        "There is help on add, agenda, backup, completion, config, date, delete, done, edit, export, filter, import, keys, list, names, open, projects, redo, repeat, sample, sandbox, script, search, show, start, stop, tags, todo, tracking, undo, views."
      ))
  }

  @Test func `a misspelt topic or option of help is refused with the right one`() {
    #expect(
      HelpTopic.read(["help", "scirpt"])
        == .unknown(
          "There is no help on scirpt. Did you mean octodo help script? There is help on add, agenda, backup, completion, config, date, delete, done, "
            + "edit, export, filter, import, keys, list, names, open, projects, redo, repeat, sample, sandbox, script, search, show, start, stop, "
            + "tags, todo, tracking, undo, views."))
    #expect(
      HelpTopic.read(["help", "--x"]) == .unknown("There is no option --x. octodo help lists the options."))
  }

  @Test func `an option is explained in the overview, or in the help of its command`() {
    #expect(HelpTopic.read(["help", "--locale=ja"]) == .overview)
    for word in ["--limit", "--limit=3"] {
      #expect(
        HelpTopic.read(["help", word]) == .unknown("octodo help list and octodo help search explain --limit.")
      )
    }
  }

  @Test(arguments: [
    (["search", "repos"], HelpTopic.search), (["config", "check"], .config),
    (["tracking", "off"], .tracking),
  ])
  func `a word of a command after its topic is explained there`(words: [String], topic: HelpTopic) {
    #expect(HelpTopic.read(["help"] + words) == .topic(topic))
  }

  @Test(arguments: [["help"], ["--help"], ["-h"], ["help", "--demo"], ["--help", "--demo"]])
  func `help alone shows the options and the commands`(arguments: [String]) {
    guard case .exit(let text, let status) = LaunchOptions.read(arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 0)
    for word in ["USAGE: octodo", "--demo", "search", "config", "tracking", "sandbox"] {
      #expect(text.contains(word))
    }
  }

  @Test func `the keys of all screens are listed, with those of fields and everywhere`() throws {
    let keys = try onLoop { _ in KeyList.program.text }
    for page in Set(Features.scenes.map(\.route.page.name)) {
      #expect(keys.contains("\n\(page)\n") || keys.hasPrefix(page))
    }
    for text in [
      "  s                    sort                      sort:", "  Ctrl+W", "  q ",
      "  Ctrl+Z                                         suspend",
    ] {
      #expect(keys.contains(text), "\(text)")
    }
    #expect(keys.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
