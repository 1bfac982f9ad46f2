#include "CSQLite.h"

#include <sqlite3.h>
#include <stddef.h>

int octodo_allocate_pages_singly(void) { return sqlite3_config(SQLITE_CONFIG_PAGECACHE, NULL, 0, 0); }

int octodo_enable_triggers(void *connection, int isEnabled) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, isEnabled, NULL);
}
