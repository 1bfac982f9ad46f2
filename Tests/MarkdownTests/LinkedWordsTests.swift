import Domain
import Terminal
import Testing

@testable import Markdown

struct LinkedWordsTests {
  @Test(arguments: [
    ("Fix #12 by @ann", ["#12", "@ann"]), ("`#12` and #13", ["#13"]),
    ("#1 `a #2` `#3` o/k#4", ["#1", "o/k#4"]),
    ("a ` alone #5", ["#5"]), ("``#6`` #7", ["#6", "#7"]),
    ("`https://x.example` https://y.example", ["https://y.example"]),
  ])
  func `links are not in code`(words: String, links: [String]) {
    let linked = LinkedWords(words)
    #expect(linked.links.map(\.words) == links)
    #expect(linked.text.text.description == words)
  }

  @Test func `a line with a tab keeps its columns`() {
    #expect(LinkedWords("\tmake # #1").text.text.description == "        make # #1")
  }

  @Test(arguments: [
    (":fire: #1 `:fire: #2 :fire:` :tada:", "🔥 #1 `:fire: #2 :fire:` 🎉"), ("` :fire: #3", "` 🔥 #3"),
  ])
  func `emoji are drawn except in code`(words: String, drawn: String) {
    #expect(LinkedWords(words).text.text.description == drawn)
  }
}
