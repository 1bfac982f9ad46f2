import AppTestSupport
import Domain
import EventLoop
import GitHub
import Screens
import Testing

@testable import Inbox

struct InboxFeedTests {
  @Test func `a poll keeps the threads of the pages that it does not ask for`() throws {
    try onWorld { world in
      world.account = .token(source: "GH_TOKEN")
      let feed = InboxFeed(world.environment)
      fill(world.github, pages: 1...25)
      var page = try await feed.load(nil)
      while let next = page.next, next.url != address(26) { page = try await feed.load(next) }
      #expect(world.github.posts.calls.count == 25)
      feed.start()
      // Thread 3 was read elsewhere.
      fill(world.github, pages: 1...20, without: 3)
      // The clock must not move before the task of the polls has begun to wait.
      try await world.waitUntilIdle()
      try await world.advance(by: .seconds(60))
      feed.stop()
      #expect(world.github.posts.calls.count == 45)
      let whole = try await feed.load(nil)
      #expect(whole.items.map(\.id) == (1...25).filter { $0 != 3 }.map(String.init))
      // The page that was loaded last may have changed, so the next request is for it.
      #expect(whole.next?.url == address(25))
    }
  }
}

private func address(_ page: Int) -> String { "https://api.github.com/notifications?page=\(page)" }

/// Pages with one thread each, the newest first.
@LoopActor
private func fill(_ github: StubGitHub, pages: ClosedRange<Int>, without gone: Int? = nil) {
  for page in pages {
    let time = "2026-01-01T00:\(60 - page):00Z"
    let thread = #"{"id":"\#(page)","updated_at":"\#(time)","subject":{"title":"Tea","type":"Issue"}}"#
    github.posts.reply(
      ItemPage(items: page == gone ? [] : [thread], next: PageCursor(url: address(page + 1))))
  }
}
