import Dates
import Testing

struct WeekStartTests {
  @Test(arguments: [
    ([:], WeekStart.monday), (["LANG": "en_US.UTF-8"], .sunday), (["LANG": "de_DE.UTF-8@euro"], .monday),
    (["LANG": "ja_JP"], .sunday), (["LANG": "C.UTF-8"], .monday),
    (["LANG": "en_US", "LC_TIME": "en_GB.UTF-8"], .monday),
    (["LC_ALL": "pt_BR.UTF-8", "LC_TIME": "de_DE"], .sunday), (["LC_ALL": "", "LANG": "ar_EG"], .sunday),
    (["LANG": "en"], .monday),
  ])
  func `the first day of a week is that of the locale's territory`(
    environment: [String: String], start: WeekStart
  ) {
    #expect(WeekStart(environment: environment) == start)
  }
}
