import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** Pixel edges: shorter gaps are chance. */
const MIN_CONTACT = 4;

/** Two cells that meet where nothing is drawn between them, with the share of the smaller one's outline that is open. */
export interface OpenContact {
  readonly a: number;
  readonly b: number;
  readonly share: number;
}

/** Least share of the smaller cell's outline: a gap at a corner parts two things all the same. */
const LEAST = 0.1;

/** Cells that were cut apart at a neck and not along a line: what one is, the other is too. Strongest contact first. */
export function findOpenContacts({ cells, filledCellMap, ink, width }: DrawingAnalysis): OpenContact[] {
  const { data } = filledCellMap;
  const inked = ink.strong.data;
  const open = new Map<number, number>();
  const stride = cells.count + 1;
  for (let i = 0; i + width < data.length; i++) {
    const a = data[i] as number;
    for (const j of [i + 1, i + width]) {
      const b = data[j] as number;
      if (a === b || a === 0 || b === 0 || inked[i] || inked[j]) continue;
      const key = Math.min(a, b) * stride + Math.max(a, b);
      open.set(key, (open.get(key) ?? 0) + 1);
    }
  }
  const out: OpenContact[] = [];
  for (const [key, length] of open) {
    const a = Math.floor(key / stride);
    const b = key % stride;
    const around = Math.min(cells.perimeter[a] as number, cells.perimeter[b] as number);
    const share = length / Math.max(1, around);
    if (share > LEAST && length > MIN_CONTACT) out.push({ a, b, share });
  }
  return out.sort((p, q) => q.share - p.share || p.a - q.a || p.b - q.b);
}

/** Gives `to` to every open cell that meets a cell of that kind where nothing is drawn, and so on from there. */
export function spreadAcrossGaps(
  contacts: readonly OpenContact[],
  kinds: Uint8Array,
  from: (kind: number) => boolean,
  isOpen: (kind: number, cell: number) => boolean,
): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const { a, b } of contacts) {
      const ka = kinds[a] as number;
      const kb = kinds[b] as number;
      if (from(ka) && isOpen(kb, b)) kinds[b] = ka;
      else if (from(kb) && isOpen(ka, a)) kinds[a] = kb;
      else continue;
      changed = true;
    }
  }
}
