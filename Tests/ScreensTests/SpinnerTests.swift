import Screens
import Testing

struct SpinnerTests {
  @Test func `the bar turns and comes round`() {
    #expect((0..<5).map(Spinner.frame) == ["|", "/", "-", "\\", "|"])
  }
}
