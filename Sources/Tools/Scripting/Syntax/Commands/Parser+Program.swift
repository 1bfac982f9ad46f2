extension Parser {
  /// What follows `launch`.
  mutating func launch() throws(SyntaxFault) -> Launch {
    let scene = accept("scene") ? try word("the name of a scene") : nil
    let state = scene != nil && accept("state") ? try word("the name of a state") : nil
    return Launch(scene: scene, state: state, properties: try distinctProperties())
  }

  /// What follows `fixture`.
  mutating func fixture() throws(SyntaxFault) -> Command {
    let source = try literal("the name of a file")
    try expect("as")
    let place = offset
    let destination = try literal("a name in the data folder")
    let leavesFolder = destination.hasPrefix("/") || destination.split(separator: "/").contains("..")
    guard !leavesFolder else {
      throw fault("a fixture goes into the data folder; write a name in it", at: place)
    }
    return .fixture(source: source, destination: destination)
  }
}
