import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { contactWith, groupBounds, groupTouching } from './cell-groups.ts';
import { ExteriorClass, isSurroundings, UNDECIDED } from './exterior-class.ts';

/** Walls covered with faint, near-horizontal lines. */
export function findSiding(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, width, height } = analysis;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNDECIDED) continue;
    const lined =
      (cells.area[l] as number) > 0.0008 * width * height &&
      (cells.faintShare[l] as number) > 0.05 &&
      (cells.faintCoherence[l] as number) > 0.35 &&
      Math.abs(Math.sin(cells.faintAngle[l] as number)) < 0.6;
    if (lined) kinds[l] = ExteriorClass.siding;
  }
}

/**
 * Panels of five or more uniform strips: upright ones are boards; lying ones siding, drawn in one weight of ink.
 * A strip pattern must fill a panel, or rungs, rails and steps would pass.
 */
export function findStrips(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, width, height, unit } = analysis;
  const n = width * height;
  for (const upright of [true, false]) {
    const strip = new Uint8Array(cells.count + 1);
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNDECIDED) continue;
      const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
      const lean = Math.abs(Math.sin(cells.angle[l] as number));
      const shaped =
        (cells.area[l] as number) < 0.008 * n &&
        (cells.area[l] as number) > 7 * unit * unit &&
        slender > (upright ? 3 : 6) &&
        (cells.fill[l] as number) > 0.68 &&
        (cells.inradius[l] as number) < 14 * unit;
      if (shaped && (upright ? lean > 0.9 : lean < 0.45)) strip[l] = 1;
    }
    const kind = upright ? ExteriorClass.boards : ExteriorClass.siding;
    const panels: Int32Array[] = [];
    const rest: Int32Array[] = [];
    for (const group of groupTouching(strip, cells.neighbours)) {
      const panel = isPanel(analysis, group, upright) && !standsBefore(analysis, kinds, group);
      (panel ? panels : rest).push(group);
    }
    for (const group of panels) for (const l of group) kinds[l] = kind;
    if (!upright) continue;
    // Of a pair of leaves one may stand half behind a post: what is seen of it is of the same wood.
    for (const group of rest) {
      if (group.length < 2 || standsBefore(analysis, kinds, group)) continue;
      if (panels.some((panel) => isLeafOf(analysis, group, panel))) for (const l of group) kinds[l] = kind;
    }
  }
}

function isPanel(analysis: DrawingAnalysis, group: Int32Array, upright: boolean): boolean {
  const { cells } = analysis;
  if (group.length < 5) return false;
  const b = groupBounds(group, cells);
  const along = upright ? b.y1 - b.y0 + 1 : b.x1 - b.x0 + 1;
  const across = upright ? b.x1 - b.x0 + 1 : b.y1 - b.y0 + 1;
  // A beam or a fascia has a few lying lines too, but is no wall.
  if (across < (upright ? 0.4 : 0.14) * along || (!upright && across < 34 * analysis.unit)) return false;
  const breadths = [...group].map((l) => cells.shortSide[l] as number).sort((p, q) => p - q);
  const lengths = [...group].map((l) => cells.longSide[l] as number).sort((p, q) => p - q);
  const breadth = breadths[breadths.length >> 1] as number;
  const length = lengths[lengths.length >> 1] as number;
  const even = breadths.filter((w) => Math.abs(w - breadth) < 0.4 * breadth).length / group.length;
  const full = lengths.filter((w) => w > 0.7 * length).length / group.length;
  // The slats of a chair fan out; boards run along one another.
  const lean = [...group].map((l) => foldAngle(cells.angle[l] as number, upright)).sort((p, q) => p - q);
  const middle = lean[lean.length >> 1] as number;
  if (lean.filter((a) => Math.abs(a - middle) < 0.06).length < 0.75 * group.length) return false;
  let area = 0;
  for (const l of group) area += cells.filledArea[l] as number;
  return even > 0.66 && full > 0.6 && length > (upright ? 0.55 : 0.4) * along && area > 0.55 * along * across;
}

/** True if both lie side by side, equally high, and are made of equally broad boards. */
function isLeafOf({ cells }: DrawingAnalysis, group: Int32Array, panel: Int32Array): boolean {
  const a = groupBounds(group, cells);
  const b = groupBounds(panel, cells);
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1;
  const [high, wide] = [b.y1 - b.y0 + 1, b.x1 - b.x0 + 1];
  if (overlap < 0.75 * high || overlap < 0.75 * (a.y1 - a.y0 + 1)) return false;
  if (Math.max(a.x0 - b.x1, b.x0 - a.x1) > 1.5 * wide) return false;
  // Their pitch, not their breadth: of thin boards the ink takes an uneven share.
  const pitch = (a.x1 - a.x0 + 1) / group.length / (wide / panel.length);
  return Math.abs(pitch - 1) < 0.45;
}

/** Angle from the upright or from the level, −π/2…π/2, so that near-equal directions have near-equal numbers. */
function foldAngle(angle: number, upright: boolean): number {
  const from = upright ? angle - Math.PI / 2 : angle;
  return from < -Math.PI / 2 ? from + Math.PI : from;
}

/** True for what stands free before a wall or the open, such as the back of a garden chair: a panel has a frame. */
function standsBefore({ cells }: DrawingAnalysis, kinds: Uint8Array, group: Int32Array): boolean {
  const own = new Uint8Array(cells.count + 1);
  for (const l of group) own[l] = 1;
  let open = 0;
  let outer = 0;
  for (const l of group) {
    outer += contactWith(cells.neighbours, l, (o) => own[o] === 0);
    open += contactWith(
      cells.neighbours,
      l,
      (o) => own[o] === 0 && (kinds[o] === ExteriorClass.siding || isSurroundings(kinds[o] as number)),
    );
  }
  return open > 0.1 * outer;
}
