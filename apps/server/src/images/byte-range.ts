/** Bytes to serve, both ends inclusive; `null`: the whole; `unsatisfiable`: a 416. */
export type ByteRange = { readonly start: number; readonly end: number } | null | 'unsatisfiable';

/**
 * Reads a `Range` header (RFC 9110, 14.2). One range is honoured; several, another unit or nonsense mean the whole, as
 * the standard allows.
 *
 * @param size of the whole in bytes
 */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    // The last so many bytes.
    const length = Number(last);
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
