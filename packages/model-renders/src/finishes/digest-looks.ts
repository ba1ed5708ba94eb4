import type { OwnFinish } from '@plumbline/tracer/finishes/own-finish.ts';

/** A short name for all that finishes hold: equal finishes have equal names (FNV-1a over values and pixels). */
export function digestLooks(finishes: readonly OwnFinish[]): string {
  let hash = 0x811c9dc5;
  const seen = new Set<ArrayBufferLike>();
  const add = (byte: number): void => {
    hash = Math.imul(hash ^ byte, 0x01000193);
  };
  for (const { texture, ...plain } of finishes) {
    // What is cut out of a picture does not change how the rest looks.
    const { data, cutout: _, ...size } = texture ?? { data: undefined };
    for (const letter of JSON.stringify([plain, size])) add(letter.charCodeAt(0));
    if (data === undefined || seen.has(data.buffer)) continue;
    seen.add(data.buffer);
    for (let i = 0; i < data.length; i++) add(data[i] as number);
  }
  return `${finishes.length}-${hash >>> 0}`;
}
