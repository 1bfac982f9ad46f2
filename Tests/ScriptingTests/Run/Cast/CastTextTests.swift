import Terminal
import Testing

@testable import Scripting

struct CastTextTests {
  @Test func `a recording is a header and one event per line`() {
    var cast = CastText(title: "a \"test\"")
    cast.resize(to: Size(columns: 40, rows: 5), at: .zero)
    cast.output("\u{1B}[1;1Hé", at: .microseconds(1_000_001))
    cast.mark("note", at: .seconds(2))
    cast.resize(to: Size(columns: 30, rows: 4), at: .seconds(2))
    cast.finish(at: .milliseconds(2500))
    #expect(
      cast.text == """
        {"version":2,"width":40,"height":5,"title":"a \\"test\\"","env":{"TERM":"xterm-256color"}}
        [1.000001,"o","\\u001b[1;1Hé"]
        [2.000000,"m","note"]
        [2.000000,"r","30x4"]
        [2.500000,"o",""]

        """)
  }

  @Test func `a recording that ends with its last event has nothing after it`() {
    var cast = CastText(title: "t")
    cast.output("x", at: .seconds(1))
    cast.finish(at: .seconds(1))
    #expect(cast.text.split(separator: "\n").count == 2)
    #expect(cast.text.hasPrefix("{\"version\":2,\"width\":80,\"height\":24,"))
  }
}
