const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  return crc;
});

/** CRC-32 as in zlib, so that weights written elsewhere can be checked. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let k = 0; k < bytes.length; k++)
    crc = (crc >>> 8) ^ (TABLE[(crc ^ (bytes[k] as number)) & 255] as number);
  return (crc ^ 0xffffffff) >>> 0;
}
