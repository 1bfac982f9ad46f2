import Testing

@testable import Todos

struct TodoDetailLayoutTests {
  @Test(arguments: [
    (0, "0.0"), (4, "0.0"), (-4, "0.0"), (5, "0.1"), (-5, "-0.1"), (94, "0.9"), (95, "1.0"), (1_200, "12.0"),
    (1_234, "12.3"), (1_235, "12.4"), (-1_235, "-12.4"),
  ])
  func `hundredths are rounded to one digit after the point`(number: Int, text: String) {
    let shown = DecimalText.hundredths(number)
    #expect(shown == text)
  }
}
