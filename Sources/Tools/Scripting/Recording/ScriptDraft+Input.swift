public import Terminal

extension ScriptDraft {
  /// The maximum number of keys in one line.
  private static let longestLine = 8

  /// Adds an input of the user or the terminal.
  public mutating func input(_ event: InputEvent) {
    switch event {
    case .key(let key): input(key)
    case .paste(let text): addInput(.text("paste \(ScriptString.quoted(text))"))
    case .resize(let size): addInput(.text("resize \(size.columns)x\(size.rows)"))
    case .focus(let isIn): addInput(.text("focus \(isIn ? "in" : "out")"))
    case .mouse(let mouse): input(mouse)
    }
  }

  private mutating func input(_ key: Key) {
    if key.modifiers.isEmpty, case .character(let scalar) = key.code {
      if case .typed(let text)? = lines.last { return replaceLast(with: .typed(text + String(scalar))) }
      return addInput(.typed(String(scalar)))
    }
    guard let name = key.scriptText else {
      return addInput(.text("# Here a key was pressed that no script can name: \(key)"))
    }
    guard case .keys(var keys)? = lines.last else { return addInput(.keys([(name, 1)])) }
    if let last = keys.last, last.name == name {
      keys[keys.count - 1].count += 1
    } else if keys.count < Self.longestLine {
      keys.append((name, 1))
    } else {
      return addInput(.keys([(name, 1)]))
    }
    replaceLast(with: .keys(keys))
  }

  /// A script's `click` is a press and a release; its `drag` also has moves between them. Requests and events
  /// sent in between are written after the whole action.
  private mutating func input(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .press(let button): addInput(.press(button, at: mouse.at, to: nil, isUp: false))
    case .drag(let button): extend(button, to: mouse.at, isUp: false)
    case .release(let button): extend(button, to: mouse.at, isUp: true)
    case .doubleClick: addDoubleClick(at: mouse.at)
    case .scrollUp: scroll("up", at: mouse.at)
    case .scrollDown: scroll("down", at: mouse.at)
    }
  }

  private mutating func extend(_ button: MouseEvent.Button, to place: Point, isUp: Bool) {
    guard let inputLine, case .press(button, let start, let end, false) = lines[inputLine] else { return }
    let wasDragged = end != nil || place != start
    lines[inputLine] = .press(button, at: start, to: wasDragged ? place : nil, isUp: isUp)
  }

  /// The first of the two clicks already has a line.
  private mutating func addDoubleClick(at place: Point) {
    guard let inputLine, case .press(.left, place, nil, true) = lines[inputLine] else {
      return addInput(.doubleClick(at: place))
    }
    lines[inputLine] = .doubleClick(at: place)
  }

  private mutating func scroll(_ direction: String, at place: Point) {
    if case .scroll(direction, let count, place)? = lines.last {
      return replaceLast(with: .scroll(direction, count: count + 1, at: place))
    }
    addInput(.scroll(direction, count: 1, at: place))
  }

  private mutating func addInput(_ line: DraftLine) {
    lines.append(line)
    inputLine = lines.count - 1
  }

  private mutating func replaceLast(with line: DraftLine) {
    lines[lines.count - 1] = line
  }
}
