import Domain

extension ImportPlan {
  /// Sets parents and needs by the uids of the file. A name that leads nowhere is ignored, and one that closes a circle or
  /// leads to the todo itself is one of `lostRelations`; the format keeps both. An id that leads nowhere is one of them, too.
  /// What the file did not change since the last import stays as it is here.
  /// - Parameter known: the stored todos as the format shows them, and as they were imported last.
  mutating func relate<Stop: Error>(
    _ read: [ImportedTodo], _ stored: [String: Todo],
    _ known: (seen: [String: ImportedTodo], bases: [String: ImportedTodo]), _ newer: Set<String>,
    carried: Set<TodoField>, _ format: TodoFormat, stop: () throws(Stop) -> Void
  ) throws(Stop) {
    let indices = Dictionary(read.enumerated().map { ($1.uid, $0) }, uniquingKeysWith: { first, _ in first })
    func target(_ uid: String) -> Target? {
      if let todo = stored[uid] { return .stored(todo.id) }
      return indices[uid].map { .added($0) }
    }
    let names = Dictionary(
      stored.values.map { ($0.id, $0.portableUID) }, uniquingKeysWith: { first, _ in first })
    let titles = read.reduce(into: stored.mapValues(\.title)) { $0[$1.uid] = $1.title }
    var parents = RelationGraph(
      stored.values.map { ($0.portableUID, [$0.parent].compactMap { $0.flatMap { names[$0] } }) })
    var needs = RelationGraph(stored.values.map { ($0.portableUID, $0.needs.compactMap { names[$0] }) })
    for (index, item) in read.enumerated() {
      if index.isMultiple(of: Self.pace) { try stop() }
      let (old, base) = (known.seen[item.uid], known.bases[item.uid])
      if newer.contains(item.uid) {
        if item.isRelatedOtherwise(than: old, carried) { items[index].isNewerHere = true }
        continue
      }
      let namesOfNobody = format.keepsNames ? [] : item.needs.filter { target($0) == nil }
      noteMissing(of: item, stored[item.uid], namesOfNobody)
      if carried.contains(.parent), !item.unknown.contains(.parent), old == nil || item.parent != old?.parent,
        base == nil || item.parent != base?.parent
      {
        let named = [item.parent].compactMap { $0 }.filter { target($0) != nil }
        let parent = parents.set(named, of: item.uid).first
        noteCircles(of: item, named, kept: [parent].compactMap { $0 }, in: parents, titles, isOfParents: true)
        let isSame = stored[item.uid].map { $0.parent.flatMap { names[$0] } == parent } ?? (parent == nil)
        if !isSame { items[index].parent = Relation(value: parent.flatMap(target)) }
      }
      // Of a new todo the file says all that is known.
      if carried.contains(.needs), stored[item.uid] == nil || !item.unknown.contains(.needs),
        old == nil || Set(item.needs) != Set(old?.needs ?? [])
      {
        let here = stored[item.uid].map { $0.needs.compactMap { names[$0] } } ?? []
        var wanted = item.needs
        if let base {
          wanted =
            here.filter { item.needs.contains($0) || !base.needs.contains($0) }
            + item.needs.filter { !base.needs.contains($0) && !here.contains($0) }
        }
        let named = wanted.filter { target($0) != nil }
        let needed = needs.set(named, of: item.uid)
        noteCircles(of: item, named, kept: needed, in: needs, titles, isOfParents: false)
        if Set(here) != Set(needed) { items[index].needs = Relation(value: needed.compactMap(target)) }
      }
    }
  }

  /// - Parameters:
  ///   - todo: that of the item; what it leads to already is not lost, because the file may have a part of the todos.
  ///   - names: those of needs that lead nowhere.
  private mutating func noteMissing(of item: ImportedTodo, _ todo: Todo?, _ names: [String]) {
    if let parent = item.missingParent, parent != todo?.parent {
      lostRelations.append(LostRelation(line: item.line, isOfParents: true, cause: .missing("\(parent)")))
    }
    let ids = item.missingNeeds.filter { todo?.needs.contains($0) != true }
    for name in ids.map(String.init) + names {
      lostRelations.append(LostRelation(line: item.line, isOfParents: false, cause: .missing(name)))
    }
  }

  private mutating func noteCircles(
    of item: ImportedTodo, _ named: [String], kept: [String], in graph: RelationGraph,
    _ titles: [String: String], isOfParents: Bool
  ) {
    for name in Set(named).subtracting(kept).sorted() {
      let path = [item.uid] + graph.path(from: name, to: item.uid)
      lostRelations.append(
        LostRelation(
          line: item.line, isOfParents: isOfParents, cause: .circle(path.map { titles[$0] ?? $0 })))
    }
  }
}
