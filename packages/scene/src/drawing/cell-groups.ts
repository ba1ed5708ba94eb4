import type { CellNeighbours } from './cell-table.ts';

/**
 * Groups members that touch one another.
 * @param member 1 for the cells to group, by label. @param minContact shortest shared boundary that counts, in pixel edges.
 */
export function groupTouching(member: Uint8Array, neighbours: CellNeighbours, minContact = 3): Int32Array[] {
  const seen = new Uint8Array(member.length);
  const stack: number[] = [];
  const groups: Int32Array[] = [];
  for (let seed = 1; seed < member.length; seed++) {
    if (!member[seed] || seen[seed]) continue;
    const group: number[] = [];
    seen[seed] = 1;
    stack.push(seed);
    while (stack.length > 0) {
      const cell = stack.pop() as number;
      group.push(cell);
      for (let e = neighbours.start[cell] as number; e < (neighbours.start[cell + 1] as number); e++) {
        const other = neighbours.cell[e] as number;
        if (!member[other] || seen[other] || (neighbours.contact[e] as number) < minContact) continue;
        seen[other] = 1;
        stack.push(other);
      }
    }
    groups.push(Int32Array.from(group));
  }
  return groups;
}

/** Sum of a cell's contact with the cells that `weight` counts. */
export function contactWith(
  neighbours: CellNeighbours,
  cell: number,
  counts: (other: number) => boolean,
  measure: Float32Array = neighbours.contact,
): number {
  let sum = 0;
  for (let e = neighbours.start[cell] as number; e < (neighbours.start[cell + 1] as number); e++) {
    if (counts(neighbours.cell[e] as number)) sum += measure[e] as number;
  }
  return sum;
}

/** Bounding box of a group of cells, inclusive. */
export function groupBounds(
  group: Int32Array,
  cells: { x0: Int32Array; y0: Int32Array; x1: Int32Array; y1: Int32Array },
): { x0: number; y0: number; x1: number; y1: number } {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const l of group) {
    x0 = Math.min(x0, cells.x0[l] as number);
    y0 = Math.min(y0, cells.y0[l] as number);
    x1 = Math.max(x1, cells.x1[l] as number);
    y1 = Math.max(y1, cells.y1[l] as number);
  }
  return { x0, y0, x1, y1 };
}
