import Screens
import Testing

struct TitleTextTests {
  @Test(arguments: [String(repeating: "a", count: 38), String(repeating: "検", count: 19)])
  func `a title of up to 38 columns is not changed`(title: String) {
    #expect(TitleText.short(title) == title)
  }

  @Test func `a long title keeps its start and its end, so that it can end a sentence`() {
    let title = String(repeating: "a", count: 40) + "01234567"
    #expect(TitleText.short(title) == String(repeating: "a", count: 29) + "…01234567")
    #expect(TitleText.short(String(repeating: "検", count: 30)) == "\(String(repeating: "検", count: 14))…検検検検")
  }
}
