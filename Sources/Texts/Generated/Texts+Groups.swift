// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

extension Texts {
  public var tabs: TabsTexts { TabsTexts(language: language) }

  public var errors: ErrorsTexts { ErrorsTexts(language: language) }

  public var storage: StorageTexts { StorageTexts(language: language) }

  public var app: AppTexts { AppTexts(language: language) }

  public var account: AccountTexts { AccountTexts(language: language) }

  public var edit: EditTexts { EditTexts(language: language) }

  public var repoTodos: RepoTodosTexts { RepoTodosTexts(language: language) }

  public var format: FormatTexts { FormatTexts(language: language) }

  public var moves: MovesTexts { MovesTexts(language: language) }

  public var repo: RepoTexts { RepoTexts(language: language) }

  public var repoSearch: RepoSearchTexts { RepoSearchTexts(language: language) }

  public var repoDetail: RepoDetailTexts { RepoDetailTexts(language: language) }

  public var todoList: TodoListTexts { TodoListTexts(language: language) }

  public var todoEditor: TodoEditorTexts { TodoEditorTexts(language: language) }

  public var history: HistoryTexts { HistoryTexts(language: language) }

  public var settings: SettingsTexts { SettingsTexts(language: language) }

  public var events: EventsTexts { EventsTexts(language: language) }

  public var about: AboutTexts { AboutTexts(language: language) }

  public var licenses: LicensesTexts { LicensesTexts(language: language) }

  public var configuration: ConfigurationTexts { ConfigurationTexts(language: language) }

  public var apiAddress: ApiAddressTexts { ApiAddressTexts(language: language) }

  public var token: TokenTexts { TokenTexts(language: language) }

  public var tracking: TrackingTexts { TrackingTexts(language: language) }
}
