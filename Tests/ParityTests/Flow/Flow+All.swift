extension Flow {
  static let all = [search, readmes, todos, resizing, themes]

  /// A look at results, a README and todos, with full rows and wide characters.
  static var short: Flow {
    var flow = Flow("short")
    flow.search("user:devxoul")
    flow.look("opened", after: .key("Enter"))
    flow.look("a page on", after: .key("Space"))
    flow.look("left", after: .key("q"), .key("j"))
    flow.look("todo", after: .key("2"), .key("a"), .text("買い物リスト"), .key("Enter"))
    return flow
  }

  /// Typing, results in every writing system that the demo has, page after page, sorting, help.
  private static var search: Flow {
    var flow = Flow("search")
    flow.look("typed", after: .text("swift lib"))
    flow.look("in the text", after: .key("Home"), .key("Right", times: 3))
    flow.look("a word gone", after: .key("End"), .key("Ctrl+W"))
    flow.look("nothing", after: .key("End"), .key("Ctrl+U"))
    flow.look("wide text", after: .text("画像 🐢👍🏽 e\u{301}a لوح"), .key("Left", times: 2))
    flow.look("pasted", after: .key("End"), .key("Ctrl+U"), .paste("two\nlines\tand 🇯🇵"))
    flow.search("zzzz")
    flow.search("stars:>10")
    flow.look("moved", after: .key("Down", times: 3), .key("j"))
    flow.look("clicked", after: .click(row: 6, column: 5))
    flow.look("wheel", after: .wheel(.down, row: 6, column: 5), .wheel(.down, row: 6, column: 5))
    flow.look("help", after: .key("?"))
    flow.look("help, scrolled", after: .key("j", times: 4))
    flow.look("help closed", after: .key("?"))
    for page in 1...16 { flow.look("page \(page)", after: .key("PageDown")) }
    flow.look("up half a page", after: .key("Ctrl+U"))
    flow.look("last", after: .key("G"))
    flow.look("first", after: .key("g"))
    flow.look("by stars", after: .key("s"))
    flow.look("the other way round", after: .key("S"))
    flow.look("by updates", after: .key("s", times: 2))
    flow.look("history", after: .key("/"), .key("Up"))
    flow.search("topic:terminal")
    return flow
  }

  /// READMEs in Chinese, Japanese, Arabic, Hebrew and Korean, and one with joined emoji in its description.
  private static var readmes: Flow {
    var flow = Flow("readmes")
    let owners = ["fatedier", "onevcat", "aliftype", "hebcal", "devxoul", "home-assistant", "starship"]
    for owner in owners {
      flow.search("user:\(owner)")
      flow.look("\(owner) opened", after: .key("Enter"))
      flow.look("\(owner), a line on", after: .key("j"))
      flow.look("\(owner), a page on", after: .key("Space"))
      flow.look("\(owner), another page", after: .key("PageDown"))
      flow.look("\(owner), wheel", after: .wheel(.up, row: 5, column: 5))
      flow.look("\(owner), its end", after: .key("G"))
      flow.look("\(owner), its start", after: .key("g"))
      flow.look("\(owner) noted", after: .key("t"))
      flow.look("\(owner), help", after: .key("?"))
      flow.look("\(owner), no help", after: .key("?"))
      flow.look("\(owner) left", after: .key("q"))
    }
    return flow
  }

  /// Short, because a todo is new for one minute only.
  private static var todos: Flow {
    var flow = Flow("todos")
    flow.look("none yet", after: .key("Tab"))
    flow.look("editor", after: .key("a"))
    flow.look("no title", after: .key("Enter"))
    flow.look("wide text", after: .text("買い物リスト 🛒 milk, خبز, לחם, 빵"))
    flow.look("in the text", after: .key("Home"), .key("Right", times: 2))
    flow.look("saved", after: .key("Enter"))
    flow.look("long text", after: .key("a"), .text(String(repeating: "長い題名です ", count: 12)))
    flow.look("saved, too", after: .key("Enter"))
    flow.look("pasted", after: .key("a"), .paste("several\nlines 🐟\u{301}"), .key("Enter"))
    flow.look("done", after: .key("Down"), .key("x"))
    flow.look("deleted", after: .key("D"))
    flow.look("back again", after: .key("u"))
    flow.look("edited", after: .key("e"), .key("End"), .text(" 済み"))
    flow.look("draft kept", after: .key("Esc"))
    // An arrow ends the moment after a field in which a letter is taken for typed text.
    flow.look("draft offered", after: .key("Up"), .key("Down"), .key("e"))
    flow.look("another answer", after: .key("Tab"))
    flow.look("draft discarded", after: .key("Tab"), .key("Enter"))
    flow.look("list", after: .key("Esc"))
    for number in 1...9 {
      flow.look("todo \(number)", after: .key("a"), .text("todo \(number) 一二三"), .key("Enter"))
    }
    flow.look("last", after: .key("G"))
    flow.look("clicked", after: .click(row: 4, column: 9))
    flow.look("help", after: .key("?"))
    flow.look("no help", after: .key("?"))
    return flow
  }

  /// The history and the licences, and screens in the colours of each theme and in Japanese. Settings and
  /// About are skipped without a look, because they show file paths, and so
  /// is the menu of the export.
  private static var themes: Flow {
    var flow = Flow("themes")
    flow.search("user:onevcat")
    flow.look("opened", after: .key("Enter"))
    flow.look("history", after: .key("q"), .key("5"))
    flow.look("dark history", after: .key("6"), .key("Down"), .key("Right"), .key("5"))
    flow.look("deleted", after: .key("D"))
    flow.look("question", after: .key("C"))
    flow.look("no", after: .key("n"))
    flow.look("restored", after: .key("u"))
    flow.look("no export", after: .key("E"), .key("Esc"))
    flow.look("dark results", after: .key("1"))
    flow.look("dark README", after: .key("Enter"))
    flow.look("dark help", after: .key("?"))
    flow.look("dark editor", after: .key("n"), .key("2"), .key("a"))
    flow.look("no title", after: .key("Enter"))
    flow.look("dark todos", after: .text("牛乳を買う"), .key("Enter"), .key("x"))
    flow.look("light todos", after: .key("6"), .key("Right"), .key("2"))
    flow.look("light README", after: .key("1"))
    flow.look("README in Japanese", after: .key("6"), .key("g"), .key("Right", times: 2), .key("1"))
    flow.look("results in Japanese", after: .key("q"))
    flow.look("help in Japanese", after: .key("?"))
    flow.look("todos in Japanese", after: .key("n"), .key("2"))
    flow.look("history in Japanese", after: .key("5"))
    flow.look("licences", after: .key("6"), .key("G"), .key("Enter"), .key("L"))
    flow.look("a page on", after: .key("Space"))
    flow.look("the end", after: .key("G"))
    return flow
  }

  /// Larger, smaller, too small, within a list, a README, the help and a dialog.
  private static var resizing: Flow {
    var flow = Flow("resizing")
    flow.look("results", after: .text("user:devxoul"), .key("Enter"))
    flow.look("results, smaller", after: .resize(columns: 51, rows: 13))
    flow.look("README", after: .key("Enter"))
    flow.look("README, larger", after: .resize(columns: 131, rows: 33))
    flow.look("README, narrow", after: .resize(columns: 41, rows: 30))
    flow.look("help", after: .key("?"))
    flow.look("help, low", after: .resize(columns: 60, rows: 9))
    flow.look("too small", after: .resize(columns: 30, rows: 7))
    flow.look("tiny", after: .resize(columns: 3, rows: 2))
    flow.look("help again", after: .resize(columns: 90, rows: 25))
    flow.look("README again", after: .key("n"))
    flow.look("noted", after: .key("t"))
    flow.look("todos", after: .key("2"))
    flow.look("question", after: .key("D"))
    flow.look("question, small", after: .resize(columns: 40, rows: 8))
    flow.look("answered", after: .key("n"))
    flow.look("todos, odd width", after: .resize(columns: 77, rows: 19))
    return flow
  }
}
