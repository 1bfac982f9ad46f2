import Terminal

extension Style {
  /// The escape sequence that switches a terminal from plain text to this style; empty for the plain style.
  /// (ECMA-48, Select Graphic Rendition; colours from 8 on as in xterm.)
  var rendition: String {
    let flags: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    var codes = flags.filter { attributes.contains($0.0) }.map(\.1)
    if let code = foreground.code(normal: 30, bright: 90) { codes.append(code) }
    if let code = background.code(normal: 40, bright: 100) { codes.append(code) }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension Color {
  fileprivate func code(normal: Int, bright: Int) -> String? {
    switch Int(index) {
    case ..<0: nil
    case 0..<8: "\(normal + Int(index))"
    case 8..<16: "\(bright + Int(index) - 8)"
    default: "\(normal + 8);5;\(index)"
    }
  }
}
