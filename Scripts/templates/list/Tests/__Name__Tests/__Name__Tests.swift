import Screens
import AppTestSupport
import Domain
import EventLoop
import TestSupport
import Testing
import __Name__

struct __Name__Tests {
  @Test func `rows are listed and invalid ones counted`() throws {
    try on__Name__(
      #"{"id":1,"name":"One","html_url":"https://github.com/octo/kettle/1"}"#, #"{"name":"no id"}"#
    ) { app, world in
      #expect(world.github.posts.calls == ["/repos/octo/kettle/__word__?per_page=30"])
      #expect(app.frame.rows(of: "__word__")[1].hasPrefix("> One"))
      #expect(app.status.contains("1 unreadable row left out"))
    }
  }

  @Test func `Enter opens the browser and Y copies the address`() throws {
    try on__Name__(#"{"id":1,"name":"One","html_url":"https://github.com/octo/kettle/1"}"#) { app, world in
      try await app.press("Enter", "Y")
      #expect(world.desktop.opened == ["https://github.com/octo/kettle/1"])
      #expect(world.desktop.copied == ["https://github.com/octo/kettle/1"])
    }
  }
}

/// Runs `body` with a list of these rows in front, in virtual time.
private func on__Name__(
  _ rows: String..., body: @escaping @LoopActor @Sendable (AppHarness, FakeWorld) async throws -> Void
) throws {
  let repo = try #require(RepoName("octo/kettle"))
  try onWorld { world in
    world.github.posts.reply(ItemPage(items: rows))
    let app = AppHarness(world) { route, _ in
      guard case .__name__(let repo) = route else { return nil }
      return __Name__Screen.make(repo, world.environment)
    }
    try await app.start()
    app.router.show(.__name__(repo))
    try await world.settle()
    try await body(app, world)
  }
}
