import Testing

/// Each feature has its own sandbox program.
struct FeatureSandboxTests {
  @Test func `each feature has its own program`() throws {
    let features = try Checkout.modules().filter(\.isFeature)
    #expect(features.count >= 4)
    let sandboxes = try Checkout.sandboxes().map(\.name)
    #expect(
      Set(features.map { "\($0.name)Sandbox" }) == Set(sandboxes),
      "a feature's program is Sources/Sandboxes/NAMESandbox/NAMESandbox.swift")
  }

  @Test func `such a program imports its feature and the sandbox, and no other module`() throws {
    for program in try Checkout.sandboxes() {
      let imports = try program.imports().map(\.imported).sorted()
      #expect(imports == [String(program.name.dropLast("Sandbox".count)), "Sandbox"].sorted())
    }
  }

  @Test func `the sandbox links no feature`() throws {
    let table = try ImportTable.read()
    let features = Set(try Checkout.modules().filter(\.isFeature).map(\.name))
    var linked: Set = ["Sandbox"]
    var rest = linked
    while let name = rest.popFirst() {
      let new = (table.allowed[name] ?? []).subtracting(linked)
      linked.formUnion(new)
      rest.formUnion(new)
    }
    #expect(linked.count > 5 && linked.isDisjoint(with: features))
  }
}
