import { BuildingClass } from './building-class.ts';
import type { BuildingReading } from './building-reading.ts';

/** Share of a cell that the net takes for a window from which it is one in a room, too. */
const SURELY_PANE = 0.82;

/**
 * Takes for boards what is called glass and may be the front of a cupboard: in a drawing that looks down into a room, rectangles in rows are
 * cupboards more often than windows.
 */
export function doubtPanes(reading: BuildingReading): BuildingReading {
  const { analysis, votes } = reading;
  if (votes === undefined) return reading;
  const doubted = reading.kinds.map((kind, l) =>
    kind === BuildingClass.glass && votes.share(l, ['window']) < SURELY_PANE ? 1 : 0,
  );
  const kinds = reading.kinds.map((kind, l) => (doubted[l] === 1 ? BuildingClass.boards : kind));
  const left = reading.paneOf.map((pane, i) =>
    doubted[analysis.filledCellMap.data[i] as number] === 1 ? 0 : pane,
  );
  const numbers = new Int32Array(reading.openings.length + 1);
  for (const pane of left) numbers[pane] = 1;
  numbers[0] = 0;
  let count = 0;
  for (let n = 1; n < numbers.length; n++) if (numbers[n] === 1) numbers[n] = ++count;
  return {
    ...reading,
    kinds,
    paneOf: left.map((pane) => numbers[pane] as number),
    openings: reading.openings.filter((_, k) => (numbers[k + 1] as number) > 0),
  };
}
