import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, groupBounds, groupTouching } from '../../drawing/cell-groups.ts';
import { BuildingClass, isSurroundings, UNDECIDED } from './building-class.ts';

const LINED = {
  /** Share of the picture. */
  minArea: 0.0008,
  /** 0…1, how much the faint lines run one way. */
  minCoherence: 0.35,
  /** Sine of the angle between the faint lines and the level. */
  maxRise: 0.6,
} as const;

/** A single board. */
const STRIP = {
  /** Share of the picture. */
  maxArea: 0.008,
  /** Square units of the drawing. */
  minArea: 7,
  /** Share of its rectangle. */
  minFill: 0.68,
  /** In units of the drawing. */
  maxInradius: 14,
  /** Sine of its angle to the level. */
  minUprightRise: 0.9,
  /** Sine of its angle to the level. */
  maxLyingRise: 0.45,
} as const;

/** Strips that make up a panel. */
const PANEL = {
  minStrips: 5,
  /** In units of the drawing. */
  minLyingHeight: 34,
  /** From the median breadth, share of it. */
  maxBreadthOff: 0.4,
  /** Share of the median length. */
  minFullLength: 0.7,
  /** From the median direction, radians. */
  maxLeanOff: 0.06,
  /** Share of the strips. */
  minParallel: 0.75,
  /** Share of the strips that are as broad as the median. */
  minEven: 0.66,
  /** Share of the strips that are about as long as the median. */
  minFull: 0.6,
  /** Share of the panel's rectangle. */
  minCover: 0.55,
} as const;

/** Strips that look on from behind a post, near a panel. */
const HALF_HIDDEN = {
  /** Share of the panel's breadth. */
  maxGap: 1.4,
  /** Of top and bottom together, share of the panel's height. */
  maxSlip: 0.25,
  minStrips: 3,
} as const;

/** Share of a panel's outline on walls of siding or the open, over which it stands before them. */
const MAX_FREE_OUTLINE = 0.1;

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
    (cells.area[l] as number) > LINED.minArea * width * height &&
    (cells.faintShare[l] as number) > share &&
    (cells.faintCoherence[l] as number) > LINED.minCoherence &&
    Math.abs(Math.sin(cells.faintAngle[l] as number)) < LINED.maxRise
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
        (cells.area[l] as number) < STRIP.maxArea * n &&
        (cells.area[l] as number) > STRIP.minArea * unit * unit &&
        slender > (upright ? 3 : 6) &&
        (cells.fill[l] as number) > STRIP.minFill &&
        (cells.inradius[l] as number) < STRIP.maxInradius * unit;
      if (shaped && (upright ? lean > STRIP.minUprightRise : lean < STRIP.maxLyingRise)) strip[l] = 1;
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
  if (group.length < PANEL.minStrips) return false;
  const b = groupBounds(group, cells);
  const along = upright ? b.y1 - b.y0 + 1 : b.x1 - b.x0 + 1;
  const across = upright ? b.x1 - b.x0 + 1 : b.y1 - b.y0 + 1;
  // A beam or a fascia has a few lying lines too, but is no wall.
  if (across < (upright ? 0.4 : 0.14) * along || (!upright && across < PANEL.minLyingHeight * analysis.unit))
    return false;
  const breadths = [...group].map((l) => cells.shortSide[l] as number).sort((p, q) => p - q);
  const lengths = [...group].map((l) => cells.longSide[l] as number).sort((p, q) => p - q);
  const breadth = breadths[breadths.length >> 1] as number;
  const length = lengths[lengths.length >> 1] as number;
  const even =
    breadths.filter((w) => Math.abs(w - breadth) < PANEL.maxBreadthOff * breadth).length / group.length;
  const full = lengths.filter((w) => w > PANEL.minFullLength * length).length / group.length;
  // The slats of a chair fan out; boards run along one another.
  const lean = [...group].map((l) => foldAngle(cells.angle[l] as number, upright)).sort((p, q) => p - q);
  const middle = lean[lean.length >> 1] as number;
  if (lean.filter((a) => Math.abs(a - middle) < PANEL.maxLeanOff).length < PANEL.minParallel * group.length)
    return false;
  let area = 0;
  for (const l of group) area += cells.filledArea[l] as number;
  return (
    even > PANEL.minEven &&
    full > PANEL.minFull &&
    length > (upright ? 0.55 : 0.4) * along &&
    area > PANEL.minCover * along * across
  );
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
    if (
      apart < HALF_HIDDEN.maxGap * wide &&
      slip < HALF_HIDDEN.maxSlip * high &&
      broad < (1.5 * wide) / panel.length
    )
      leaf.push(l);
  }
  if (leaf.length >= HALF_HIDDEN.minStrips) for (const l of leaf) kinds[l] = BuildingClass.boards;
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
  return open > MAX_FREE_OUTLINE * outer;
}
