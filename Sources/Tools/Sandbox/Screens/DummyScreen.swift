import Domain
import EventLoop
import Screens
import Terminal

/// A placeholder for a screen of another feature: shows its route and parameters.
@LoopActor
final class DummyScreen: Screen {
  private let route: RouteText
  private var top = 0

  init(_ route: Route) {
    self.route = RouteText(route)
  }

  var actions: [Action] {
    [
      Action("down", [.char("j"), Key(.down)], "down") { [self] in top += 1 },
      Action("up", [.char("k"), Key(.up)], "up") { [self] in top = max(0, top - 1) },
    ]
  }

  var status: [String] { ["route \(route.name)", "Esc goes back"] }

  func draw(_ canvas: Canvas) {
    let pane = canvas.pane("dummy", Rect(canvas.size))
    pane.draw("A screen of another feature", row: 1, column: 2, style: Style(.bold))
    pane.draw(DisplayText("route  \(route.name)"), row: 3, column: 2)
    let list = pane.part(Rect(row: 4, column: 2, rows: pane.size.rows - 4, columns: pane.size.columns - 4))
    let lines = route.parameters.flatMap { DisplayText($0).wrapped(to: max(1, list.size.columns)) }
    top = min(top, max(0, lines.count - list.size.rows))
    for (row, line) in lines.dropFirst(top).prefix(list.size.rows).enumerated() { list.draw(line, row: row) }
    canvas.reportFocus("dummy")
  }
}
