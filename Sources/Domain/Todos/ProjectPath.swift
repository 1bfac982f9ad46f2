/// A project and the projects that it is inside of: `a.b` is inside of `a`.
public enum ProjectPath {
  /// The outermost one first, the project itself last.
  public static func all(of project: String) -> [String] {
    let ends = project.indices.filter { project[$0] == "." && $0 > project.startIndex }
    return ends.map { String(project[..<$0]) } + [project]
  }
}
