import Screens
import AppTestSupport
import Domain
import EventLoop
import Testing
import __Module__

struct __Name__Tests {
  @Test func `rows are listed and invalid ones counted`() throws {
    try on__Name__(
      #"{"id":1,"name":"One","html_url":"https://github.com/octo/kettle/1"}"#, #"{"name":"no id"}"#
    ) { screen in
      #expect(screen.world.github.posts.calls == ["/repos/octo/kettle/__word__?per_page=30"])
      #expect(screen.lines[1].hasPrefix("> One"))
      #expect(screen.app.status.contains("1 unreadable row left out"))
      #expect(screen.views(of: .__name__(url: "https://github.com/octo/kettle")) == 1)
    }
  }

  @Test func `Enter opens the browser and Y copies the address`() throws {
    try on__Name__(#"{"id":1,"name":"One","html_url":"https://github.com/octo/kettle/1"}"#) { screen in
      try await screen.app.press("Enter", "Y")
      #expect(screen.world.desktop.opened == ["https://github.com/octo/kettle/1"])
      #expect(screen.world.desktop.copied == ["https://github.com/octo/kettle/1"])
    }
  }
}

/// Runs `body` with a list of these rows in front, in virtual time.
private func on__Name__(
  _ rows: String..., body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  let repo = try #require(RepoName("octo/kettle"))
  try onScreen(
    .__name__(repo), prepare: { $0.github.posts.reply(ItemPage(items: rows)) },
    make: { environment, _ in __Name__Screen.make(repo, environment) }, body)
}
