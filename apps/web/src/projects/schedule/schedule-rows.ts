import type { ScheduleRow, ScheduleRowInput } from '@plumbline/contract/api/schedules.ts';
import type { SurfaceRole } from '@plumbline/contract/content/style.ts';

/** How marks of a part begin, as schedules usually have it. */
const LETTERS: Readonly<Record<SurfaceRole, string>> = {
  floor: 'F',
  wall: 'W',
  'feature-wall': 'W',
  ceiling: 'C',
  joinery: 'J',
  worktop: 'T',
  fabric: 'X',
  rug: 'R',
  facade: 'E',
  siding: 'E',
  masonry: 'E',
  roof: 'D',
  paving: 'P',
  metal: 'M',
};

/** The next free mark of a part, such as F2. */
export function nextMark(part: SurfaceRole, rows: readonly Pick<ScheduleRow, 'mark'>[]): string {
  const taken = new Set(rows.map(({ mark }) => mark.toUpperCase()));
  let number = 1;
  while (taken.has(`${LETTERS[part]}${number}`)) number += 1;
  return `${LETTERS[part]}${number}`;
}

/** Whether a mark is one that was proposed for a part, so that another part may bring its own. */
export function isProposed(mark: string, part: SurfaceRole): boolean {
  return mark === '' || new RegExp(`^${LETTERS[part]}\\d+$`).test(mark);
}

/** Parts of rooms, in the order in which they are usually written. */
const USUAL = ['floor', 'wall', 'ceiling', 'joinery'] as const;

/** A row to begin with: for a usual part that is not there yet. */
export function newRow(rowId: string, rows: readonly ScheduleRow[]): ScheduleRow {
  const part = USUAL.find((each) => !rows.some((row) => row.part === each)) ?? 'wall';
  return {
    rowId,
    part,
    mark: nextMark(part, rows),
    rooms: [],
    materialId: null,
    material: null,
    product: '',
    finish: '',
    note: '',
  };
}

/** A row as the server takes it. One that it does not know (any more) comes as a new one. */
export function asRowInput(
  { rowId, material: _material, ...row }: ScheduleRow,
  known: boolean,
): ScheduleRowInput {
  return { ...row, ...(known ? { rowId } : {}) };
}
