import Scripting
import Testing

struct FrameCountTests {
  @Test(arguments: [
    ("key x", 1), ("key x y \"+\"", 3), ("key x*5", 5), ("type \"naïve\"", 5), ("paste \"two words\"", 1),
    ("resize 60x20", 1), ("focus out", 1), ("click @1:1", 2), ("scroll down 3 @2:2", 3), ("signal WINCH", 1),
    ("burst\nkey x y \"+\"\ntype \"abc\"\nend", 1), ("settle", 0), ("advance 1s", 0), ("see \"count\"", 0),
  ])
  func `each input that is handled draws one frame`(steps: String, frames: Int) throws {
    let counter = FrameCounter()
    let message = try Trial.message(steps) { $0.observers = [counter] }
    #expect(message == nil)
    #expect(counter.framesOfSteps == [0, 1, frames])
  }

  @Test func `each timer that changes the screen draws one frame`() throws {
    let counter = FrameCounter()
    let steps = "stub GET \"/items?page=1\" -> 200 hold h\nkey l r\nadvance 350ms\nadvance next\nrelease h"
    let message = try Trial.message(steps) { $0.observers = [counter] }
    #expect(message == nil)
    #expect(counter.framesOfSteps == [0, 1, 0, 2, 3, 1, 1])
  }
}
