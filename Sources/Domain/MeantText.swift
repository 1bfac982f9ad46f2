extension String {
  /// Whether it means the same without quotes: no sign in it looks like nothing and is left out.
  public var isReadAsWritten: Bool { allSatisfy { $0 == $0.asMeant && !$0.isInvisible } }

  /// The text as a name or a value means it where nothing is quoted: other blanks are spaces, none are around it, and signs that
  /// look like nothing are left out, except those that are part of the spelling (see `Character.asMeant`).
  public var asMeant: String {
    String(withPlainBlanks.map(\.asMeant).filter { !$0.isInvisible }).trimmingWhitespace
  }
}

extension Character {
  /// Whether it separates words. Invisible signs behind a blank belong to its character.
  public var isBlank: Bool {
    unicodeScalars.contains(where: \.isBlank) && unicodeScalars.allSatisfy { $0.isBlank || $0.isInvisible }
  }

  /// Whether a reader sees nothing, although it is no blank.
  public var isInvisible: Bool { unicodeScalars.allSatisfy(\.isInvisible) }

  /// Without the invisible signs that belong to its character, if that is of ASCII: only such ones have a meaning of their own,
  /// and in letters of some scripts they are part of the spelling.
  public var asMeant: Character {
    guard unicodeScalars.count > 1, unicodeScalars.first?.isASCII == true else { return self }
    return String(self).asRead.first ?? self
  }
}
