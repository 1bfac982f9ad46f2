public import Domain
public import EventLoop
import GitHub
public import Screens
import Texts
import UseCases

/// The preview of a repository: its header and its README.
@LoopActor
public enum RepoPreview {
  /// The preview of `Route.repoDetail`.
  /// - Parameter known: the fields that the list has.
  public static func make(of name: RepoName, known: Repo?, _ environment: Environment) -> any Preview {
    let github = environment.github
    let readReadme = ReadReadme<ReadmeText>(environment)
    let fields = Fields(known)
    return LoadedPreview<ReadmeState>(
      "\(name)", environment, offer: \.pressForReadme,
      around: {
        guard fields.repo == nil else { return false }
        fields.repo = await github.savedValue(of: .repo(name))?.value
        return fields.repo != nil
      },
      saved: { await readReadme.saved(of: name).map { (.text($0.text), $0.date) } },
      load: { try await readReadme(of: name).map { $0.map { .text($0) } ?? .missing } }
    ) { readme, missing, context in
      let header = RepoHeader(
        name: name, repo: fields.repo, isLoading: false, now: context.now, zone: environment.zone(),
        hasDot: context.hasDots, texts: context.texts)
      let section = readme?.section(context.texts, of: name, on: environment.web)
      return DocumentContent(
        header: [header.details], sections: [section ?? missing])
    }
  }

  /// The fields of the repository, which a saved response has where the list has none.
  @LoopActor
  private final class Fields {
    var repo: Repo?

    init(_ known: Repo?) { repo = known }
  }
}
