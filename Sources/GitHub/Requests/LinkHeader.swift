/// The `link` header with the addresses of other pages (RFC 8288). Callers follow these addresses and never
/// build one.
struct LinkHeader {
  /// The target of each relation type; the first of several counts.
  private(set) var targets: [String: String] = [:]

  subscript(relation: String) -> String? { targets[relation] }

  /// Parses links up to the first invalid one.
  init(_ text: String) {
    var rest = text[...]
    while let link = Self.takeLink(&rest) {
      for relation in link.relations where targets[relation] == nil { targets[relation] = link.target }
    }
  }

  private static func takeLink(_ rest: inout Substring) -> (target: String, relations: [String])? {
    rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
    guard rest.first == "<", let end = rest.firstIndex(of: ">") else { return nil }
    let target = String(rest[rest.index(after: rest.startIndex)..<end])
    rest = rest[rest.index(after: end)...]
    var relations: [String]?
    while true {
      skipBlanks(&rest)
      guard rest.first == ";" else { break }
      rest = rest.dropFirst()
      guard let parameter = takeParameter(&rest) else { return nil }
      // RFC 8288, section 3.3: a second `rel` of a link is ignored.
      if parameter.name == "rel", relations == nil {
        relations = parameter.value.lowercased().split(separator: " ").map(String.init)
      }
    }
    guard rest.isEmpty || rest.first == "," else { return nil }
    return (target, relations ?? [])
  }

  private static func takeParameter(_ rest: inout Substring) -> (name: String, value: String)? {
    skipBlanks(&rest)
    let name = rest.prefix { !" \t=;,".contains($0) }
    rest = rest[name.endIndex...]
    skipBlanks(&rest)
    guard !name.isEmpty else { return nil }
    guard rest.first == "=" else { return (name.lowercased(), "") }
    rest = rest.dropFirst()
    skipBlanks(&rest)
    if rest.first == "\"" { return takeQuoted(&rest).map { (name.lowercased(), $0) } }
    let value = rest.prefix { !" \t;,".contains($0) }
    rest = rest[value.endIndex...]
    return (name.lowercased(), String(value))
  }

  /// Nil if the closing quote is missing.
  private static func takeQuoted(_ rest: inout Substring) -> String? {
    rest = rest.dropFirst()
    var value = ""
    while let character = rest.popFirst() {
      if character == "\"" { return value }
      if character == "\\" {
        guard let escaped = rest.popFirst() else { return nil }
        value.append(escaped)
      } else {
        value.append(character)
      }
    }
    return nil
  }

  private static func skipBlanks(_ rest: inout Substring) {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }
}
