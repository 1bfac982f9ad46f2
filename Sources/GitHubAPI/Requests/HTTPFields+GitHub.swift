import HTTPTypes

extension HTTPFields {
  /// The value of a header that HTTPTypes has no name for.
  subscript(named name: String) -> String? {
    get { HTTPField.Name(name).flatMap { self[$0] } }
    set {
      if let name = HTTPField.Name(name) { self[name] = newValue }
    }
  }
}
