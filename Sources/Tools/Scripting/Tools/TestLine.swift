/// A test as printed by `--list`.
struct TestLine {
  let text: String

  init(_ test: ScriptTest) {
    let place = "\(ScriptString.printable(test.location.file)):\(test.location.line)"
    var words = ["\(place): test \(ScriptString.quoted(test.name))"]
    words += test.tags
    switch test.directive {
    case .skip(let reason): words.append("(skip \(ScriptString.quoted(reason)))")
    case .todo(let reason): words.append("(todo \(ScriptString.quoted(reason)))")
    case nil: break
    }
    if test.isOnly { words.append("(only)") }
    text = words.joined(separator: " ")
  }
}
