import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, groupBounds, groupTouching } from '../../drawing/cell-groups.ts';
import { BuildingClass, isSurroundings, UNDECIDED } from './building-class.ts';

/** Share of the picture that plain siding must cover before paler lines on another wall are taken for the same. */
const ENOUGH = 0.02;

/** Walls covered with faint, near-horizontal lines. Where one wall shows them plainly, fewer do for the next. */
export function findSiding(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, width, height } = analysis;
  const n = width * height;
  let plain = 0;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNDECIDED || !isLined(analysis, l, 0.05)) continue;
    kinds[l] = BuildingClass.siding;
    plain += cells.filledArea[l] as number;
  }
  if (plain < ENOUGH * n) return;
  for (let l = 1; l <= cells.count; l++)
    if (kinds[l] === UNDECIDED && isLined(analysis, l, 0.03)) kinds[l] = BuildingClass.siding;
}

function isLined({ cells, width, height }: DrawingAnalysis, l: number, share: number): boolean {
  return (
    (cells.area[l] as number) > 0.0008 * width * height &&
    (cells.faintShare[l] as number) > share &&
    (cells.faintCoherence[l] as number) > 0.35 &&
    Math.abs(Math.sin(cells.faintAngle[l] as number)) < 0.6
  );
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
    const kind = upright ? BuildingClass.boards : BuildingClass.siding;
    const panels: Int32Array[] = [];
    for (const group of groupTouching(strip, cells.neighbours))
      if (isPanel(analysis, group, upright) && !standsBefore(analysis, kinds, group)) panels.push(group);
    for (const group of panels) for (const l of group) kinds[l] = kind;
    if (upright) for (const panel of panels) joinHalfHidden(analysis, kinds, strip, panel);
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

/**
 * Of a pair of leaves one may stand half behind a post: strips as high as those of a panel, at its level and near it, are
 * of the same wood.
 */
function joinHalfHidden(
  { cells }: DrawingAnalysis,
  kinds: Uint8Array,
  strip: Uint8Array,
  panel: Int32Array,
): void {
  const b = groupBounds(panel, cells);
  const [high, wide] = [b.y1 - b.y0 + 1, b.x1 - b.x0 + 1];
  const leaf: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (!strip[l] || kinds[l] !== UNDECIDED) continue;
    const apart = Math.max((cells.x0[l] as number) - b.x1, b.x0 - (cells.x1[l] as number));
    const slip = Math.abs((cells.y0[l] as number) - b.y0) + Math.abs((cells.y1[l] as number) - b.y1);
    const broad = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
    if (apart < 1.4 * wide && slip < 0.25 * high && broad < (1.5 * wide) / panel.length) leaf.push(l);
  }
  if (leaf.length >= 3) for (const l of leaf) kinds[l] = BuildingClass.boards;
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
      (o) => own[o] === 0 && (kinds[o] === BuildingClass.siding || isSurroundings(kinds[o] as number)),
    );
  }
  return open > 0.1 * outer;
}
