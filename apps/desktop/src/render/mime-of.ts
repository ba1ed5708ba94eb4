/** By the first bytes: a server may answer with another type than was asked for. */
export function mimeOf(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  return bytes[0] === 0x52 ? 'image/webp' : 'image/png';
}
