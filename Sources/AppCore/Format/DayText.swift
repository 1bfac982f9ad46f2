public import FoundationEssentials

/// A day as ISO 8601 writes it: 2026-01-31.
public enum DayText {
  /// The day that it is in a zone at that moment.
  public static func iso(_ date: Date, in zone: TimeZone) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
  }
}
