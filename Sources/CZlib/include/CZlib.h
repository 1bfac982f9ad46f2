#ifndef OCTODO_CZLIB_H
#define OCTODO_CZLIB_H

#include <stddef.h>
#include <stdint.h>

/// The largest size of `length` bytes in gzip form, in bytes.
size_t octodo_gzip_bound(size_t length);

/// Writes `bytes` in gzip form (RFC 1952). Returns the number of bytes; 0 if there is no memory or no room.
size_t octodo_gzip(const uint8_t *bytes, size_t length, uint8_t *result, size_t capacity);

#endif
