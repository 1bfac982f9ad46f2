import Testing
import Texts

struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1k"), (1_049, "1k"), (1_050, "1.1k"), (9_949, "9.9k"), (9_950, "10k"),
      (65_432, "65k"), (999_499, "999k"), (999_500, "1m"), (1_250_000, "1.3m"), (9_949_999, "9.9m"),
      (9_950_000, "10m"), (999_499_999, "999m"), (999_500_000, "1b"), (2_500_000_000, "2.5b"),
      (1_200_000_000_000, "1.2t"), (9_007_199_254_740_992, "9q"), (Int.max, "9223q"),
      (-5, "-5"), (-1_500, "-1.5k"),
    ] as [(Int, String)])
  func `a short number is rounded to fit`(number: Int, expected: String) {
    #expect(NumberText.short(number) == expected)
  }

  @Test func `a short number has at most four columns below 999 quadrillion`() {
    var number = 1
    while number < 999_000_000_000_000_000 {
      for candidate in [number - 1, number, number + 1] {
        #expect(NumberText.short(candidate).count <= 4, "\(candidate)")
      }
      number += number / 20 + 1
    }
  }

  @Test(arguments: [Int.max, Int.min]) func `the largest numbers do not crash`(number: Int) {
    #expect(NumberText.short(number).hasSuffix("q"))
    #expect(NumberText.grouped(number).contains(","))
  }

  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (4_310, "4,310"), (1_000_000, "1,000,000"),
      (-1_234, "-1,234"),
      (-123, "-123"),
    ] as [(Int, String)])
  func `a grouped number has commas`(number: Int, expected: String) {
    #expect(NumberText.grouped(number) == expected)
  }
}
