#ifndef OCTODO_CSQLITE_H
#define OCTODO_CSQLITE_H

/// SQLITE_CONFIG_PAGECACHE of sqlite3_config(3), which has variable arguments and is therefore missing in Swift: each
/// connection allocates its pages one by one, instead of 20 at its first read. Returns SQLITE_MISUSE, and changes
/// nothing, once SQLite is in use.
int octodo_allocate_pages_singly(void);

#endif
