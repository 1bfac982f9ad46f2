extension Setting.ColorSupport {
  /// How many colours of the palette a terminal has; octodo draws no others.
  var count: Int {
    switch self {
    case .none: 1
    case .eight: 8
    case .palette, .trueColor: 256
    }
  }
}
