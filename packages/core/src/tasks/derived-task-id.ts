import { createHash } from 'node:crypto';

/** The same id for the same words: a task that was started under it is not started again. */
export function derivedTaskId(...words: readonly string[]): string {
  const hash = createHash('sha256').update(words.join(' ')).digest('hex');
  // Version 8 of RFC 9562: made of what its maker likes.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
