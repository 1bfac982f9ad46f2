import Domain
import EventLoop
import FoundationEssentials
import Screens
import Scripting
import Terminal
import Tracking

/// A screen that counts, shows its input, and can send events and effects.
@LoopActor
final class CounterScreen: Screen {
  private let environment: Environment
  private let terminal: GridTerminal
  private let router: Router
  private let dataFolder: String
  private var count = 0
  private var typed = ""
  private var last = "nothing"

  init(_ environment: Environment, _ dependencies: ScriptDependencies, router: Router) {
    self.environment = environment
    self.router = router
    terminal = dependencies.terminal
    dataFolder = dependencies.dataFolder
  }

  var actions: [Action] {
    [
      Action("counts", [.char("+")], "counts") { [self] in count += 1 },
      Action("sends-an-event", [.char("e")], "sends an event") { [self] in
        environment.tracker.track(.search(query: "swift", page: count))
      },
      Action("sends-two-events", [.char("E")], "sends two events") { [self] in
        environment.tracker.track(.search(query: "one", page: 1))
        environment.tracker.track(.search(query: "two", page: 2))
      },
      Action(
        "sends-texts-that-look-like-other-values", [.char("T")], "sends texts that look like other values"
      ) { [self] in
        environment.tracker.track(.search(query: "1", page: 1))
        environment.tracker.track(.search(query: "true", page: 10))
      },
      Action("opens-the-browser", [.char("o")], "opens the browser") { [self] in
        do { try environment.desktop.open("https://github.com/apple/swift") } catch { last = "\(error)" }
      },
      Action("copies", [.char("Y")], "copies") { [self] in environment.desktop.copy("two\nlines") { _ in } },
      Action("rings", [.char("G")], "rings") { [self] in terminal.bell() },
      Action("the-list", [.char("l")], "the list") { [self] in router.show(.todoList) },
      Action("keeps-the-count-in-a-file", [.char("w")], "keeps the count in a file") { [self] in
        _ = FileManager.default.createFile(atPath: dataFolder + "/count", contents: Data("\(count)".utf8))
      },
    ]
  }

  var isTyping: Bool { false }
  var status: [String] { ["counter"] }

  func handle(_ event: InputEvent) -> Bool {
    last = "\(event)"
    if case .key(let key) = event, case .character(let scalar) = key.code, scalar != "q" {
      typed.unicodeScalars.append(scalar)
      return true
    }
    if case .key = event { return false }
    if case .paste(let text) = event { typed += text }
    return true
  }

  func draw(_ canvas: Canvas) {
    let pane = canvas.pane("counter", Rect(row: 0, column: 0, rows: 6, columns: canvas.size.columns))
    pane.draw(DisplayText("count \(count)"), row: 0)
    pane.draw(DisplayText("typed \(typed)"), row: 1)
    pane.draw(DisplayText("last \(last)"), row: 2)
    pane.draw("bold 検索 red", row: 3, style: Style(.bold, foreground: .red))
    pane.draw(DisplayText("at \(environment.now().timeIntervalSince1970)"), row: 4)
    pane.draw(DisplayText("kept \(kept)"), row: 5)
    pane.showCursor(row: 1, column: 6 + DisplayText(typed).width)
    pane.reportFocus("counter")
    pane.reportSelected(DisplayText("count \(count)"), pane: "counter")
  }

  private var kept: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: dataFolder)) ?? []
    return names.sorted().joined(separator: ",")
  }
}
