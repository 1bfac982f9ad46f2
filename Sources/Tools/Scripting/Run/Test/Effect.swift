/// An effect of the program outside of its screen.
struct Effect: Hashable {
  let kind: EffectKind
  /// An address, a text, or the content of a file; nil for a bell.
  let value: String?

  /// The form used in scripts: `browser "https://github.com"`.
  var text: String {
    value.map { "\(kind.rawValue) \(ScriptString.quoted($0))" } ?? kind.rawValue
  }
}
