/// How a person reads an address of the web, whose signs beyond ASCII are percent-encoded.
public enum ReadableAddress {
  /// The address with its words in other scripts as they are read. A word stays encoded if it could be taken for another
  /// one: if it has letters of several scripts, signs that are no letters, such as invisible ones and those that turn the
  /// direction of writing, or only letters that look like Latin ones.
  public static func text(of address: String) -> String {
    guard address.utf8.contains(UInt8(ascii: "%")) else { return address }
    var (text, rest) = ("", Substring(address))
    while !rest.isEmpty {
      let word = rest.prefix(while: isInWord)
      text += decoded(word) ?? String(word)
      rest = rest[word.endIndex...]
      if let delimiter = rest.popFirst() { text.append(delimiter) }
    }
    return text
  }

  private static func isInWord(_ sign: Character) -> Bool {
    sign.isASCII && (sign.isLetter || sign.isNumber) || "%-_~".contains(sign)
  }

  /// Nil for what has nothing to decode, and for what stays as it is.
  private static func decoded(_ word: Substring) -> String? {
    // An escaped sign of ASCII could be a delimiter.
    let escapes = word.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    guard !escapes.isEmpty, escapes.allSatisfy({ $0.first.map { "89ABCDEFabcdef".contains($0) } ?? false }),
      let text = PercentEncoding.decode(word)
    else { return nil }
    let letters = text.unicodeScalars.filter {
      !("0"..."9").contains($0) && !"-_~".unicodeScalars.contains($0)
    }
    guard let first = letters.first.flatMap(Script.init), letters.allSatisfy({ Script($0) == first }),
      first.lookalikes.map({ !letters.allSatisfy($0.unicodeScalars.contains) }) ?? true
    else { return nil }
    return text
  }

  /// The scripts of which a word is read. A terminal would turn round a word of one that is written from right to left.
  private enum Script {
    case latin, greek, cyrillic, eastAsian, hangul

    init?(_ letter: Unicode.Scalar) {
      switch letter.value {
      // These look like others: a slash or a dot, and letters that are no letter with an accent.
      case 0x30CE, 0x4E36, 0x4E3F, 0xD7, 0xF7, 0x131...0x133, 0x138, 0x13F, 0x140, 0x149, 0x17F: return nil
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x17F: self = .latin
      case 0x386, 0x388...0x3CE: self = .greek
      case 0x400...0x45F: self = .cyrillic
      case 0x3005, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF:
        self = .eastAsian
      case 0xAC00...0xD7A3: self = .hangul
      default: return nil
      }
    }

    /// Its letters that look like Latin ones.
    var lookalikes: String? {
      switch self {
      case .greek: "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγηωϲ"
      case .cyrillic: "АВЕЅІЈКМНОРСТУХЬЃЌаеѕіјкомнрстухгпьћђё"
      case .latin, .eastAsian, .hangul: nil
      }
    }
  }
}
