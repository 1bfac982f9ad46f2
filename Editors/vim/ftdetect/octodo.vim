" Scripts of octodo.
autocmd BufNewFile,BufRead *.steps setfiletype octodo
