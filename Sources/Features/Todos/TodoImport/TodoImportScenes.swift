import Domain
public import Screens

/// The important states of the page of an import.
public enum TodoImportScenes {
  public static let all = [page]

  private static let page = Scene("todo-import", of: "TodoImport", route: .todoImport(file: path)) {
    SceneState("some") { filled }.styled.wide
    SceneState("folded") {
      filled
      Keys("z", "G")
    }
    SceneState("imported") {
      filled
      Keys("Enter")
    }
    SceneState("nothing") {
      Todos(stored)
      TextFileOfScene(path, calendar(milk))
    }
    SceneState("empty") { TextFileOfScene(path, "") }
    SceneState("missing")
    SceneState("broken-file", storage: .unusable) { TextFileOfScene(path, calendar(milk)) }
  }

  private static let path = "~/todo.ics"

  @ScenePartsBuilder private static var filled: [ScenePart] {
    Todos(stored)
    TextFileOfScene(
      path,
      calendar(
        task("tea", "Buy tea"), task("cake", "Bake a cake with a title that is longer than its column"),
        task("milk", "Buy oat milk"), task("bank", "Call the bank again", "LAST-MODIFIED:20250101T000000Z"),
        task("tea", "Buy tea once more"), "BEGIN:VTODO\nUID:none\nEND:VTODO\n"))
  }

  private static let milk = task("milk", "Buy milk")

  private static func task(_ uid: String, _ title: String, _ more: String...) -> String {
    (["BEGIN:VTODO", "UID:\(uid)", "SUMMARY:\(title)"] + more + ["END:VTODO"]).map { "\($0)\n" }.joined()
  }

  private static func calendar(_ parts: String...) -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\n\(parts.joined())END:VCALENDAR\n"
  }

  private static var stored: [Todo] {
    [("milk", "Buy milk"), ("bank", "Call the bank")].enumerated().map { index, named in
      var todo = Todo(id: Int64(index + 1), title: named.1, createdAt: SceneState.usualTime)
      (todo.uid, todo.changedAt) = (named.0, SceneState.usualTime)
      return todo
    }
  }
}
