#pragma once

#include <cmark-gfm.h>

/// Memory for the nodes of one long text, which is taken in large pages and given back all at once. cmark-gfm has such an
/// arena, too, but in pages of 4 KiB: touching them for the first time is a tenth of the time that a README of 1 MB takes.
/// Only for one thread at a time. It ends the process if no memory is left, as the library itself does.
cmark_mem *octodo_arena(void);

/// Gives back all that was taken.
void octodo_arena_reset(void);
