/** How many codes there are of each length, 1…16, and the symbols by rising code (T.81, B.2.4.2). */
export interface HuffmanTable {
  readonly counts: Uint8Array;
  readonly symbols: Uint8Array;
}

/**
 * For each 16 bits that may follow: length of the code they begin with × 256 + its symbol, 0 where there is none.
 * Undefined where the counts are of no prefix code.
 */
export function decodingTable({ counts, symbols }: HuffmanTable): Uint16Array | undefined {
  const table = new Uint16Array(65_536);
  let code = 0;
  let next = 0;
  for (let length = 1; length <= 16; length += 1) {
    for (let left = counts[length - 1] as number; left > 0; left -= 1) {
      const span = 1 << (16 - length);
      if (code + span > 65_536) return undefined;
      table.fill((length << 8) | (symbols[next] as number), code, code + span);
      code += span;
      next += 1;
    }
  }
  return table;
}

/** Code and length of each symbol, for writing. */
export function encodingTable({ counts, symbols }: HuffmanTable): {
  codes: Uint16Array;
  lengths: Uint8Array;
} {
  const codes = new Uint16Array(256);
  const lengths = new Uint8Array(256);
  let code = 0;
  let next = 0;
  for (let length = 1; length <= 16; length += 1) {
    for (let left = counts[length - 1] as number; left > 0; left -= 1) {
      const symbol = symbols[next] as number;
      codes[symbol] = code;
      lengths[symbol] = length;
      code += 1;
      next += 1;
    }
    code <<= 1;
  }
  return { codes, lengths };
}

/** A symbol that never occurs takes the code of ones alone, which the format forbids. */
const RESERVED = 256;
const LONGEST = 16;

/**
 * The shortest code for these frequencies with no code longer than 16 bits (Huffman, and T.81 K.2 for the limit).
 *
 * @param frequencies of 256 symbols
 */
export function optimalTable(frequencies: Float64Array): HuffmanTable {
  const lengths = huffmanLengths(frequencies);
  const counts = limitLengths(lengths);
  const bySymbol = [...lengths.keys()]
    .filter((symbol) => symbol !== RESERVED && (lengths[symbol] as number) > 0)
    .toSorted((a, b) => (lengths[a] as number) - (lengths[b] as number) || a - b);
  return { counts, symbols: Uint8Array.from(bySymbol) };
}

/** Code length of each symbol and of the reserved one, not yet limited. */
function huffmanLengths(frequencies: Float64Array): Uint8Array {
  const lengths = new Uint8Array(RESERVED + 1);
  let trees = [...frequencies.keys(), RESERVED]
    .map((symbol) => ({
      weight: symbol === RESERVED ? 1 : (frequencies[symbol] as number),
      leaves: [symbol],
    }))
    .filter(({ weight }) => weight > 0);
  while (trees.length > 1) {
    // Of equal weights the reserved symbol goes first, so that its code is among the longest.
    trees = trees.toSorted(
      (a, b) =>
        a.weight - b.weight || (b.leaves.includes(RESERVED) ? 1 : 0) - (a.leaves.includes(RESERVED) ? 1 : 0),
    );
    const [first, second, ...rest] = trees as [(typeof trees)[number], (typeof trees)[number]];
    const leaves = [...first.leaves, ...second.leaves];
    for (const leaf of leaves) lengths[leaf] = (lengths[leaf] as number) + 1;
    trees = [...rest, { weight: first.weight + second.weight, leaves }];
  }
  return lengths;
}

/** Counts of codes by length, 16 at most, without the reserved one. */
function limitLengths(lengths: Uint8Array): Uint8Array {
  const counts = new Float64Array(RESERVED + 2);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] as number) + 1;
  for (let length = RESERVED; length > LONGEST; length -= 1)
    while ((counts[length] as number) > 0) {
      // Two codes of this length give their place to one; the other moves beside a shorter code, which grows by a bit.
      let shorter = length - 2;
      while (counts[shorter] === 0) shorter -= 1;
      counts[length] = (counts[length] as number) - 2;
      counts[length - 1] = (counts[length - 1] as number) + 1;
      counts[shorter + 1] = (counts[shorter + 1] as number) + 2;
      counts[shorter] = (counts[shorter] as number) - 1;
    }
  let longest = LONGEST;
  while (longest > 0 && counts[longest] === 0) longest -= 1;
  if (longest > 0) counts[longest] = (counts[longest] as number) - 1;
  return Uint8Array.from(counts.slice(1, LONGEST + 1));
}
