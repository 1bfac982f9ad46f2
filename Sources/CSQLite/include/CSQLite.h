#ifndef OCTODO_CSQLITE_H
#define OCTODO_CSQLITE_H

/// SQLITE_CONFIG_PAGECACHE of sqlite3_config(3), which has variable arguments and is therefore missing in Swift: each
/// connection allocates its pages one by one, instead of 20 at its first read. Returns SQLITE_MISUSE, and changes
/// nothing, once SQLite is in use.
int octodo_allocate_pages_singly(void);

/// SQLITE_DBCONFIG_ENABLE_TRIGGER of sqlite3_db_config(3), which has variable arguments, too: whether the statements of a
/// connection run triggers. Returns SQLITE_OK, or why it is not possible.
int octodo_enable_triggers(void *connection, int isEnabled);

#endif
