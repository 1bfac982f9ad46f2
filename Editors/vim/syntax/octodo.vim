" Vim syntax file: scripts of octodo (.steps).
" Made by `octodo --commands vim`. Do not edit.

if exists("b:current_syntax")
  finish
endif

syntax case match
setlocal iskeyword=@,48-57,_,-
setlocal commentstring=#\ %s

syntax keyword stepsSetting size colors background clock zone locale seed tracking network ignore
syntax keyword stepsSetting watchdog
syntax keyword stepsConstant GET POST PUT PATCH DELETE ANY INT TERM HUP TSTP CONT WINCH true false
syntax keyword stepsConstant timeout refused reset dns tls offline browser clipboard bell command
syntax keyword stepsConstant bold dim italic underline blink reverse strike black red green yellow
syntax keyword stepsConstant blue magenta cyan white bright-black bright-red bright-green
syntax keyword stepsConstant bright-yellow bright-blue bright-magenta bright-cyan bright-white
syntax keyword stepsKey Ctrl Alt Shift Up Down Left Right Home End PageUp PageDown Insert
syntax keyword stepsKey Delete Enter Tab BackTab Backspace Esc Space F1 F2 F3 F4 F5 F6 F7 F8
syntax keyword stepsKey F9 F10 F11 F12

syntax match stepsKeyword /\<\%(as\|body\|box\|cols\|count\|delay\|down\|events\|fail\|file\|has\|header\|hidden\|hold\|in\|including\|is\|left\|max\|middle\|next\|no\|not\|optional\|out\|pane\|plain\|request\|requests\|right\|row\|rows\|scene\|see\|state\|style\|times\|to\|truncate\|unordered\|up\)\>[-.]\@!/
syntax match stepsVerb /^\s*\zs\%(set\|let\|tags\|include\|macro\|run\|repeat\|for\|skip\|todo\|only\|note\|pause\|dump\|launch\|relaunch\|fixture\|exit\|key\|type\|paste\|resize\|focus\|signal\|click\|doubleclick\|drag\|scroll\|burst\|settle\|advance\|wait\|see\|not\|row\|screen\|style\|cursor\|focused\|selected\|effect\|capture\|event\|events\|no\|ignore\|stub\|then\|forget\|release\|cassette\|request\|snapshot\|shot\|test\|end\)\>[-.]\@!/
syntax match stepsNumber /[-+]\?\<\d\+\%(\.\d\+\)\?\%(ms\|s\|m\|x\d\+\)\?\>/
syntax match stepsCell /@\d\+:\d\+/
syntax match stepsOperator /->\|\.\.\.\?\|[=~+*]/
syntax match stepsEscape /\\\%(["\\nte]\|u{\x\+}\)/ contained
syntax match stepsVariable /${[A-Za-z][A-Za-z0-9_.-]*}/ contained
syntax region stepsString start=/"/ skip=/\\./ end=/"/ oneline contains=stepsEscape,stepsVariable
syntax region stepsString start=/'/ end=/'/ oneline
syntax region stepsRegex start=+/+ skip=+\\.+ end=+/[is]*+ oneline
syntax region stepsHeredoc start=/<<<\s*\%(#.*\)\?$/ end=/^\s*>>>\s*$/
syntax match stepsComment /#.*$/ contains=stepsTodo,@Spell
syntax keyword stepsTodo TODO FIXME contained

highlight default link stepsVerb Statement
highlight default link stepsKeyword Keyword
highlight default link stepsSetting Identifier
highlight default link stepsConstant Constant
highlight default link stepsKey Special
highlight default link stepsNumber Number
highlight default link stepsCell Number
highlight default link stepsOperator Operator
highlight default link stepsEscape SpecialChar
highlight default link stepsVariable Identifier
highlight default link stepsString String
highlight default link stepsRegex String
highlight default link stepsHeredoc String
highlight default link stepsComment Comment
highlight default link stepsTodo Todo

let b:current_syntax = "octodo"
