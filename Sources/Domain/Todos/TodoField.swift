/// One field of a todo: its name, its type, and how to read and change it. Everything that treats all fields alike
/// (storage, undo, JSON, import and export) goes through `all` and decides by the type, never by the name.
public struct TodoField: Sendable {
  /// As JSON and the command line write it.
  public let name: String
  public let type: TodoFieldType
  public let access: Access
  /// What stands for no value where the storage needs one; nil if it needs none.
  public let empty: TodoFieldValue?
  /// Whether its text can have several lines.
  public private(set) var isMultiline = false
  private let read: @Sendable (Todo) -> TodoFieldValue?
  private let write: @Sendable (inout Todo, TodoFieldValue?) -> Bool

  /// What a person sees and changes of a field.
  public enum Access: Sendable {
    /// A person changes it.
    case edited
    /// A person sees what octodo recorded.
    case recorded
    /// A person sees what follows from other fields.
    case derived
    /// Only octodo uses it.
    case hidden
    /// Only octodo uses it, and it follows from other fields.
    case counted
  }

  /// Whether a person may change it.
  public var isEditable: Bool { access == .edited }
  /// Whether it is in JSON and in exports.
  public var isShown: Bool { access != .hidden && access != .counted }
  /// Whether it follows from the other fields, so that undo does not restore it.
  public var isDerived: Bool { access == .derived || access == .counted }

  /// The value; nil if the todo has none: an empty text, no tag, no priority.
  public func value(of todo: Todo) -> TodoFieldValue? { read(todo) }

  /// - Parameter value: nil clears the field.
  /// - Throws: `TodoFieldMismatch` if the value has another type, or the field cannot be empty.
  public func set(_ value: TodoFieldValue?, in todo: inout Todo) throws(TodoFieldMismatch) {
    guard write(&todo, value) else {
      throw TodoFieldMismatch(field: self, value: value ?? .text(""))
    }
  }
}

extension TodoField: Hashable {
  public static func == (one: TodoField, other: TodoField) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TodoField {
  typealias Path<Value> = any WritableKeyPath<Todo, Value> & Sendable

  /// A field that can be empty.
  /// - Parameters:
  ///   - empty: what stands for no value.
  ///   - value: nil for what counts as empty.
  ///   - stored: nil for a value of another type; it gets nil to clear the field.
  init<Value: Sendable>(
    _ name: String, _ type: TodoFieldType, _ access: Access, _ path: Path<Value>,
    empty: TodoFieldValue?, value: @escaping @Sendable (Value) -> TodoFieldValue?,
    stored: @escaping @Sendable (TodoFieldValue?) -> Value?
  ) {
    (self.name, self.type, self.access, self.empty) = (name, type, access, empty)
    read = { value($0[keyPath: path]) }
    write = { todo, new in
      guard let new = stored(new) else { return false }
      todo[keyPath: path] = new
      return true
    }
  }

  /// A field of an optional value.
  static func optional<Value: Sendable>(
    _ name: String, _ type: TodoFieldType, _ access: Access, _ path: Path<Value?>,
    _ wrap: @escaping @Sendable (Value) -> TodoFieldValue,
    _ unwrap: @escaping @Sendable (TodoFieldValue) -> Value?
  ) -> TodoField {
    TodoField(name, type, access, path, empty: nil, value: { $0.map(wrap) }) { new in
      guard let new else { return .some(nil) }
      return unwrap(new).map { .some($0) }
    }
  }

  /// A field that always has a value; `empty` counts as none.
  static func plain<Value: Sendable & Equatable>(
    _ name: String, _ type: TodoFieldType, _ access: Access, _ path: Path<Value>,
    empty: Value?, _ wrap: @escaping @Sendable (Value) -> TodoFieldValue,
    _ unwrap: @escaping @Sendable (TodoFieldValue) -> Value?
  ) -> TodoField {
    TodoField(name, type, access, path, empty: empty.map(wrap), value: { $0 == empty ? nil : wrap($0) }) {
      new in
      guard let new else { return empty }
      return unwrap(new)
    }
  }

  /// The same field with a text of several lines.
  var multiline: TodoField {
    var field = self
    field.isMultiline = true
    return field
  }
}
