import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Repos
import Screens
import Terminal
import TestSupport
import Testing
import Tracking
import UseCases

struct RepoDetailPresenterTests {
  private static let pause = AppError.rateLimited(
    until: FakeWorld.start.addingTimeInterval(3), isAnonymous: true)

  @Test func `the known repository from the list is shown immediately, and the rest fills in`() throws {
    try onDetail(
      known: try knownRepo(),
      prepare: { world in
        world.github.repos.reply(try fullRepo(), after: .seconds(1))
        world.github.readmes.reply("# Swift", after: .seconds(1))
      }
    ) { screen in
      #expect(
        screen.text.contains("69,123 stars · 10,600 forks · watchers ... · 1 open issue or pull request"))
      #expect(screen.text.contains("Loading..."))
      #expect(screen.app.status.hasPrefix(" Loading | · Esc stops "))
      try await screen.world.advance(by: .seconds(1))
      #expect(
        screen.text.contains("69,123 stars · 10,600 forks · 2,457 watchers · 1 open issue or pull request"))
      #expect(screen.presenter.readme == nil)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.text.contains("# Swift"))
      #expect(screen.app.status.hasPrefix(" swiftlang/swift 100%"))
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `with nothing known the name is shown while the rest loads`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo(), after: .seconds(1))
      world.github.readmes.reply("# Swift")
    }) { screen in
      #expect(screen.text.first == "swiftlang/swift")
      #expect(!screen.text.contains { $0.contains("stars") })
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.text.contains("The Swift Programming Language"))
    }
  }

  @Test func `the page view contains the address that the list provided`() throws {
    var moved = try knownRepo()
    moved.htmlURL = "https://github.com/apple/swift"
    try onDetail(
      known: moved,
      prepare: { world in
        world.github.repos.reply(try fullRepo())
        world.github.readmes.reply("x")
      }
    ) { screen in
      #expect(
        screen.world.tracker.events.last == .pageView(.repoDetail(url: "https://github.com/apple/swift")))
    }
  }

  @Test func `requests are sent one after the other`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo(), after: .seconds(1))
      world.github.readmes.reply("x", after: .seconds(1))
    }) { screen in
      #expect(screen.world.github.repos.calls.count == 1)
      #expect(screen.world.github.readmes.calls.count == 0)
      try await screen.world.advance(by: .seconds(1))
      let actualSampleName = try sampleName()
      #expect(screen.world.github.readmes.calls == [actualSampleName])
    }
  }

  @Test func `a repository without a README says so`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply(nil)
    }) { screen in
      #expect(screen.presenter.readme == .missing)
      #expect(screen.text.contains("This repository has no README."))
      #expect(screen.app.frame.hiddenCursor == Point(row: 1, column: 0))
    }
  }

  @Test func `a missing repository says so in the pane, and does not say that it has no README`() throws {
    try onDetail(prepare: { world in
      world.github.repos.fail(.notFound)
      world.github.readmes.reply(nil)
    }) { screen in
      let text = screen.lines.joined(separator: " ")
      #expect(text.contains("! GitHub did not find this (404), or it is private."))
      #expect(!text.contains("no README"))
      #expect(screen.app.status.hasPrefix(" Loading failed · r tries again"))
    }
  }

  @Test func `a README that fails to load does not hide the repository`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo())
      world.github.readmes.fail(.tooLarge(limitBytes: 8_388_608))
    }) { screen in
      #expect(screen.presenter.readme == nil)
      #expect(screen.presenter.load.phase == .failed(.tooLarge(limitBytes: 8_388_608)))
      #expect(screen.text.contains { $0.contains("2,457 watchers") })
      #expect(screen.text.joined(separator: " ").contains("larger than 8 MiB"))
    }
  }

  @Test func `a repository that fails to load hides neither the README nor the known fields`() throws {
    try onDetail(
      known: try knownRepo(),
      prepare: { world in
        world.github.repos.fail(.notFound)
        world.github.readmes.reply("# Swift")
      }
    ) { screen in
      #expect(screen.text.contains("# Swift"))
      #expect(screen.text.contains { $0.contains("69,123 stars") })
      #expect(screen.presenter.load.phase == .failed(.notFound))
    }
  }

  @Test func `a pause is counted down and both parts load by themselves`() throws {
    try onDetail(
      known: try knownRepo(),
      prepare: { world in
        world.github.repos.fail(Self.pause)
        world.github.repos.reply(try fullRepo())
        world.github.readmes.reply("# Swift")
      }
    ) { screen in
      #expect(screen.presenter.load.phase == .waiting(seconds: 3))
      #expect(screen.text.contains("Rate limited by GitHub. Continues in 3 s; Esc stops."))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.presenter.load.phase == .waiting(seconds: 2))
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.presenter.readme == .text(ReadmeText("# Swift")))
      #expect(screen.text.contains { $0.contains("2,457 watchers") })
      #expect(screen.presenter.load.phase == .resting)
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `Esc stops the load first, and leaves then`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo(), after: .seconds(9))
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("# Swift")
    }) { screen in
      try await screen.app.press("Esc")
      #expect(screen.presenter.load.phase == .resting)
      #expect(screen.world.loop.untilNextTimer == nil)
      #expect(screen.text.contains("Stopped. Press r to reload."))
      try await screen.app.press("r")
      #expect(screen.text.contains("# Swift"))
    }
  }

  @Test func `a refresh keeps the old text until the new one is loaded`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("old text")
      world.github.repos.reply(try fullRepo(), after: .seconds(1))
      world.github.readmes.reply("new text", after: .seconds(1))
    }) { screen in
      try await screen.app.press("r")
      #expect(screen.app.status.hasPrefix(" Loading | · Esc stops · swiftlang/swift 100%"))
      #expect(screen.text.contains("old text"))
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.text.contains("new text"))
    }
  }

  @Test func `a refresh that fails keeps the old text and says why below it, and how old it is`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("old text")
      world.github.repos.reply(try fullRepo())
      world.github.readmes.fail(.offline)
    }) { screen in
      try await screen.world.advance(by: .seconds(300))
      try await screen.app.press("r")
      #expect(screen.text.contains("old text"))
      #expect(screen.presenter.load.phase == .failed(.offline))
      let last = screen.text.suffix(4).joined(separator: " ").split(separator: " ")
        .joined(separator: " ")
      #expect(last.contains("! No network.") && last.contains("Older content (5m) is shown."))
      #expect(screen.app.status.hasPrefix(" r tries again"))
    }
  }

  @Test func `a refresh that must wait keeps the old text and counts down in the status line`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("old text")
      world.github.repos.fail(Self.pause)
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("new text")
    }) { screen in
      try await screen.app.press("r")
      #expect(screen.text.contains("old text"))
      #expect(screen.presenter.load.phase == .waiting(seconds: 3))
      try await screen.world.advance(by: .seconds(3))
      #expect(screen.text.contains("new text"))
      #expect(screen.presenter.load.phase == .resting)
    }
  }

  @Test func `a response to the load before a refresh is never shown`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("late text", after: .seconds(5), ignoresCancellation: true)
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("new text", after: .seconds(1))
    }) { screen in
      try await screen.app.press("r")
      try await screen.world.advance(by: .seconds(10))
      #expect(screen.presenter.readme == .text(ReadmeText("new text")))
    }
  }

  @Test func `an error of the load before a refresh is never shown`() throws {
    try onDetail(prepare: { world in
      world.github.repos.fail(.offline, after: .seconds(5), ignoresCancellation: true)
      world.github.repos.reply(try fullRepo(), after: .seconds(1))
      world.github.readmes.reply("new text")
    }) { screen in
      try await screen.app.press("r")
      try await screen.world.advance(by: .seconds(10))
      #expect(screen.presenter.readme == .text(ReadmeText("new text")))
      #expect(screen.presenter.load.phase == .resting)
      #expect(screen.world.github.readmes.calls.count == 1)
    }
  }

  @Test func `going back cancels pending requests`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo(), after: .seconds(5))
    }) { screen in
      try await screen.app.press("Esc")
      let actualSampleName = try sampleName()
      #expect(screen.world.github.repos.cancelled == [actualSampleName])
      #expect(screen.world.loop.untilNextTimer == nil)
      #expect(screen.world.github.readmes.calls == [])
    }
  }

  @Test func `going back ends a pause`() throws {
    try onDetail(prepare: { world in
      world.github.repos.fail(Self.pause)
    }) { screen in
      try await screen.app.press("q")
      try await screen.world.advance(by: .seconds(60))
      #expect(screen.world.loop.untilNextTimer == nil)
      #expect(screen.world.github.repos.calls.count == 1)
    }
  }

  @Test func `returning to the screen loads nothing again`() throws {
    try onDetail(prepare: { world in
      world.github.repos.reply(try fullRepo())
      world.github.readmes.reply("x")
    }) { screen in
      try await screen.app.press("2", "1")
      #expect(screen.world.github.repos.calls.count == 1)
    }
  }
}
