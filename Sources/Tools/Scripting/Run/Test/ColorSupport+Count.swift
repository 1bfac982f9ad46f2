extension Setting.ColorSupport {
  /// The number of palette colours of the terminal; octodo draws no others.
  var count: Int {
    switch self {
    case .none: 1
    case .eight: 8
    case .palette, .trueColor: 256
    }
  }
}
