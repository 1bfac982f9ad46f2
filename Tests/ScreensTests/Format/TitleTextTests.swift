import Screens
import Testing

struct TitleTextTests {
  @Test func `a title of up to sixty characters is not changed`() {
    let title = String(repeating: "検", count: 60)
    #expect(TitleText.short(title) == title)
  }

  @Test func `a long title keeps its start and its end, so that it can end a sentence`() {
    let title = String(repeating: "検", count: 50) + "0123456789ab"
    #expect(TitleText.short(title) == String(repeating: "検", count: 47) + "…0123456789ab")
  }
}
