/// READMEs for scenes.
enum ReadmeSamples {
  static let kettle = """
    # Kettle

    Boils **water** from the *command line*. It knows three kinds of water:

    - cold
    - warm, see [the temperatures](docs/temperatures.md)
    - boiling

    ## Use

    ```sh
    kettle --to 96 --cups 2
    ```

    1. Fill it.
    2. Start it with `kettle`.
    3. Wait.

    > Mind the steam.

    | water | degrees |
    |---|---|
    | green tea | 70 |
    | black tea | 96 |
    """

  /// Every kind of block.
  static let blocks = """
    > [!TIP]
    > A *clean* kettle boils sooner.[^1]

    1. Fill it, **not** above the line.
       ```sh
       kettle --fill 0.8
       ```
    2. Wait.
       - [x] water
       - [ ] tea, see [the list](teas.md)

    | tea | degrees | minutes | 備考 |
    |---|--:|:-:|---|
    | green | 70 | 2 | 煎茶 |
    | black | 96 | 4 | with ~~cream~~ milk, which cools it down before the guests come to the table |

    <details><summary>Why?</summary>Steam &amp; <kbd>heat</kbd>.</details>

    [^1]: By a *minute*.
    """

  /// A very long line, and more lines than any terminal has.
  static let long =
    "# A README without an end\n\n" + String(repeating: "This sentence is there to be wrapped. ", count: 60)
    + "\n\n" + String(repeating: "x", count: 400) + "\n\n"
    + (1...400).map { "Line \($0) of many." }.joined(separator: "\n\n")

  /// More headings than a screen has rows.
  static let chapters =
    "# The book of tea\n\nIn short chapters.\n\n"
    + (1...40).map { "## Chapter \($0)\n\nBoil the water.\n\n### Its notes\n\nThen wait." }
    .joined(separator: "\n\n")

  /// Links of all kinds.
  static let links = """
    # kettle

    See [the manual](https://kettle.example/manual), [the parts](docs/parts.md) and [how to clean it](#care).
    It mends #12 and octo/pot#4, says @ann. [お茶](https://kettle.example/お茶), https://kettle.example/faq.

    [A long address](https://kettle.example/a/path/that/is/so/long/that/it/takes/more/than/a/row/of/the/box?and=a&query=b)

    ## Care

    Descale it on [Sundays](https://kettle.example/sundays).
    """

  /// Text with wide characters, from right to left, and with combining marks.
  static let wide = """
    # お茶の淹れ方

    急須にお湯を注ぎ、茶葉が開くまで静かに待ちます。全角の文字はそれぞれ二桁の幅を取るので、行の終わりで
    文字が半分に切れてはいけません。

    - 煎茶は七十度
    - 玉露は五十度

    ## 茶叶与热水

    水开以后稍等片刻,再倒进茶壶。

    ## שלום וברוכים הבאים

    כוס תה חם לכל אורח שמגיע.

    ## أهلا وسهلا

    كوب شاي ساخن لكل ضيف.

    ## Marks

    e\u{301} a\u{30A} and 🍵 with 👨‍👩‍👧‍👦 and 🇯🇵.
    """
}
