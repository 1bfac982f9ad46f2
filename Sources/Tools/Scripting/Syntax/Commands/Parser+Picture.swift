extension Parser {
  /// What follows `snapshot`.
  mutating func snapshot() throws(SyntaxFault) -> Snapshot {
    let name = try fileName("a name for the snapshot")
    let region = try region()
    return Snapshot(name: name, region: region, isPlain: accept("plain"))
  }

  /// What follows `shot`.
  mutating func shot() throws(SyntaxFault) -> Shot {
    let place = offset
    let file = try literal("the name of a file")
    let ending = file.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    guard let format = Shot.Format(rawValue: ending), file.count > ending.count + 1 else {
      throw fault("a shot ends in .svg, .ansi or .txt", at: place)
    }
    return Shot(file: file, format: format, region: try region())
  }

  /// A text that is used as a file name.
  private mutating func fileName(_ what: String) throws(SyntaxFault) -> String {
    let place = offset
    let name = try literal(what)
    let isPlain = name.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
    guard isPlain, name != ".", name != ".." else {
      throw fault("this becomes the name of a file; use no / and no control characters", at: place)
    }
    return name
  }
}
