extension StyleAttribute {
  /// The form used in scripts: `bold`, `fg=yellow`.
  var word: String {
    switch self {
    case .flag(let flag): flag.rawValue
    case .foreground(let color): "fg=\(color.word)"
    case .background(let color): "bg=\(color.word)"
    }
  }
}

extension StyleAttribute.Color {
  fileprivate var word: String {
    switch self {
    case .default: "default"
    case .named(let name): name.rawValue
    case .indexed(let index): "\(index)"
    case .rgb(let red, let green, let blue):
      "\"#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\""
    }
  }
}
