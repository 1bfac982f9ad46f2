import Screens
import Testing

struct TitleTextTests {
  @Test func `a title of up to sixty characters is not changed`() {
    let title = String(repeating: "検", count: 60)
    #expect(TitleText.short(title) == title)
    #expect(TitleText.short(title + "検") == String(repeating: "検", count: 59) + "…")
  }
}
