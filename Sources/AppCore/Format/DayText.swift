public import FoundationEssentials

/// A day as ISO 8601 writes it, in UTC: 2026-01-31.
public enum DayText {
  /// The day of the date in UTC, whatever the machine's time zone is.
  public static func iso(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
  }
}
