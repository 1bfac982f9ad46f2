import AppTestSupport
import Domain
import EventLoop
import GitHub
import Screens
import TestSupport
import Testing
import UseCases

@testable import Repos

struct ReadReadmeTests {
  @Test func `a README is parsed on a thread that does not block anything`() throws {
    try onWorld { world in
      let loop = world.loop
      world.github.readmes.reply("text")
      let read = ReadReadme(from: world.environment.github, on: loop) { source, format, location in
        #expect(!loop.isCurrent)
        return ReadmeText(source, format: format, at: location)
      }
      let readme = try await read(of: sampleName()).value
      #expect(readme == ReadmeText("text"))
    }
  }
}
