import AppTestSupport
import Domain
import EventLoop
import TestSupport
import Testing

@testable import RepoDetail

struct RepoDetailUseCaseTests {
  @Test func `a README is read on a thread that keeps nobody waiting`() throws {
    try onLoop { loop in
      let world = FakeWorld(loop: loop)
      world.repos.readmes.reply("text")
      let useCase = RepoDetailUseCase(repos: world.repos, loop: loop) { source in
        #expect(!loop.isCurrent)
        return ReadmeText(source)
      }
      let readme = try await useCase.readme(of: sampleName())
      #expect(readme == ReadmeText("text"))
    }
  }
}
