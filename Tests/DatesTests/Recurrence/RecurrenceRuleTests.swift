import Dates
import Testing

struct RecurrenceRuleTests {
  @Test(arguments: [
    ("FREQ=DAILY", "FREQ=DAILY"), ("freq=daily;interval=1", "FREQ=DAILY"),
    (" RRULE:FREQ=DAILY; ", "FREQ=DAILY"),
    ("BYDAY=TH,MO,TH;FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,TH"),
    ("FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=2;WKST=MO"), ("FREQ=WEEKLY;WKST=MO", "FREQ=WEEKLY"),
    ("FREQ=WEEKLY;WKST=SU", "FREQ=WEEKLY;WKST=SU"),
    ("FREQ=MONTHLY;COUNT=3;BYDAY=+2TU,-1FR", "FREQ=MONTHLY;COUNT=3;BYDAY=-1FR,2TU"),
    ("FREQ=MONTHLY;BYSETPOS=-1;BYMONTHDAY=30,29,28", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"),
    ("FREQ=YEARLY;UNTIL=20261231T225959Z", "FREQ=YEARLY;UNTIL=20261231T225959Z"),
    ("FREQ=YEARLY;UNTIL=20261231T090000", "FREQ=YEARLY;UNTIL=20261231T090000"),
    ("FREQ=YEARLY;UNTIL=20261231;BYMONTH=2,1", "FREQ=YEARLY;UNTIL=20261231;BYMONTH=1,2"),
    ("FREQ=YEARLY;BYWEEKNO=20;BYYEARDAY=-1", "FREQ=YEARLY;BYYEARDAY=-1;BYWEEKNO=20"),
  ])
  func `is printed as RFC 5545 writes it`(_ text: String, _ printed: String) throws {
    let rule = try RecurrenceRule(text)
    #expect(rule.text == printed)
    #expect(rule.isUnderstood)
    let again = try RecurrenceRule(printed)
    #expect(again == rule)
  }

  @Test(arguments: [
    "FREQ=HOURLY", "FREQ=MINUTELY;INTERVAL=5", "FREQ=SECONDLY", "FREQ=DAILY;BYHOUR=9",
    "FREQ=DAILY;BYMINUTE=0",
    "FREQ=DAILY;BYSECOND=0", "RSCALE=CHINESE;FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=5L", "FREQ=DAILY;X-FOO=BAR",
    "FREQ=MONTHLY;SKIP=BACKWARD",
  ])
  func `other rules are kept as they are`(_ text: String) throws {
    let rule = try RecurrenceRule(text)
    #expect(rule.text == text)
    #expect(!rule.isUnderstood)
  }

  @Test(arguments: [
    ("", 1, "FREQ="), ("INTERVAL=2", 1, "FREQ="), ("FREQ=OFTEN", 6, "DAILY"),
    ("FREQ=DAILY;COUNT=0", 18, "COUNT"),
    ("FREQ=DAILY;COUNT=-1", 18, "COUNT"), ("FREQ=DAILY;INTERVAL=0", 21, "INTERVAL"),
    ("FREQ=DAILY;INTERVAL=10001", 21, "10000"), ("FREQ=DAILY;INTERVAL=99999999999999999999", 21, "10000"),
    ("FREQ=DAILY;COUNT=2;UNTIL=20260101", 1, "not by both"), ("FREQ=DAILY;COUNT=2;COUNT=3", 20, "twice"),
    ("FREQ=MONTHLY;BYDAY=255SU", 20, "53"), ("FREQ=MONTHLY;BYDAY=MO,0TU", 23, "53"),
    ("FREQ=MONTHLY;BYDAY=XX", 20, "MO, TU"), ("FREQ=MONTHLY;BYMONTHDAY=1,32", 27, "31"),
    ("FREQ=MONTHLY;BYMONTHDAY=0", 25, "31"), ("FREQ=YEARLY;BYMONTH=13", 21, "12"),
    ("FREQ=YEARLY;BYMONTH=+1", 21, "12"), ("FREQ=YEARLY;BYWEEKNO=54", 22, "53"),
    ("FREQ=YEARLY;BYYEARDAY=367", 23, "366"), ("FREQ=YEARLY;UNTIL=20260229", 19, "UNTIL"),
    ("FREQ=YEARLY;UNTIL=tomorrow", 19, "UNTIL"), ("FREQ=DAILY;COUNT", 12, "NAME=VALUE"),
    ("FREQ=DAILY;WKST=MONDAY", 17, "MO, TU"), ("RRULE:FREQ=OFTEN", 12, "DAILY"),
    ("every day", 1, "NAME=VALUE"),
  ])
  func `says what is wrong and where`(_ text: String, _ column: Int, _ hint: String) throws {
    let fault = try #require(throws: RuleFault.self) { try RecurrenceRule(text) }
    #expect(fault.column == column)
    #expect(fault.message.contains(hint), "\(fault.message)")
  }

  @Test func `limits the size of a rule`() throws {
    let days = (1...31).map(String.init).joined(separator: ",")
    let long = "FREQ=MONTHLY;BYMONTHDAY=" + Array(repeating: days, count: 12).joined(separator: ",")
    #expect(throws: RuleFault.self) { try RecurrenceRule(long) }
    let ones = "FREQ=MONTHLY;BYMONTHDAY=" + Array(repeating: "1", count: 401).joined(separator: ",")
    let fault = try #require(throws: RuleFault.self) { try RecurrenceRule(ones) }
    #expect(fault.message.contains("400"))
  }
}
