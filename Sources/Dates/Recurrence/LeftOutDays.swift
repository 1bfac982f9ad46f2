public import FoundationEssentials

/// The days that an iCalendar object leaves out of its series. Source: RFC 5545, 3.8.4.4 and 3.8.5.1.
public enum LeftOutDays {
  /// The days of EXDATE, and of occurrences that are done or cancelled.
  /// - Parameters:
  ///   - calendar: the text of the object, of which only these lines are read.
  ///   - zone: that of the series, where moments have their days.
  public static func days(in calendar: String, zone: TimeZone) -> Set<Day> {
    var days: Set<Day> = []
    var (occurrence, isClosed): (Set<Day>, Bool) = ([], false)
    for line in lines(of: calendar) {
      let name = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
      let value = line.split(separator: ":", omittingEmptySubsequences: false).last?.uppercased() ?? ""
      switch name {
      case "EXDATE": days.formUnion(Self.days(of: line, value, zone))
      case "RECURRENCE-ID": occurrence.formUnion(Self.days(of: line, value, zone))
      case "STATUS": isClosed = ["COMPLETED", "CANCELLED"].contains(value)
      case "END":
        if isClosed { days.formUnion(occurrence) }
        (occurrence, isClosed) = ([], false)
      default: break
      }
    }
    return days
  }

  /// The lines without their folds.
  private static func lines(of calendar: String) -> [String] {
    var lines: [String] = []
    for line in calendar.split(whereSeparator: \.isNewline) {
      if let last = lines.indices.last, line.first == " " || line.first == "\t" {
        lines[last] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  private static func days(of line: String, _ value: String, _ zone: TimeZone) -> [Day] {
    let parameter = line.prefix { $0 != ":" }.split(separator: ";").first {
      $0.uppercased().hasPrefix("TZID=")
    }
    let named = parameter.flatMap { TimeZone(identifier: $0.dropFirst(5).filter { $0 != "\"" }) }
    return value.split(separator: ",").compactMap { date in
      var text = ASCIIText(date)
      guard let day = text.isoDay() else { return nil }
      guard text.skip("T"), let hour = text.number(digits: 2), let minute = text.number(digits: 2),
        let time = ClockTime(hour: hour, minute: minute)
      else { return day }
      let own = date.hasSuffix("Z") ? TimeZone.gmt : named ?? zone
      return Moment(WallTime(day, time), in: own).wallTime(in: zone).day
    }
  }
}
