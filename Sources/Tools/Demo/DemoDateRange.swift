/// A date range in the syntax of GitHub's search: 2020, 2020-05, 2020-05-01, >2020, >=…, <…, <=…, and
/// 2019..2020-06. ISO 8601 dates sort as text, so a year matches all texts that begin with it.
struct DemoDateRange {
  /// The lowest text of the range, and a prefix of the highest.
  private let from: String
  private let upTo: String
  private let includesFrom: Bool
  private let includesEnd: Bool

  private static let end = "9999"

  /// - Parameter text: in any case.
  init?(_ text: String) {
    let text = text.uppercased()
    let comparisons = [">=", "<=", ">", "<"]
    let sign = comparisons.first { text.hasPrefix($0) }
    let bounds: [String]
    if let sign {
      let date = String(text.dropFirst(sign.count))
      bounds = sign.hasPrefix(">") ? [date, "*"] : ["*", date]
    } else if let dots = text.firstRange(of: "..") {
      bounds = [String(text[..<dots.lowerBound]), String(text[dots.upperBound...])]
    } else {
      bounds = [text, text]
    }
    guard bounds.allSatisfy({ $0 == "*" || Self.isDate($0) }), bounds != ["*", "*"] else { return nil }
    from = bounds[0] == "*" ? "" : bounds[0]
    upTo = bounds[1] == "*" ? Self.end : bounds[1]
    includesFrom = sign != ">"
    includesEnd = sign != "<"
  }

  /// - Parameter date: in GitHub's format, 2020-05-01T10:00:00Z.
  func contains(_ date: String) -> Bool {
    let start = date.prefix(from.count), end = date.prefix(upTo.count)
    return (includesFrom ? start >= from : start > from) && (includesEnd ? end <= upTo : end < upTo)
  }

  /// A year, or one with month, day and time.
  private static func isDate(_ text: String) -> Bool {
    let day = text.prefix { $0 != "T" }
    let parts = day.split(separator: "-", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && parts[0].count == 4
      && parts.dropFirst().allSatisfy { $0.count == 2 }
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}
