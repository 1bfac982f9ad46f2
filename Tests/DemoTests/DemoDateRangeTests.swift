import Testing

@testable import Demo

struct DemoDateRangeTests {
  @Test(arguments: [
    ("2020", "2020-05-01T10:00:00Z", true), ("2020", "2021-01-01T00:00:00Z", false),
    (">2020", "2020-12-31T23:00:00Z", false), (">2020", "2021-01-01T00:00:00Z", true),
    (">=2020", "2020-01-01T00:00:00Z", true), ("<2020", "2020-01-01T00:00:00Z", false),
    ("<2020", "2019-12-31T00:00:00Z", true), ("<=2020-05", "2020-05-31T00:00:00Z", true),
    ("2019..2020-05-01", "2020-05-01T23:00:00Z", true), ("2019..2020-05-01", "2020-05-02T00:00:00Z", false),
    ("*..2019", "2018-01-01T00:00:00Z", true), ("2019..*", "2018-01-01T00:00:00Z", false),
    ("2020-05-01t10:00:00z", "2020-05-01T10:00:00Z", true),
  ])
  func `a range contains its dates and no others`(range: String, date: String, isIn: Bool) throws {
    let demoDateRange = try #require(DemoDateRange(range))
    #expect(demoDateRange.contains(date) == isIn)
  }

  @Test(arguments: ["", ">", "soon", "20", "2020-5", "*..*", "2020-01-01-01", ">x"])
  func `anything else is not a range`(text: String) {
    #expect(DemoDateRange(text) == nil)
  }
}
