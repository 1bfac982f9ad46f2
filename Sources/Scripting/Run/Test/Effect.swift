/// Something that the program did to the world outside of its screen.
struct Effect: Hashable {
  let kind: EffectKind
  /// An address, a text, what stands in a file; nil for a bell.
  let value: String?

  /// As a script asserts it: `browser "https://github.com"`.
  var text: String {
    value.map { "\(kind.rawValue) \(ScriptString.quoted($0))" } ?? kind.rawValue
  }
}
