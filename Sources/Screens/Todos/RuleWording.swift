import Texts

/// Rules of RFC 5545 in words: all that `every:` makes.
struct RuleWording {
  private let texts: Texts

  init(_ texts: Texts) {
    self.texts = texts
  }

  private var words: TodoFieldsTexts { texts.todoFields }

  /// Every 2 weeks on Mon, Thu; nil for a rule that is richer.
  func words(_ rule: String) -> String? {
    var parts: [Substring: Substring] = [:]
    for part in rule.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      parts[pair[0]] = pair[1]
    }
    guard let frequency = parts.removeValue(forKey: "FREQ") else { return nil }
    let count = parts.removeValue(forKey: "INTERVAL").flatMap { Int($0) } ?? 1
    parts["WKST"] = nil
    let every: String
    switch frequency {
    case "DAILY": every = words.everyDay(count: count)
    case "WEEKLY": every = words.everyWeek(count: count)
    case "MONTHLY": every = words.everyMonth(count: count)
    case "YEARLY": every = words.everyYear(count: count)
    default: return nil
    }
    return words(every, parts, isMonthly: frequency == "MONTHLY")
  }

  private func words(_ every: String, _ parts: [Substring: Substring], isMonthly: Bool) -> String? {
    let days = parts["BYMONTHDAY"]
    switch Set(parts.keys) {
    case []: return every
    case ["BYMONTHDAY"] where isMonthly:
      if days == "-1" { return words.lastDay(rule: every) }
      return list(days, monthDay).map { words.onDays(rule: every, days: $0) }
    case ["BYMONTHDAY", "BYSETPOS"] where isMonthly:
      // The end of a month that has no such day.
      guard parts["BYSETPOS"] == "-1", let day = days?.split(separator: ",").last,
        days == "28,29" || days == "28,29,30"
      else { return nil }
      return words.upToDay(rule: every, number: String(day))
    case ["BYMONTHDAY", "BYMONTH"]:
      guard days == "-1", parts["BYMONTH"] == "2", let name = month(2) else { return nil }
      return words.lastDayOf(rule: every, month: name)
    case ["BYDAY"]: return list(parts["BYDAY"], weekday).map { words.onDays(rule: every, days: $0) }
    default: return nil
    }
  }

  /// The values of a list of RFC 5545; nil if one has no words.
  private func list(_ values: Substring?, _ word: (Substring) -> String?) -> String? {
    let words = (values ?? "").split(separator: ",").map(word)
    guard words.allSatisfy({ $0 != nil }) else { return nil }
    return texts.list(words.compactMap(\.self))
  }

  private func monthDay(_ value: Substring) -> String? {
    if value == "-1" { return words.lastOfMonth }
    return Int(value).flatMap { $0 > 0 ? words.dayOfMonth(number: "\($0)") : nil }
  }

  /// Of `MO` and `2TU`.
  private func weekday(_ value: Substring) -> String? {
    let names = words.weekdays.split(separator: " ")
    guard let index = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(of: value.suffix(2)),
      names.indices.contains(index)
    else { return nil }
    let name = String(names[index])
    guard value.count > 2 else { return name }
    guard let number = Int(value.dropLast(2)) else { return nil }
    if number == -1 { return words.lastWeekday(day: name) }
    let positions = words.positions.split(separator: " ")
    guard positions.indices.contains(number - 1) else { return nil }
    return words.nthWeekday(position: String(positions[number - 1]), day: name)
  }

  private func month(_ number: Int) -> String? {
    let names = words.months.split(separator: " ")
    return names.indices.contains(number - 1) ? String(names[number - 1]) : nil
  }
}
