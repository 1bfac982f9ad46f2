import Glibc

/// Decodes a text file of unknown encoding: UTF-8, UTF-16, or the older encoding that its bytes look like.
enum SourceText {
  /// The maximum number of bytes to read. GitHub itself shows 500 KiB of a README, which take twice as many
  /// bytes in UTF-16.
  static let maxBytes = 1 << 20

  static func read(_ file: [UInt8]) -> String {
    let bytes = file.prefix(maxBytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    let scan = UTF8Scan(bytes)
    // A few damaged places do not make UTF-8 another encoding.
    guard scan.invalid > 0, scan.invalid >= scan.sequences else {
      if scan.zeros > 0, let isBigEndian = byteOrder(of: bytes) {
        return utf16(bytes, isBigEndian: isBigEndian)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let encoding = Legacy.guess(bytes)
    return encoding.charset.flatMap { decode(bytes, from: $0) } ?? windows1252(bytes)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether UTF-16 without a byte order mark is big-endian: in most texts nearly every second byte is zero. Nil for
  /// other bytes.
  private static func byteOrder(of bytes: ArraySlice<UInt8>) -> Bool? {
    let sample = bytes.prefix(4_096)
    let half = sample.count / 2
    let even = stride(from: 0, to: sample.count, by: 2).count { sample[sample.startIndex + $0] == 0 }
    let odd = stride(from: 1, to: sample.count, by: 2).count { sample[sample.startIndex + $0] == 0 }
    guard half > 1, max(even, odd) * 10 > half * 6, min(even, odd) * 10 < half else { return nil }
    return even > odd
  }

  /// Nil if the C library does not know the encoding. What it cannot decode becomes U+FFFD.
  private static func decode(_ bytes: ArraySlice<UInt8>, from charset: String) -> String? {
    let converter = iconv_open("UTF-8", charset)
    guard let converter, converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var input = Array(bytes).map { CChar(bitPattern: $0) }
    // No encoding here has more bytes in UTF-8 than three for each of its own.
    var output = [CChar](repeating: 0, count: input.count * 3 + 3)
    let written: Int = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        var (from, left) = (source.baseAddress, source.count)
        var (to, room) = (target.baseAddress, target.count)
        while left > 0, iconv(converter, &from, &left, &to, &room) == -1 {
          guard errno == EILSEQ || errno == EINVAL, room >= 3, let place = to else { break }
          for (index, byte) in "\u{FFFD}".utf8.enumerated() { place[index] = CChar(bitPattern: byte) }
          to = place + 3
          room -= 3
          from = from.map { $0 + 1 }
          left -= 1
        }
        return target.count - room
      }
    }
    return String(decoding: output[..<written].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Every byte means something in this encoding: ISO 8859-1 with letters and punctuation in the place of controls.
  private static func windows1252(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let isPunctuation = (0x80...0x9F).contains(byte)
      text.append(isPunctuation ? punctuation1252[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(text)
  }

  /// Source: encoding.spec.whatwg.org, "index windows-1252".
  private static let punctuation1252: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}

/// Counts what is UTF-8 in a file and what is not.
private struct UTF8Scan {
  /// Scalars of more than one byte.
  private(set) var sequences = 0
  /// Bytes that belong to no scalar. A scalar that the file's end cuts is not counted.
  private(set) var invalid = 0
  private(set) var zeros = 0

  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        if byte == 0 { zeros += 1 }
        continue
      }
      let length = Self.length(from: byte)
      let tail = bytes[index...].prefix(max(0, length - 1)).prefix { $0 & 0xC0 == 0x80 }
      if length > 0, tail.count == length - 1 {
        sequences += 1
        index = tail.endIndex
      } else if length == 0 || tail.endIndex < bytes.endIndex {
        invalid += 1
      }
    }
  }

  /// The number of bytes of a scalar that begins with `byte`; 0 if none does.
  private static func length(from byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }
}

/// The encodings of older READMEs. Those of East Asia are told apart by the signs that a text in their language has.
private enum Legacy {
  case windows1252, windows1251, koi8R, shiftJIS, eucJP, gbk, eucKR

  /// The C library's name; nil for the one that is decoded here.
  var charset: String? {
    switch self {
    case .windows1252: nil
    case .windows1251: "CP1251"
    case .koi8R: "KOI8-R"
    case .shiftJIS: "CP932"
    case .eucJP: "EUC-JP"
    case .gbk: "GB18030"
    case .eucKR: "CP949"
    }
  }

  /// In bytes: enough of a text to know its language.
  private static let sample = 64 << 10

  static func guess(_ file: ArraySlice<UInt8>) -> Legacy {
    let bytes = file.prefix(sample)
    return pairs(bytes) ?? japanese(bytes) ?? cyrillic(bytes) ?? .windows1252
  }

  /// The encodings in which every sign beyond ASCII has two bytes from A1 on, as EUC defines them.
  private static func pairs(_ bytes: ArraySlice<UInt8>) -> Legacy? {
    var (count, kana, korean, common, extended) = (0, 0, 0, 0, 0)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let lead = bytes[index]
      index += 1
      guard lead >= 0x80 else { continue }
      // Half-width kana, and a third byte for rare characters.
      let isPrefixed = lead == 0x8E || lead == 0x8F
      guard index < bytes.endIndex else { break }
      guard isPrefixed || (0xA1...0xFE).contains(lead), (0xA1...0xFE).contains(bytes[index]) else {
        // Rare characters, which GBK and CP949 have added.
        guard (0x81...0xFE).contains(lead), (0x40...0xFE).contains(bytes[index]), bytes[index] != 0x7F else {
          return nil
        }
        index += 1
        count += 1
        extended += 1
        continue
      }
      index += lead == 0x8F ? 2 : 1
      count += 1
      if lead == 0xA4 || lead == 0xA5 { kana += 1 }
      // Hangul ends there; the characters that Chinese uses most go on to D7.
      if (0xB0...0xC8).contains(lead) { korean += 1 }
      if (0xB0...0xD7).contains(lead) { common += 1 }
    }
    // Two letters of a Western word can look like a pair.
    guard count >= 3, extended * 20 <= count else { return nil }
    if kana * 5 >= count { return .eucJP }
    if korean * 10 >= count * 8, korean * 20 >= common * 19 { return .eucKR }
    return common * 10 >= count * 6 ? .gbk : nil
  }

  /// Shift JIS, in which the kana have the leads 82 and 83.
  private static func japanese(_ bytes: ArraySlice<UInt8>) -> Legacy? {
    var (count, kana) = (0, 0)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let lead = bytes[index]
      index += 1
      guard lead >= 0x80 else { continue }
      count += 1
      if (0xA1...0xDF).contains(lead) { continue }
      guard index < bytes.endIndex else { break }
      let trail = bytes[index]
      guard (0x81...0x9F).contains(lead) || (0xE0...0xFC).contains(lead), trail >= 0x40, trail != 0x7F,
        trail <= 0xFC
      else { return nil }
      index += 1
      if lead == 0x82 && (0x9F...0xF1).contains(trail) || lead == 0x83 && trail <= 0x96 { kana += 1 }
    }
    return count >= 3 && kana * 5 >= count ? .shiftJIS : nil
  }

  /// Words of Cyrillic letters only, while Western ones have single letters beyond ASCII.
  private static func cyrillic(_ bytes: ArraySlice<UInt8>) -> Legacy? {
    var (letters, neighbours, high) = (0, 0, 0)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte >= 0xC0 {
        letters += 1
        if previous >= 0xC0 { neighbours += 1 }
        if byte >= 0xE0 { high += 1 }
      }
      previous = byte
    }
    guard letters >= 4, neighbours * 10 >= letters * 6 else { return nil }
    // Most letters of a text are small; KOI8-R has the capital ones from E0 on.
    return high * 2 >= letters ? .windows1251 : .koi8R
  }
}
