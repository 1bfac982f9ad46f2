import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import Testing

struct AppEscapeTests {
  @Test func `on the first screen Esc does nothing, unless the screen has a key for it`() throws {
    try onApp { app in
      #expect(app.session.app?.usesEscape == false)
      app.resolver.stubs.first?.actions = [Action("stop", [Key(.escape)], "stop") {}]
      #expect(app.session.app?.usesEscape == true)
    }
  }

  @Test func `Esc closes an overlay, and goes back to the screen below`() throws {
    try onApp { app in
      try await app.press("?")
      #expect(app.session.app?.usesEscape == true)
      try await app.press("Esc")
      #expect(app.session.app?.usesEscape == false)
      app.world.dialogs.ask(Question(title: "Really?", detail: "", yes: "Yes")) { _ in }
      #expect(app.session.app?.usesEscape == true)
      app.world.dialogs.dismiss()
      app.router.show(.todoList)
      #expect(app.session.app?.usesEscape == true)
      app.router.back()
      #expect(app.session.app?.usesEscape == false)
    }
  }

  @Test func `a screen that accepts no input yet gets its Esc later`() throws {
    try onApp { app in
      app.resolver.stubs.first?.takesInput = false
      #expect(app.session.app?.usesEscape == true)
    }
  }
}
