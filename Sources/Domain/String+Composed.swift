// The standard library has the normal forms, yet not for everybody; Foundation, which has them too, brings ICU.
@_spi(_Unicode) import Swift

extension String {
  /// In the composed form of Unicode, NFC, as a keyboard types it: a name of a file on macOS has the signs apart.
  public var composed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: _nfc)
    return String(scalars)
  }

  /// What a query means: as a reader sees it, in one form.
  public var asQuery: String { asRead.composed }
}
