import AppTestSupport
import Domain
import EventLoop
import GitHub
import Screens
import TestSupport
import Testing

@testable import Repos

struct ReadReadmeTests {
  @Test func `a README is parsed on a thread that does not block anything`() throws {
    try onWorld { world in
      let loop = world.loop
      world.github.readmes.reply("text")
      let read = ReadReadme(github: world.environment.github, loop: loop) { source, format in
        #expect(!loop.isCurrent)
        return ReadmeText(source, format: format)
      }
      let readme = try await read(of: sampleName()).value
      #expect(readme == ReadmeText("text"))
    }
  }
}
