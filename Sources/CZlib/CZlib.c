#include "CZlib.h"

#include <limits.h>
#include <zlib.h>

// The size of the header and trailer of a gzip member; compressBound assumes those of the shorter zlib format.
enum { gzip_overhead = 18, gzip_window_bits = 15 + 16, memory_level = 8 };

size_t octodo_gzip_bound(size_t length) { return compressBound(length) + gzip_overhead; }

size_t octodo_gzip(const uint8_t *bytes, size_t length, uint8_t *result, size_t capacity) {
  z_stream stream = {0};
  if (length > UINT_MAX || capacity > UINT_MAX) return 0;
  if (deflateInit2(
          &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzip_window_bits, memory_level, Z_DEFAULT_STRATEGY) != Z_OK) {
    return 0;
  }
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)length;
  stream.next_out = result;
  stream.avail_out = (uInt)capacity;
  int code = deflate(&stream, Z_FINISH);
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return code == Z_STREAM_END ? written : 0;
}
