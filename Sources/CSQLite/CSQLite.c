#include "CSQLite.h"

#include <sqlite3.h>
#include <stddef.h>

int octodo_allocate_pages_singly(void) { return sqlite3_config(SQLITE_CONFIG_PAGECACHE, NULL, 0, 0); }
