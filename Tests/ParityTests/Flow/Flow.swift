import Testing

/// A user's session in octodo, with a look at the screen after each step.
struct Flow: CustomTestStringConvertible {
  struct Step {
    let name: String
    let inputs: [FlowInput]
  }

  let name: String
  private(set) var steps: [Step] = []

  init(_ name: String) {
    self.name = name
    look("start")
  }

  var testDescription: String { name }

  /// Adds a step. A step whose last key is Esc must change the screen: if the next key were sent before
  /// octodo has handled it, both would be one key with Alt.
  mutating func look(_ name: String, after inputs: FlowInput...) {
    look(name, after: inputs)
  }

  /// Adds a step that searches, from the results or the field.
  mutating func search(_ query: String) {
    // In the field, the slash is text and is deleted with the rest.
    look(query, after: [.key("/"), .key("End"), .key("Ctrl+U"), .text(query), .key("Enter")])
  }

  private mutating func look(_ name: String, after inputs: [FlowInput]) {
    // The name is used as a file name.
    let file = name.replacing("/", with: "-").replacing(":", with: " ")
    steps.append(Step(name: "\(steps.count) \(file)", inputs: inputs))
  }
}
