public import FoundationEssentials

extension Moment {
  /// The moment as RFC 3339 writes it, with the wall time and the offset of its zone: `2026-11-27T17:00:00+01:00`.
  /// A fraction is written only if there is one.
  public var rfc3339: String {
    let seconds = Day.quotient(Int(milliseconds), 1000)
    // RFC 3339 has no seconds in offsets; zones had them until about 1930. The instant stays exact.
    let minutes = timeZone.offset(at: seconds) / 60
    let wall = WallTime(secondsSinceEpoch: seconds + minutes * 60)
    let clock =
      "\(padded(wall.time.hour, to: 2)):\(padded(wall.time.minute, to: 2)):\(padded(wall.time.second, to: 2))"
    let thousandths = Day.remainder(Int(milliseconds), 1000)
    let fraction = thousandths == 0 ? "" : ".\(padded(thousandths, to: 3))"
    let offset = Int(minutes.magnitude)
    let sign = minutes < 0 ? "-" : "+"
    return "\(wall.day)T\(clock)\(fraction)\(sign)\(padded(offset / 60, to: 2)):\(padded(offset % 60, to: 2))"
  }

  /// Reads RFC 3339 text such as `2026-11-27T17:00:00+01:00` or `2026-11-27T16:00:00Z`; the seconds may be left out, and
  /// a blank may stand for the T. Digits after the third of a fraction are dropped. Returns nil for any other text, and
  /// for times that do not exist.
  /// - Parameter zone: the zone in which the moment is meant from then on; the offset of the text only says when it is.
  public init?(rfc3339 text: String, in zone: TimeZone) {
    var rest = ASCIIText(text)
    guard let day = rest.isoDay(), rest.skip("T") || rest.skip("t") || rest.skip(" "), let time = rest.clock()
    else { return nil }
    var thousandths = 0
    if rest.skip(".") {
      guard let fraction = rest.fraction() else { return nil }
      thousandths = fraction
    }
    guard let offset = rest.utcOffset(), rest.isAtEnd else { return nil }
    let seconds = WallTime(day, time).secondsSinceEpoch - offset
    self.init(milliseconds: Int64(seconds) * 1000 + Int64(thousandths), zone: zone.identifier)
  }
}

/// Reads the fixed forms of days and times from the front of a text.
struct ASCIIText {
  private(set) var bytes: ArraySlice<UInt8>

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)[...]
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func skip(_ character: Character) -> Bool {
    guard let byte = bytes.first, byte == character.asciiValue else { return false }
    bytes.removeFirst()
    return true
  }

  /// Reads exactly that number of digits. Returns nil, and reads nothing, if there are fewer.
  mutating func number(digits: Int) -> Int? {
    let front = bytes.prefix(digits)
    guard front.count == digits, front.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    bytes.removeFirst(digits)
    return front.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads `2026-11-27` or `20261127`.
  mutating func isoDay() -> Day? {
    guard let year = number(digits: 4) else { return nil }
    let hasHyphens = skip("-")
    guard let month = number(digits: 2), !hasHyphens || skip("-"), let day = number(digits: 2) else {
      return nil
    }
    return Day(year: year, month: month, day: day)
  }

  /// Reads `17:00` or `17:00:30`.
  mutating func clock() -> ClockTime? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else { return nil }
    guard skip(":") else { return ClockTime(hour: hour, minute: minute) }
    guard let second = number(digits: 2) else { return nil }
    return ClockTime(hour: hour, minute: minute, second: second)
  }

  /// Reads the digits of a fraction, in thousandths.
  mutating func fraction() -> Int? {
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return nil }
    bytes.removeFirst(digits.count)
    let three = digits.prefix(3) + Array(repeating: UInt8(ascii: "0"), count: max(0, 3 - digits.count))
    return three.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads `Z`, `+01:00` or `-05:30`, in seconds east of UTC.
  mutating func utcOffset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let sign = skip("+") ? 1 : -1
    guard sign == 1 || skip("-") else { return nil }
    guard let hours = number(digits: 2), skip(":"), let minutes = number(digits: 2), hours < 24, minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
