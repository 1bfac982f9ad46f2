import AppTestSupport
import Domain
import EventLoop
import GitHub
import Screens
import Terminal
import Testing

struct ItemWriteTests {
  @Test func `what GitHub has done is said, and all sections are reloaded`() throws {
    try onWorld { world in
      let rows = try await self.rows(world)
      world.github.posts.reply(ItemPage(items: []))
      for answers in rows.answers { answers.reply(rowPage(7...7)) }
      try self.action(of: rows.list).run()
      try await world.waitUntilIdle()
      #expect(world.github.posts.calls == ["/user/starred/octo/kettle"])
      #expect(world.lastNotice == "It has row 1.")
      #expect(rows.answers.map(\.calls.count) == [2, 2, 2])
      #expect(rows.list.selectedItem?.id == 7)
    }
  }

  @Test func `what it refuses is said with the title, and reloads nothing`() throws {
    try onWorld { world in
      let rows = try await self.rows(world)
      world.github.posts.fail(.other(reason: "no stars today"))
      try self.action(of: rows.list).run()
      try await world.waitUntilIdle()
      #expect(world.lastNotice?.hasPrefix("Row 1: ") == true)
      #expect(world.lastNotice?.contains("no stars today") == true)
      #expect(rows.answers.map(\.calls.count) == [1, 1, 1])
    }
  }

  @Test func `without an account nothing can be changed`() throws {
    try onWorld { world in
      for account in [Account.anonymous, .demo] {
        let rows = try await self.rows(world, account)
        let action = try self.action(of: rows.list)
        #expect(!action.isEnabled())
      }
    }
  }

  @LoopActor
  private func rows(
    _ world: FakeWorld, _ account: Account = .token(source: "GH_TOKEN")
  ) async throws -> SectionedRowList {
    world.account = account
    let rows = SectionedRowList(world.environment) { answers in
      for (number, answers) in answers.enumerated() { answers.reply(rowPage(number + 1...number + 1)) }
    }
    rows.list.appear()
    try await world.waitUntilIdle()
    return rows
  }

  @LoopActor
  private func action(of list: SectionedListPresenter<PagedRow>) throws -> Action {
    let repo = try #require(RepoName("octo/kettle"))
    return list.writeAction("star", [.char("c")], "star", hint: nil) {
      ItemWrite(.star(repo), to: "Row \($0.id)", done: "It has row \($0.id).")
    }
  }
}
