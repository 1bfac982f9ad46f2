/// A text to look for in other texts. Case counts only if the pattern has a capital.
public struct TextPattern: Hashable, Sendable {
  /// Never empty.
  public let text: String
  public let isCaseSensitive: Bool

  /// Nil for an empty text.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    isCaseSensitive = text.unicodeScalars.contains { $0.properties.isUppercase }
  }

  /// A character in the form in which it is compared with others.
  public func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    isCaseSensitive ? scalar : scalar.inLowerCase
  }
}

extension Unicode.Scalar {
  /// The small letter; the character itself if it has none, or none that is a single character.
  public var inLowerCase: Unicode.Scalar {
    if isASCII { return (65...90).contains(value) ? Unicode.Scalar(UInt8(value) + 32) : self }
    return mappedToLowerCase
  }

  private var mappedToLowerCase: Unicode.Scalar { Self.single(properties.lowercaseMapping) ?? self }

  /// The capital letter; the character itself if it has none, or none that is a single character.
  public var inUpperCase: Unicode.Scalar {
    if isASCII { return (97...122).contains(value) ? Unicode.Scalar(UInt8(value) - 32) : self }
    return Self.single(properties.uppercaseMapping) ?? self
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
