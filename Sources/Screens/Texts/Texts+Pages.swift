import Domain
public import Texts

extension Texts {
  /// What the pages of a repository below a name are about, as a sentence says it: `a wiki`. Nil for other pages.
  public func noun(ofFolderIn page: String) -> String? {
    let name = WebAddress.folder(ofPage: page).map { pages[$0].name } ?? ""
    return name.isEmpty ? nil : name
  }
}
