import CUchardet
import Glibc

/// Decodes a text file of unknown encoding: UTF-8, UTF-16, UTF-32, or the older encoding that libuchardet finds.
enum SourceText {
  /// The maximum number of bytes to read. GitHub itself shows 500 KiB of a README, which take twice as many
  /// bytes in UTF-16.
  static let maxBytes = 1 << 20

  static func read(_ file: [UInt8]) -> String {
    let bytes = file.prefix(maxBytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return utf32(bytes.dropFirst(4), isBigEndian: false) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return utf32(bytes.dropFirst(4), isBigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    // Most files.
    let isText = !has(0, in: bytes) && !has(escape, in: bytes)
    if isText, let text = String(validating: bytes, as: UTF8.self) { return text }
    let scan = UTF8Scan(bytes)
    // No other encoding has zeros.
    if scan.zeros > 0, let isBigEndian = byteOrder(of: bytes) {
      return utf16(bytes, isBigEndian: isBigEndian)
    }
    // A few damaged characters do not make UTF-8 another encoding.
    guard scan.invalid > 0, scan.invalid >= scan.sequences else {
      // ISO-2022-JP is ASCII with escape sequences.
      if scan.escapes > 0, charset(of: bytes)?.hasPrefix("ISO-2022") == true {
        return decode(bytes, from: "ISO-2022-JP") ?? String(decoding: bytes, as: UTF8.self)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return charset(of: bytes).flatMap { decode(bytes, from: $0) } ?? windows1252(bytes)
  }

  private static func has(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      // memchr compares many bytes at once, and a README can have a million.
      bytes.baseAddress.flatMap { memchr($0, Int32(byte), bytes.count) } != nil
    }
  }

  fileprivate static let escape: UInt8 = 0x1B

  /// In bytes: enough of a text to know its language.
  private static let sample = 64 << 10

  /// The C library's name of the encoding that libuchardet finds. Nil if it finds none, and for the Western encodings:
  /// ISO 8859-1 and ASCII are part of Windows-1252, which is decoded here.
  private static func charset(of bytes: ArraySlice<UInt8>) -> String? {
    let detector = uchardet_new()
    defer { uchardet_delete(detector) }
    bytes.prefix(sample).withUnsafeBytes { bytes in
      _ = uchardet_handle_data(detector, bytes.baseAddress, bytes.count)
    }
    uchardet_data_end(detector)
    let name = uchardet_get_charset(detector).map { String(cString: $0) } ?? ""
    return switch name {
    case "", "ASCII", "ISO-8859-1", "WINDOWS-1252": nil
    // As Windows writes them: with signs that the standards leave out.
    case "SHIFT_JIS": "CP932"
    case "BIG5": "CP950"
    default: name
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func utf32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    var text = String.UnicodeScalarView()
    for start in stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4) {
      let unit = bytes[start..<start + 4]
      let value = (isBigEndian ? Array(unit) : unit.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(text)
  }

  /// Whether UTF-16 without a byte order mark is big-endian. In most texts nearly every second byte is zero; in those of
  /// other scripts, the blanks and the ends of lines have zeros. Nil for other bytes.
  private static func byteOrder(of bytes: ArraySlice<UInt8>) -> Bool? {
    let sample = bytes.prefix(4_096)
    let half = sample.count / 2
    let even = stride(from: 0, to: sample.count, by: 2).count { sample[sample.startIndex + $0] == 0 }
    let odd = stride(from: 1, to: sample.count, by: 2).count { sample[sample.startIndex + $0] == 0 }
    guard half > 1 else { return nil }
    if max(even, odd) * 10 > half * 6, min(even, odd) * 10 < half { return even > odd }
    let (little, big) = (blanks(in: sample, isBigEndian: false), blanks(in: sample, isBigEndian: true))
    guard max(little, big) * 50 > half, min(little, big) * 10 < max(little, big) else { return nil }
    return big > little
  }

  /// The number of blanks and ends of lines in UTF-16.
  private static func blanks(in bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> Int {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).count { index in
      let (low, high) = isBigEndian ? (bytes[index + 1], bytes[index]) : (bytes[index], bytes[index + 1])
      return high == 0 && (low == UInt8(ascii: " ") || low == UInt8(ascii: "\n"))
    }
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
          guard errno == EILSEQ || errno == EINVAL, room >= 3, let next = to else { break }
          for (index, byte) in "\u{FFFD}".utf8.enumerated() { next[index] = CChar(bitPattern: byte) }
          to = next + 3
          room -= 3
          from = from.map { $0 + 1 }
          left -= 1
        }
        return target.count - room
      }
    }
    return String(decoding: output[..<written].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Every byte means something in this encoding: ISO 8859-1 with letters and punctuation instead of controls.
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
  private(set) var escapes = 0

  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        if byte == 0 { zeros += 1 }
        if byte == SourceText.escape { escapes += 1 }
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
