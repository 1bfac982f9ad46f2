import Domain
import FoundationEssentials
public import Screens

/// The important states of the history.
public enum HistoryScenes {
  public static let all = [history]

  private static let history = Scene("history", of: "History", route: .history) {
    SceneState("empty")
    SceneState("one") { Visits(repo(1, "octo/kettle", count: 1, hoursAgo: 0)) }
    SceneState("some") { Visits(some) }
    SceneState("found") {
      Visits(some)
      Keys("/", "t", "e", "Enter")
    }.styled
    SceneState("none-found") {
      Visits(some)
      Keys("/", "x", "Enter")
    }
    SceneState("thousand") { Visits(thousand) }
    SceneState("end-of-thousand") {
      Visits(thousand)
      Keys("End")
    }
    SceneState("long") { Visits(long) }
    done("question", asks: true, by: "D").styled
    done("deleted", by: "D")
    done("clear-question", asks: true, by: "C")
    done("cleared", by: "C")
    done("forget-question", by: "C", "C")
    done("restored", by: "C", "u")
    done("export", by: "E")
    done("exported", by: "E", "f")
    done("mailed", by: "E", "m")
    done("todo-gone", by: "Down", "Enter")
    SceneState("broken-file", storage: .unusable)
  }

  /// A state reached with these keys in a short history.
  private static func done(
    _ name: String, asks: Bool = false, by keys: String..., line: Int = #line
  ) -> SceneState {
    SceneState(name, line: line) {
      Visits(some)
      Choices(.set(.confirm, asks))
      Keys(keys, line: line)
    }
  }

  private static let some = [
    repo(1, "octo/kettle", count: 12, hoursAgo: 0), todo(2, "Water the plants", count: 3, hoursAgo: 2),
    repo(3, "octo/teapot", count: 1, hoursAgo: 26), todo(4, "牛乳を買う", count: 1, hoursAgo: 30),
    issue(6, 998, of: "octo/kettle", "The kettle whistles off key"),
    pull(7, 12, of: "octo/kettle", "Tune the whistle"),
    repo(5, "octo/cup-and-saucer", count: 148, hoursAgo: 24 * 60),
  ]

  private static let thousand = (1...1000).map {
    todo(Int64($0), "Wash the cup number \($0)", count: 1000 / $0, hoursAgo: $0)
  }

  private static let long = [
    repo(1, "a-company-with-a-long-name/" + String(repeating: "a-long-name-", count: 8), count: 1_203),
    todo(2, String(repeating: "A title that goes on and on ", count: 15), count: 98_765, hoursAgo: 24 * 400),
    todo(3, "牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る", count: 21, hoursAgo: 24 * 9),
    todo(4, "去图书馆还书,然后买牛奶和面包", count: 2, hoursAgo: 24 * 70),
    todo(5, "=HYPERLINK(\"https://tea.example\"; \"tea\")"),
    todo(6, "Milk, \"the good one\"\nand bread"),
    todo(7, "Tea 🍵 for the family 👨‍👩‍👧‍👦, with e\u{301}clairs"),
    todo(8, "Steering \u{1B}[31mred\u{1B}[0m and \u{202E}turned round"),
  ]

  private static func repo(_ id: Int64, _ name: String, count: Int = 1, hoursAgo: Int = 5) -> VisitGroup {
    // Scenes use valid names; an invalid one would become a todo without a number.
    let subject = RepoName(name).map { Item.repo($0) } ?? .todo(id: 0)
    return group(id, Visit(subject, title: name), count, hoursAgo)
  }

  private static func issue(_ id: Int64, _ number: Int, of name: String, _ title: String) -> VisitGroup {
    let subject = RepoName(name).map { Item.issue(number, of: $0) } ?? .todo(id: 0)
    return group(id, Visit(subject, title: "\(name)#\(number) \(title)"), 2, 31)
  }

  private static func pull(_ id: Int64, _ number: Int, of name: String, _ title: String) -> VisitGroup {
    let subject = RepoName(name).map { Item.pull(number, of: $0) } ?? .todo(id: 0)
    return group(id, Visit(subject, title: "\(name)#\(number) \(title)"), 1, 40)
  }

  private static func todo(_ id: Int64, _ title: String, count: Int = 1, hoursAgo: Int = 5) -> VisitGroup {
    group(id, Visit(.todo(id: id), title: title), count, hoursAgo)
  }

  private static func group(_ id: Int64, _ visit: Visit, _ count: Int, _ hoursAgo: Int) -> VisitGroup {
    VisitGroup(
      id: id, visit: visit, count: count,
      lastAt: SceneState.usualTime.addingTimeInterval(Double(-hoursAgo) * 3600))
  }
}
