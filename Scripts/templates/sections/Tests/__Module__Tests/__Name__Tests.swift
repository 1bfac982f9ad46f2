import AppTestSupport
import Domain
import EventLoop
import Screens
import Testing
import __Module__

struct __Name__Tests {
  @Test func `c closes the selected one, and both sections are loaded again`() throws {
    try on__Name__ { screen in
      let lists = ["open", "closed"].map { "/repos/octo/kettle/__word__?state=\($0)&per_page=30" }
      #expect(screen.world.github.posts.calls == lists)
      for items in [[], [], [row("closed")]] { screen.world.github.posts.reply(ItemPage(items: items)) }
      try await screen.app.press("c")
      #expect(screen.world.github.posts.calls == lists + ["/repos/octo/kettle/__word__/1"] + lists)
      #expect(screen.world.lastNotice == "One: closed.")
      #expect(screen.lines.contains { $0.hasSuffix("- Closed 1") })
      #expect(screen.views(of: .__name__(url: "https://github.com/octo/kettle")) == 1)
    }
  }

  @Test func `without a token c says what it needs`() throws {
    try on__Name__(account: .anonymous) { screen in
      try await screen.app.press("c", "Enter")
      #expect(screen.world.github.posts.calls.count == 2)
      #expect(screen.world.desktop.opened == ["https://github.com/octo/kettle"])
    }
  }
}

private func row(_ state: String) -> String { #"{"number":1,"title":"One","state":"\#(state)"}"# }

/// Runs `body` with one open row in front, in virtual time.
private func on__Name__(
  account: Account = .token(source: "GH_TOKEN"),
  body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  let repo = try #require(RepoName("octo/kettle"))
  try onScreen(
    .__name__(repo),
    prepare: {
      $0.account = account
      for items in [[row("open")], []] { $0.github.posts.reply(ItemPage(items: items)) }
    }, make: { environment, _ in __Name__Screen.make(repo, environment) }, body)
}
