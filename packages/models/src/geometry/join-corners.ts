/** An open hash table over rows of numbers: finds which rows are the same, without an object for each. */
export interface JoinedRows {
  /** For each row the number of its kind. */
  readonly kinds: Uint32Array;
  /** For each kind the first row of it. */
  readonly firsts: Uint32Array;
}

/**
 * @param rows `width` integers for each row.
 */
export function joinRows(rows: Int32Array, width: number): JoinedRows {
  const count = rows.length / width;
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2)));
  const table = new Uint32Array(slots);
  const kinds = new Uint32Array(count);
  const firsts = new Uint32Array(count);
  let known = 0;
  for (let row = 0; row < count; row += 1) {
    let slot = hashOf(rows, row * width, width) & (slots - 1);
    for (;;) {
      const entry = table[slot] as number;
      if (entry === 0) {
        firsts[known] = row;
        kinds[row] = known;
        known += 1;
        table[slot] = known;
        break;
      }
      if (same(rows, (firsts[entry - 1] as number) * width, row * width, width)) {
        kinds[row] = entry - 1;
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
  }
  return { kinds, firsts: firsts.slice(0, known) };
}

/** Corners that lie at the same place to a thousandth of a millimetre of a metre-sized mesh, as one number each. */
export function joinPlaces(positions: Float32Array): JoinedRows {
  let largest = 0;
  for (const value of positions) largest = Math.max(largest, Math.abs(value));
  const step = Math.max(largest, 1e-12) / 1_000_000;
  return joinRows(
    Int32Array.from(positions, (value) => Math.round(value / step)),
    3,
  );
}

/** FNV-1a over words, stirred so that neighbouring indices do not meet (the end of MurmurHash3). */
function hashOf(rows: Int32Array, start: number, width: number): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < width; k += 1) hash = Math.imul(hash ^ (rows[start + k] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function same(rows: Int32Array, a: number, b: number, width: number): boolean {
  for (let k = 0; k < width; k += 1) if (rows[a + k] !== rows[b + k]) return false;
  return true;
}
