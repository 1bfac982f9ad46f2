// swift-format-ignore-file
// Made from the screens by Scripts/update keys.

extension KeyList {
  /// The keys of all screens without those of the user, as `lines` writes them.
  static let table = #"""
    repository-search|repository-search|field
    search|search|Enter
    to-results|to the results|Down
    older-query|previous query|Ctrl+P Alt+Up
    newer-query|next query|Ctrl+N Alt+Down
    recent-queries|choose an earlier query|Ctrl+R
    leave|stop, or leave the field|Esc

    repository-search|repository-search|
    to-query|back to the query|Up
    stop-sending|stop what is being sent|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open|Enter
    change-query|change the query|/
    sort|sort: best match, stars, forks, updated|s
    flip-order|reverse the order|S
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U
    show-issues|show its issues|i
    show-pulls|show its pull requests|P
    star-and-watch|star or watch|w
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    reload|reload|r
    stop|stop|Esc
    recent-queries|choose an earlier query|Ctrl+R
    load-gap|load what is missing|M
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    follow-link|follow a link of the text|f
    into|in: unfold, to the next pane|l Right
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[

    repository-detail|repository-detail|
    stop-sending|stop what is being sent|Esc
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    show-issues|show its issues|i
    show-pulls|show its pull requests|P
    star-and-watch|star or watch|w
    reload|reload|r
    stop|stop|Esc
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End
    into|in: unfold, to the next pane|l Right

    repository-detail|repository-detail|
    out|out: fold, to the parent or the pane before|h Left Esc q
    read|read from here|Enter
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End

    issue-list|issue-list|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open the issue|Enter
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    open-in-browser|open in the browser|o
    sort|sort|s
    reverse|reverse the order|S
    filter|filter and sort|f
    clear-filter|clear the filter|F
    copy-address|copy the address|Y
    reload|reload|r
    stop|stop|Esc
    load-gap|load what is missing|M
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    into|in: unfold, to the next pane|l Right

    issue-list|issue-list|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End

    pull-list|pull-list|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open the pull request|Enter
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    open-in-browser|open in the browser|o
    sort|sort|s
    reverse|reverse the order|S
    filter|filter and sort|f
    clear-filter|clear the filter|F
    copy-address|copy the address|Y
    reload|reload|r
    stop|stop|Esc
    load-gap|load what is missing|M
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    into|in: unfold, to the next pane|l Right

    pull-list|pull-list|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End

    issue-detail|issue-detail|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    reload|reload|r
    stop|stop|Esc
    next-section|to the next comment|}
    previous-section|to the previous comment|{
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    load-gap|load what is missing|M Enter
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End
    into|in: unfold, to the next pane|l Right

    issue-detail|issue-detail|
    out|out: fold, to the parent or the pane before|h Left Esc q
    read|read from here|Enter
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End

    pull-detail|pull-detail|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    reload|reload|r
    stop|stop|Esc
    next-section|to the next comment|}
    previous-section|to the previous comment|{
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    load-gap|load what is missing|M Enter
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End
    into|in: unfold, to the next pane|l Right
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[
    diff|show the files that it changes|d

    pull-detail|pull-detail|
    out|out: fold, to the parent or the pane before|h Left Esc q
    read|read from here|Enter
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[
    diff|show the files that it changes|d

    pull-commits|pull-commits|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open the commit in the browser|Enter
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    reload|reload|r
    stop|stop|Esc
    load-gap|load what is missing|M
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    follow-link|follow a link of the text|f
    into|in: unfold, to the next pane|l Right
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[
    diff|show the files that it changes|d

    pull-commits|pull-commits|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[
    diff|show the files that it changes|d

    pull-checks|pull-checks|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open the check's page in the browser|Enter
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    reload|reload|r
    stop|stop|Esc
    load-gap|load what is missing|M
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    follow-link|follow a link of the text|f
    into|in: unfold, to the next pane|l Right
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[
    diff|show the files that it changes|d

    pull-checks|pull-checks|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[
    diff|show the files that it changes|d

    pull-files|pull-files|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open the file's changes in the browser|Enter
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    reload|reload|r
    stop|stop|Esc
    load-gap|load what is missing|M
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[
    diff|show the files that it changes|d

    issue-search|issue-search|field
    search|search|Enter
    to-results|to the results|Down
    older-query|previous query|Ctrl+P Alt+Up
    newer-query|next query|Ctrl+N Alt+Down
    recent-queries|choose an earlier query|Ctrl+R
    leave|stop, or leave the field|Esc

    issue-search|issue-search|
    to-query|back to the query|Up
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open|Enter
    change-query|change the query|/
    sort|sort: best match, comments, reactions, interactions, created, updated|s
    flip-order|reverse the order|S
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    reload|reload|r
    stop|stop|Esc
    recent-queries|choose an earlier query|Ctrl+R
    load-gap|load what is missing|M
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    follow-link|follow a link of the text|f
    into|in: unfold, to the next pane|l Right
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[

    pull-search|pull-search|field
    search|search|Enter
    to-results|to the results|Down
    older-query|previous query|Ctrl+P Alt+Up
    newer-query|next query|Ctrl+N Alt+Down
    recent-queries|choose an earlier query|Ctrl+R
    leave|stop, or leave the field|Esc

    pull-search|pull-search|
    to-query|back to the query|Up
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open|Enter
    change-query|change the query|/
    sort|sort: best match, comments, reactions, interactions, created, updated|s
    flip-order|reverse the order|S
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    reload|reload|r
    stop|stop|Esc
    recent-queries|choose an earlier query|Ctrl+R
    load-gap|load what is missing|M
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    follow-link|follow a link of the text|f
    into|in: unfold, to the next pane|l Right
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[

    my-work|my-work|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open the issue|Enter
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    reload|reload|r
    stop|stop|Esc
    fold|fold or unfold the section|z
    fold-heading|fold or unfold the section|Enter
    out|out: fold, to the parent or the pane before|h Left
    into|in: unfold, to the next pane|l Right l Right
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    follow-link|follow a link of the text|f

    my-work|my-work|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End

    notifications|notifications|
    stop-sending|stop what is being sent|Esc
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open what it is about|Enter
    mark-done|done: take it out of the inbox|x
    mark-read|mark as read|m
    bookmark|bookmark it, or take the bookmark away|b
    unsubscribe|unsubscribe: no more news of it|w
    undo|undo the todo that was added|u
    redo|redo|U Ctrl+R
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    filter|show unread ones, or all|f
    clear-filter|clear the filter|F
    reload|reload|r
    stop|stop|Esc
    fold|fold or unfold the section|z
    fold-heading|fold or unfold the section|Enter
    out|out: fold, to the parent or the pane before|h Left
    into|in: unfold, to the next pane|l Right l Right
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y

    notifications|notifications|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End

    todo-list|todo-list|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open the todo|Enter
    add|add|a
    toggle-done|mark done / not done|x
    edit|edit|e
    edit-note|write the note in your editor|E
    add-part|add a part of it|i
    modify|change by words|m
    set-due|set the due date|d
    set-wait|wait for a date|w
    add-tag|add a tag|+
    set-project|set the project|@
    cycle-priority|next priority: high, medium, low, none|!
    toggle-started|start, stop work on it|b
    link|link it to a repository, an issue or a pull request|L
    skip|skip this date of a repeated todo|X
    delete|delete|D
    undo|undo the last change|u
    redo|redo|U Ctrl+R
    open-in-browser|open its link in the browser|o
    copy-address|copy its link|Y
    fold|fold or show its parts|z
    out|out: fold, to the parent or the pane before|h Left
    into|in: unfold, to the next pane|l Right l Right
    indent|make it a part of the todo above|>
    outdent|one level out|<
    move-down|move it down|J
    move-up|move it up|K
    dismiss-damaged|end the message about the damaged file|Ctrl+X
    views|views|V
    agenda|agenda|A
    calendar|calendar|c
    filter|filter in words|f
    clear-filter|show all todos|F
    sort|sort|s
    reverse|reverse the order|S
    reload|reload|r
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    out|to the pane on the left|h Left

    todo-list|todo-list|
    out|out: fold, to the parent or the pane before|Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    open|show these todos|Enter
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{

    todo-list|todo-list|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End

    todo-list|todo-list|field
    add-line|add the todo, and begin the next one|Enter
    complete|take the word that is offered|Tab
    next-word|next word|Down
    previous-word|previous word|Up
    go-on-in-editor|go on in the editor|Ctrl+E
    close-line|close the line|Esc

    todo-agenda|todo-agenda|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open the todo|Enter
    add|add|a
    toggle-done|mark done / not done|x
    edit|edit|e
    edit-note|write the note in your editor|E
    add-part|add a part of it|i
    modify|change by words|m
    set-due|set the due date|d
    set-wait|wait for a date|w
    add-tag|add a tag|+
    set-project|set the project|@
    cycle-priority|next priority: high, medium, low, none|!
    toggle-started|start, stop work on it|b
    link|link it to a repository, an issue or a pull request|L
    skip|skip this date of a repeated todo|X
    delete|delete|D
    undo|undo the last change|u
    redo|redo|U Ctrl+R
    open-in-browser|open its link in the browser|o
    copy-address|copy its link|Y
    fold|fold or show its parts|z
    out|out: fold, to the parent or the pane before|h Left
    into|in: unfold, to the next pane|l Right l Right
    indent|make it a part of the todo above|>
    outdent|one level out|<
    move-down|move it down|J
    move-up|move it up|K
    dismiss-damaged|end the message about the damaged file|Ctrl+X
    views|views|V
    agenda|agenda|A
    calendar|calendar|c
    filter|filter in words|f
    clear-filter|show all todos|F
    sort|sort|s
    reverse|reverse the order|S
    reload|reload|r
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    out|to the pane on the left|h Left

    todo-agenda|todo-agenda|
    out|out: fold, to the parent or the pane before|Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    open|show these todos|Enter
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{

    todo-agenda|todo-agenda|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End

    todo-agenda|todo-agenda|field
    add-line|add the todo, and begin the next one|Enter
    complete|take the word that is offered|Tab
    next-word|next word|Down
    previous-word|previous word|Up
    go-on-in-editor|go on in the editor|Ctrl+E
    close-line|close the line|Esc

    todo-calendar|todo-calendar|
    open|show the todos of the day|Enter
    left|day before|h Left
    right|day after|l Right
    down|week after|j Down
    up|week before|k Up
    previous-inner-tab|month before|[ PageUp
    next-inner-tab|month after|] PageDown
    today|today|t

    todo-views|todo-views|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|show these todos|Enter
    add|new view with this filter|a
    edit|edit the filter and the columns|e
    rename|rename the view|R
    delete|delete the view|D
    reload|reload|r
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{

    todo-import|todo-import|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    import|import all of it|Enter
    stop|stop|Esc
    reload|reload|r
    fold|fold or unfold the section|z
    out|out: fold, to the parent or the pane before|h Left
    into|in: unfold, to the next pane|l Right
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{

    todo-detail|todo-detail|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    open|follow its link|Enter
    add|add|a
    toggle-done|mark done / not done|x
    edit|edit|e
    edit-note|write the note in your editor|E
    add-part|add a part of it|i
    modify|change by words|m
    set-due|set the due date|d
    set-wait|wait for a date|w
    add-tag|add a tag|+
    set-project|set the project|@
    cycle-priority|next priority: high, medium, low, none|!
    toggle-started|start, stop work on it|b
    link|link it to a repository, an issue or a pull request|L
    skip|skip this date of a repeated todo|X
    delete|delete|D
    undo|undo the last change|u
    redo|redo|U Ctrl+R
    open-in-browser|open its link in the browser|o
    copy-address|copy its link|Y
    reload|reload|r
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End
    into|in: unfold, to the next pane|l Right

    todo-detail|todo-detail|
    out|out: fold, to the parent or the pane before|h Left Esc q
    read|read from here|Enter
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End

    todo-editor|todo-editor|field
    save|save|Enter Ctrl+S
    next-field|next field|Tab
    previous-field|previous field|Shift+Tab
    field-above|the field above|Up
    field-below|the field below|Down
    leave|back, keeping a draft|Esc

    history|history|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    unmark|unmark all|Esc
    mark|mark / unmark, and move on|Space
    mark-range|mark a range from here, or end it|v
    mark-all|mark all rows|*
    open|open|Enter
    delete|delete from the history|D
    clear|clear the history|C
    undo|undo the last delete|u
    redo|redo|U Ctrl+R
    export|export the history as CSV|E
    make-todo|add to todos|t
    write-todo|add to todos, editing it first|T
    open-in-browser|open in the browser|o
    copy-address|copy the address|Y
    reload|reload|r
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{
    preview|show or hide the preview|p
    preview-down|preview down one line|Ctrl+E
    preview-up|preview up one line|Ctrl+Y
    follow-link|follow a link of the text|f
    into|in: unfold, to the next pane|l Right

    history|history|
    out|out: fold, to the parent or the pane before|h Left Esc q
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    contents|outline: go to a heading or comment|O
    follow-link|follow a link of the text|f
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End

    settings|settings|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    more|one more|+
    fewer|one less|-
    change|change|Enter Space Right l
    change-back|previous value|Left h
    open|open|Enter Space Right l
    down|down|j Down
    up|up|k Up
    page-down|down one page|PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{

    about|about|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    open|show the licence|Enter
    open-all|show all licences|L
    open-in-browser|open its web address in the browser|o
    copy|copy its web address; on other rows, the versions for a bug report|Y
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End
    next-section|to the next section|}
    previous-section|to the previous section|{

    licenses|licenses|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    open-in-browser|open the web address of the library at the top|o
    copy-address|copy that address|Y
    contents|outline: go to a heading or comment|O
    into|outline: go to a heading or comment|l Right
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down Enter
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End
    into|in: unfold, to the next pane|l Right

    licenses|licenses|
    out|out: fold, to the parent or the pane before|h Left Esc q
    read|read from here|Enter
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    last|to the last|G End

    events|events|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    open|show it as JSON|Enter
    copy|copy it as JSON|Y
    last|to the newest, and follow|G End
    down|down|j Down
    up|up|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    first|to the first|g Home
    next-section|to the next section|}
    previous-section|to the previous section|{

    events|events|
    find|find here|/
    next-match|next match|n
    previous-match|previous match|N
    end-find|end the search|Esc
    back|back to the list|Esc q Enter
    copy|copy it as JSON|Y
    next-section|to the next section|}
    previous-section|to the previous section|{
    line-down|down one line|j Down
    line-up|up one line|k Up
    page-down|down one page|Space PageDown Ctrl+F
    page-up|up one page|PageUp Ctrl+B
    half-page-down|down half a page|Ctrl+D
    half-page-up|up half a page|Ctrl+U
    start|to the start|g Home
    end|to the end|G End

    *|Everywhere|
    next-tab|next tab|Tab
    previous-tab|previous tab|Shift+Tab
    tab-1|Search|1 Alt+1
    tab-2|Todos|2 Alt+2
    tab-3|Work|3 Alt+3
    tab-4|Inbox|4 Alt+4
    tab-5|History|5 Alt+5
    tab-6|Settings|6 Alt+6
    out|out: fold, to the parent or the pane before|h Left
    into|in: unfold, to the next pane|l Right
    next-inner-tab|next tab inside the screen|]
    previous-inner-tab|previous tab inside the screen|[
    copy-menu|choose what to copy|y
    quit|quit|q
    back|back|Esc
    commands|find a command by its name|: Ctrl+P
    help|show the keys that work here|? F1
    redraw|redraw the screen|Ctrl+L
    |suspend (fg resumes)|Ctrl+Z
    |quit|Ctrl+C

    |In a field that you type in|field
    edit-left|left one character|Left Ctrl+B
    edit-right|right one character|Right Ctrl+F
    edit-word-left|left one word|Ctrl+Left Alt+Left Alt+b
    edit-word-right|right one word|Ctrl+Right Alt+Right Alt+f
    edit-to-start|to the start of the line|Home Ctrl+A
    edit-to-end|to the end of the line|End Ctrl+E
    edit-delete-backward|delete the character before the cursor|Backspace
    edit-delete-forward|delete the character under the cursor|Delete Ctrl+D
    edit-delete-word-backward|delete the word before the cursor|Ctrl+W Alt+Backspace
    edit-delete-word-forward|delete the word after the cursor|Alt+d Ctrl+Delete
    edit-delete-to-start|delete to the start of the line|Ctrl+U
    edit-delete-to-end|delete to the end of the line|Ctrl+K
    edit-put-back|put back what was cut last|Ctrl+Y
    edit-undo|undo the last change in the field|Ctrl+_ Ctrl+/
    """#
}
