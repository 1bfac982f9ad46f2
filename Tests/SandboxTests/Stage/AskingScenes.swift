import Domain
import EventLoop
import GitHub
import Observation
import Screens
import Terminal
import Tracking

/// Scenes of a screen that requests a repository and shows the response.
enum AskingScenes {
  static let all = [scene("asking"), scene("other")]

  private static func scene(_ name: String) -> Scene {
    Scene(name, of: name == "asking" ? "Tea" : "Cup", route: .repoSearch) {
      SceneState("start") {
        SceneStub(to: "/repos/octo/kettle", .json(#"{"id":1,"full_name":"octo/kettle"}"#))
      }
      SceneState("asked") {
        SceneStub(to: "/repos/octo/kettle", .json(#"{"id":2,"full_name":"octo/kettle"}"#).after(.seconds(1)))
        Keys("r", "x")
      }
      SceneState("bare")
    } screen: { environment, router in
      AskingScreen(environment, router: router)
    }
  }
}

@LoopActor
@Observable
private final class AskingScreen: Screen {
  @ObservationIgnored private let environment: Environment
  @ObservationIgnored private let router: Router
  private var response = "nothing asked"
  private var marks = ""

  init(_ environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
  }

  var actions: [Action] {
    [
      Action("ask", [.char("r")], "ask") { [self] in ask() },
      Action("mark-the-answer", [.char("x")], "mark the answer") { [self] in marks += " marked \(response)" },
      Action("another-screen", [.char("l")], "another screen") { [self] in router.show(.todoList) },
      Action("copy", [.char("c")], "copy") { [self] in environment.desktop.copy("the address") { _ in } },
    ]
  }

  var status: [String] { ["asking"] }

  func draw(_ canvas: Canvas) {
    canvas.draw(DisplayText(response), row: 0)
    canvas.draw(DisplayText(marks), row: 1)
  }

  private func ask() {
    response = "asking"
    guard let name = RepoName("octo/kettle") else { return }
    environment.loop.spawn { [self] in
      do { response = "repo \(try await environment.github.value(of: .repo(name)).value.id)" } catch {
        response = environment.texts.sentence(for: error)
      }
    }
  }
}
