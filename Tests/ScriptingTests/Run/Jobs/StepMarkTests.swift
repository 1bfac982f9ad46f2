import TestSupport
import Testing

@testable import Scripting

struct StepMarkTests {
  @Test func `another process can read the last step`() throws {
    let folder = try TemporaryFolder()
    #expect(StepMark.step(in: folder.path) == nil)
    let mark = try StepMark(in: folder.path)
    mark.set(0)
    #expect(StepMark.step(in: folder.path) == 0)
    mark.set(1_000_000)
    #expect(StepMark.step(in: folder.path) == 1_000_000)
    mark.set(StepMark.none)
    #expect(StepMark.step(in: folder.path) == nil)
  }
}
