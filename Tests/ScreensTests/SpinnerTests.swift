import Screens
import Testing

struct SpinnerTests {
  @Test func `the bar turns and starts again`() {
    #expect((0..<5).map { Spinner.frame($0) } == ["|", "/", "-", "\\", "|"])
  }

  @Test func `it stands still if motion is reduced`() {
    #expect(Set((0..<8).map { Spinner.frame($0, reducesMotion: true) }).count == 1)
  }
}
