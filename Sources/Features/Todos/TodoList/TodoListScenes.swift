import Domain
import FoundationEssentials
public import Screens

/// The important states of the todo list.
public enum TodoListScenes {
  public static let all = [list]

  private static let list = Scene("todo-list", of: "TodoList", route: .todoList) {
    SceneState("empty")
    SceneState("one") { Todos(todo(1, "Water the plants")) }
    SceneState("some") { Todos(some) }
    SceneState("done") {
      Todos((1...3).map { todo(Int64($0), "Done long ago, number \($0)", doneDaysAgo: $0 * 40) })
    }.styled
    SceneState("thousand") { Todos((1...1000).map { todo(Int64($0), "Wash the cup number \($0)") }) }
    SceneState("end-of-thousand") {
      Todos((1...1000).map { todo(Int64($0), "Wash the cup number \($0)") })
      Keys("End")
    }
    SceneState("issues") { Todos(issues) }
    SceneState("long") { Todos(long) }
    SceneState("broken-file", storage: .unusable).styled
    SceneState("question") {
      Todos(some)
      Choices(.set(.confirm, true))
      Keys("D")
    }.styled
    SceneState("marked") {
      Todos(some)
      Keys("x")
    }.styled
    SceneState("marks") {
      Todos(some)
      Keys("Space", "j", "j", "Space")
    }.styled
    SceneState("palette") {
      Todos(some)
      Keys(":", "d", "e")
    }.styled
    SceneState("copy-menu") {
      Todos(some)
      Keys("j", "y")
    }
    SceneState("unknown-key") {
      Todos(some)
      Keys("F7")
    }
    SceneState("found") {
      Todos(some)
      Keys("/", "t", "e", "a", "Down")
    }.styled
    SceneState("found-kept") {
      Todos(some)
      Keys("/", "t", "e", "a", "Enter")
    }
    SceneState("none-found") {
      Todos(some)
      Keys("/", "T", "e", "a")
    }
    SceneState("undone") {
      Todos(some)
      Keys("x", "u")
    }
    SceneState("nothing-to-undo") { Keys("u") }
    SceneState("fields") { Todos(TodoListSamples.all) }.styled.wide
    SceneState("fields-preview") {
      Todos(TodoListSamples.all)
      Keys("j", "j")
    }.wide
    SceneState("change") {
      Todos(TodoListSamples.all)
      Keys("Space", "Space", "m")
      Typing("due:fri +bu")
    }.styled
    SceneState("change-fault") {
      Todos(TodoListSamples.all)
      Keys("d")
      Typing("tomorow")
      Keys("Enter")
    }.styled
    SceneState("changed") {
      Todos(TodoListSamples.all)
      Keys("Space", "Space", "m")
      Typing("due:fri +bug")
      Keys("Enter")
    }
    SceneState("views") {
      Todos(TodoListSamples.all)
      Keys("V")
    }
    SceneState("view-today") {
      Todos(TodoListSamples.all)
      Keys("V", "t")
    }.wide
    SceneState("view-empty") {
      Todos(todo(1, "Water the plants"))
      Keys("V", "b")
    }
    SceneState("filter") {
      Todos(TodoListSamples.all)
      Keys("f")
      Typing("+bug due:<=7d")
    }
    SceneState("filter-fault") {
      Todos(TodoListSamples.all)
      Keys("f")
      Typing("is:opne")
    }
    SceneState("tree") { Todos(TodoListSamples.tree) }.styled.wide
    SceneState("tree-folded") {
      Todos(TodoListSamples.tree)
      Keys("s", "d", "g", "j", "j", "z")
    }
    SceneState("quick-add") {
      Todos(TodoListSamples.all)
      Keys("a")
    }
    SceneState("quick-add-words") {
      Todos(TodoListSamples.all)
      Keys("a")
      Typing("Answer the translators due:fri !high @oct")
    }.styled
    SceneState("quick-add-fault") {
      Todos(TodoListSamples.all)
      Keys("a")
      Typing("Answer the translators due:tomorow")
      Keys("Enter")
    }
    SceneState("link") {
      Todos(TodoListSamples.all)
      Keys("L")
      Typing("octo/kettle#40")
    }
    SceneState("sorts") {
      Todos(TodoListSamples.all)
      Keys("s")
    }
  }

  private static let kettle = RepoName("octo/kettle").map { Item.repo($0) }

  private static let some = [
    todo(1, "Read about teapots", note: "The chapter on spouts", hoursAgo: 1000),
    todo(2, "octo/kettle", link: kettle, hoursAgo: 30),
    todo(3, "Write to the author of the kettle", link: kettle, hoursAgo: 3),
    todo(4, "Buy green tea", hoursAgo: 0),
    todo(5, "Throw away the old cups", doneDaysAgo: 2),
  ]

  private static let spout = RepoName("octo/kettle").map { Item.issue(40, of: $0, on: RepoName.gitHubWeb) }

  private static let issues = [
    todo(1, "octo/kettle#40 Steam escapes at the spout", link: spout, hoursAgo: 2),
    todo(2, "Ask whether the spout is mended", link: spout, hoursAgo: 1),
    todo(3, "octo/kettle", link: kettle, hoursAgo: 0),
  ]

  private static let long = [
    todo(1, String(repeating: "A title that goes on and on ", count: 15), note: "and a note"),
    todo(2, "牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る", link: kettle),
    todo(3, "去图书馆还书,然后买牛奶和面包"),
    todo(4, "לקנות חלב ולחם"),
    todo(5, "اشتر الحليب والخبز"),
    todo(6, "Tea 🍵 for the family 👨‍👩‍👧‍👦, with e\u{301}clairs"),
    todo(7, "Steering \u{1B}[31mred\u{1B}[0m and \u{202E}turned round"),
  ]

  private static func todo(
    _ id: Int64, _ title: String, note: String = "", link: Item? = nil, hoursAgo: Int = 5,
    doneDaysAgo: Int? = nil
  ) -> Todo {
    let now = SceneState.usualTime
    return Todo(
      id: id, title: title, note: note, link: link,
      createdAt: now.addingTimeInterval(Double(-hoursAgo - 24 * (doneDaysAgo ?? 0)) * 3600),
      doneAt: doneDaysAgo.map { now.addingTimeInterval(Double(-$0) * 86_400) })
  }
}
