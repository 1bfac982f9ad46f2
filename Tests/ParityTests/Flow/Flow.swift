import Testing

/// What a person does in octodo, with a look at the screen after each step.
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

  /// Adds a step. A step whose last key is Esc must change the screen: were the next key sent before octodo has
  /// acted on it, the two would be one with Alt.
  mutating func look(_ name: String, after inputs: FlowInput...) {
    look(name, after: inputs)
  }

  /// Adds a step that searches, from the results or the field.
  mutating func search(_ query: String) {
    // In the field, the slash is a part of what goes again.
    look(query, after: [.key("/"), .key("End"), .key("Ctrl+U"), .text(query), .key("Enter")])
  }

  private mutating func look(_ name: String, after inputs: [FlowInput]) {
    // The name becomes that of a file.
    let file = name.replacing("/", with: "-").replacing(":", with: " ")
    steps.append(Step(name: "\(steps.count) \(file)", inputs: inputs))
  }
}
