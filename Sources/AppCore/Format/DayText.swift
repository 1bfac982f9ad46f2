public import FoundationEssentials
import Glibc

/// A day as ISO 8601 writes it: 2026-01-31.
public enum DayText {
  /// The day that it is in a zone at that moment.
  public static func iso(_ date: Date, in zone: TimeZone) -> String {
    // Foundation's format style takes ten times as long, and each frame of a repository has two days.
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
    var day = tm()
    gmtime_r(&seconds, &day)
    return String(unsafeUninitializedCapacity: 32) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, $0.count, "%04Y-%m-%d", &day) }
    }
  }
}
