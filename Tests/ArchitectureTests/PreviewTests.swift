import Testing

/// Checks what the program of `Scripts/preview` links.
struct PreviewTests {
  @Test func `the preview links the features and the sandbox, but not the rest of octodo`() throws {
    let table = try ImportTable.read()
    #expect(table.allowed["PreviewProgram"] == ["AllFeatures", "Sandbox"])
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
