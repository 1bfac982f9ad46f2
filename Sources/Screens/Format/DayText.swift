public import FoundationEssentials
import Glibc

/// A day in ISO 8601 format: 2026-01-31.
public enum DayText {
  /// The local day in a zone.
  public static func iso(_ date: Date, in zone: TimeZone) -> String {
    // Foundation's format style is ten times slower, and each frame of a repository shows two days.
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
    var day = tm()
    gmtime_r(&seconds, &day)
    return String(unsafeUninitializedCapacity: 32) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, $0.count, "%04Y-%m-%d", &day) }
    }
  }
}
