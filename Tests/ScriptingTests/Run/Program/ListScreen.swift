import Domain
import EventLoop
import HTTP
import HTTPTypes
import Observation
import Screens
import Terminal

/// A screen that loads lines from the API, shows a spinner meanwhile, and can misbehave on request.
@LoopActor
final class ListScreen: Screen {
  @LoopActor @Observable
  final class Model {
    var lines: [String] = []
    var spinner: Int?
  }

  private let model = Model()
  private let loop: EventLoop
  private let http: any HTTPClient
  private let base: HTTPAddress?
  private var tasks: [Task<Void, Never>] = []

  init(loop: EventLoop, http: any HTTPClient, base: HTTPAddress?) {
    self.loop = loop
    self.base = base
    self.http = http
  }

  var actions: [Action] {
    [
      Action("loads", [.char("r")], "loads") { [self] in load("/items?page=1") },
      Action("loads-another-page", [.char("m")], "loads another page") { [self] in load("/items?page=2") },
      Action("posts", [.char("p")], "posts") { [self] in load("/items", method: .post, body: "{\"a\":1}") },
      // Leaks on purpose: nothing cancels this timer.
      Action("leaks-a-timer", [.char("L")], "leaks a timer") { [loop] in
        _ = loop.every(.milliseconds(7)) {}
      },
      Action("never-rests", [.char("N")], "never rests") { [self] in
        keep(loop.spawn { while !Task.isCancelled { await Task.yield() } })
      },
      Action("begins-work-that-does-not-end", [.char("W")], "begins work that does not end") { [self] in
        let work = loop.beginWork("reading the moon")
        keep(
          loop.spawn { [loop] in
            do { try await loop.sleep(for: .seconds(3600)) } catch { loop.endWork(work) }
          })
      },
    ]
  }

  var status: [String] { ["list"] }

  func draw(_ canvas: Canvas) {
    if let spinner = model.spinner { canvas.draw(DisplayText("Loading \(spinner)"), row: 0) }
    for (row, line) in model.lines.enumerated() { canvas.draw(DisplayText(line), row: row) }
  }

  func close() {
    for task in tasks { task.cancel() }
  }

  private func load(_ target: String, method: HTTPRequest.Method = .get, body: String = "") {
    model.spinner = 0
    let spinner = loop.every(.milliseconds(100)) { [model] in model.spinner = (model.spinner ?? 0) + 1 }
    keep(spinner)
    keep(
      loop.spawn { [model, http, base] in
        let request = HTTPRequest(
          method: method, scheme: base?.origin.scheme ?? "https",
          authority: base?.origin.authority ?? "api.github.com", path: target,
          headerFields: [.authorization: "Bearer s3cret-of-mine"])
        do {
          let answer = try await http.send(request, body: Array(body.utf8))
          let text = String(decoding: answer.body, as: UTF8.self)
          model.lines =
            ["status \(answer.head.status.code)"] + text.split(separator: "\n").map(String.init)
          if let link = answer.head.headerFields[.link] { model.lines.append("link \(link)") }
        } catch {
          model.lines = ["failed: \(error)"]
        }
        spinner.cancel()
        model.spinner = nil
      })
  }

  private func keep(_ task: Task<Void, Never>) {
    tasks.append(task)
  }
}

extension HTTPField.Name {
  fileprivate static var link: Self? { Self("link") }
}

extension HTTPFields {
  fileprivate subscript(name: HTTPField.Name?) -> String? {
    name.flatMap { self[$0] }
  }
}
