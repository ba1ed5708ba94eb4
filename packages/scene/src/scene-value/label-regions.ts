import type { LabelMap } from '@plumbline/imaging/raster.ts';

export interface LabelledRegions {
  /** Every pixel with a key has a label 1…count, in reading order. */
  readonly labels: LabelMap;
  /** Key of each label. */
  readonly keys: Int32Array;
}

/**
 * Splits a raster of keys (0 none) into connected regions of one key each and gives parts of fewer than `minArea` pixels
 * to the neighbour they share most of their border with.
 * @param isWhole keys whose parts make one region however they lie: the panes of a window.
 */
export function labelRegions(
  keys: Int32Array,
  width: number,
  height: number,
  minArea: number,
  isWhole: (key: number) => boolean = () => false,
): LabelledRegions {
  const { parts, keyOf, area } = connectedKeys(keys, width, height);
  absorbTiny(parts, width, height, keyOf, area, minArea, isWhole);
  const number = new Int32Array(keyOf.length);
  const ofWhole = new Map<number, number>();
  const outKeys: number[] = [0];
  const data = new Int32Array(parts.length);
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as number;
    if (part === 0) continue;
    if (number[part] === 0) {
      const key = keyOf[part] as number;
      const known = isWhole(key) ? ofWhole.get(key) : undefined;
      number[part] = known ?? outKeys.length;
      if (known === undefined) outKeys.push(key);
      if (isWhole(key)) ofWhole.set(key, number[part] as number);
    }
    data[i] = number[part] as number;
  }
  return {
    labels: { width, height, data, count: outKeys.length - 1 },
    keys: Int32Array.from(outKeys),
  };
}

interface Parts {
  readonly parts: Int32Array;
  readonly keyOf: number[];
  readonly area: number[];
}

function connectedKeys(keys: Int32Array, width: number, height: number): Parts {
  const parts = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  const keyOf = [0];
  const area = [0];
  for (let seed = 0; seed < parts.length; seed++) {
    const key = keys[seed] as number;
    if (key === 0 || parts[seed] !== 0) continue;
    const label = keyOf.length;
    keyOf.push(key);
    let top = 0;
    let count = 0;
    const visit = (p: number): void => {
      if (keys[p] !== key || parts[p] !== 0) return;
      parts[p] = label;
      stack[top++] = p;
    };
    visit(seed);
    while (top > 0) {
      const p = stack[--top] as number;
      count++;
      const x = p % width;
      if (x > 0) visit(p - 1);
      if (x < width - 1) visit(p + 1);
      if (p >= width) visit(p - width);
      if (p < parts.length - width) visit(p + width);
    }
    area.push(count);
  }
  return { parts, keyOf, area };
}

/** Merges small parts, in place, into their longest neighbour; a small part enclosed by another goes with it. */
function absorbTiny(
  parts: Int32Array,
  width: number,
  height: number,
  keyOf: readonly number[],
  area: readonly number[],
  minArea: number,
  isWhole: (key: number) => boolean,
): void {
  const tiny = area.map((a, l) => l > 0 && a < minArea && !isWhole(keyOf[l] as number));
  const contact = new Map<number, Map<number, number>>();
  const touch = (a: number, b: number): void => {
    if (tiny[a] !== true || b === 0) return;
    const row = contact.get(a) ?? new Map<number, number>();
    row.set(b, (row.get(b) ?? 0) + 1);
    contact.set(a, row);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = parts[i] as number;
      if (x < width - 1 && parts[i + 1] !== a) {
        touch(a, parts[i + 1] as number);
        touch(parts[i + 1] as number, a);
      }
      if (y < height - 1 && parts[i + width] !== a) {
        touch(a, parts[i + width] as number);
        touch(parts[i + width] as number, a);
      }
    }
  }
  // Smallest first, each to a neighbour that is larger or comes later, so that chains end at a lasting part.
  const target = Int32Array.from(area, (_, l) => l);
  const bySize = [...contact.keys()].sort((a, b) => (area[a] as number) - (area[b] as number) || a - b);
  for (const l of bySize) {
    let best = 0;
    let most = 0;
    for (const [other, length] of contact.get(l) ?? []) {
      if (rootOf(target, other) === l) continue;
      // A neighbour of the same class would not be a neighbour; a lasting one is preferred to another crumb.
      const weight = length * (tiny[other] === true ? 0.25 : 1);
      if (weight > most) {
        most = weight;
        best = other;
      }
    }
    if (best !== 0) target[l] = rootOf(target, best);
  }
  for (let i = 0; i < parts.length; i++) parts[i] = rootOf(target, parts[i] as number);
}

function rootOf(target: Int32Array, label: number): number {
  let l = label;
  while (target[l] !== l) l = target[l] as number;
  return l;
}
