const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of a PNG chunk (ISO 3309), of several parts in a row. */
export function crc32(...parts: readonly Uint8Array[]): number {
  let value = 0xffffffff;
  for (const part of parts)
    for (let at = 0; at < part.length; at += 1)
      value = (TABLE[(value ^ (part[at] as number)) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
