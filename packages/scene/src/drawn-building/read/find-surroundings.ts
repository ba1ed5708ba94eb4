import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { BuildingClass, isGround, UNDECIDED } from './building-class.ts';
import { findFramePaper } from './find-frame-paper.ts';
import { findPaths } from './find-paths.ts';
import { isLand } from './is-land.ts';
import type { Setting } from './building-reading.ts';

/** Paper that runs around the whole drawing. */
const AROUND = {
  /** Share of the picture's width. */
  minTopTouch: 0.1,
  /** Share of the picture's width. */
  minBottomTouch: 0.1,
  /** Share of the picture. */
  minArea: 0.2,
} as const;

/** Ground spreads from cell to cell: how often every cell is asked again. */
const GROUND_ROUNDS = 3;

const SKY = {
  /** Share of the picture's width. */
  minTopTouch: 0.04,
  /** Share of the picture. */
  minArea: 0.002,
  /** Share of the cell's area that is faint ink. */
  maxFaintShare: 0.03,
  /** In units of the drawing. */
  minInradius: 8,
  /** What lies above it, to what lies below it and the border it touches. */
  maxAbove: 0.12,
} as const;

/** Support of the camera from which its horizon is taken. */
const TRUSTED_CAMERA_SUPPORT = 0.42;

const OPEN_GROUND = {
  /** Share of the picture's width. */
  minBottomTouch: 0.03,
  /** Share of the picture. */
  minArea: 0.001,
  /** Share of its outline on upright lines. */
  maxUprightShare: 0.34,
  /** Breadth to height, unless it touches `wideBottomTouch`. */
  minBreadth: 1.3,
  /** Share of the picture's width. */
  wideBottomTouch: 0.3,
  /** What lies below it, to what lies above it and the border it touches. */
  maxBelow: 0.25,
} as const;

const SIDE_GROUND = {
  /** Share of the picture. */
  minArea: 0.0005,
  /** Share of the picture's height. */
  minTop: 0.45,
  /** Breadth to height under which it is narrow. */
  narrowBreadth: 1.4,
  /** Share of its outline on upright lines over which it is narrow. */
  narrowUprightShare: 0.25,
  /** Between the land on both sides, share of the picture's height. */
  maxLevelDrop: 0.03,
  /** Share of the cell's area that is faint ink. */
  maxFaintShare: 0.1,
} as const;

const PAVING = {
  /** Share of the picture. */
  minArea: 0.0006,
  /** Breadth to height. */
  minBreadth: 2.4,
  /** Share of its outline on upright lines. */
  maxUprightShare: 0.18,
  /** Share of its outline. */
  minGroundContact: 0.22,
} as const;

const DRIVE = {
  /** Share of the picture's width. */
  maxBottomTouch: 0.25,
  /** Pixels. */
  minSideTouch: 3,
  /** Share of the picture's height. */
  minRise: 0.05,
  /** Share of its breadth. */
  maxSkyAbove: 0.3,
  /** Share of its outline. */
  minPavingContact: 0.1,
} as const;

const BORDER_PAPER = {
  /** Share of the cell's area that is faint ink. */
  maxFaintShare: 0.03,
  /** Top and bottom together, share of the picture's width. */
  minEndTouch: 0.1,
  /** Of all borders, share of width and height together. */
  minTouch: 0.26,
} as const;

const MARGIN = {
  /** Share of its outline. */
  minSheetContact: 0.6,
  /** Smaller cells at the border are no part of the drawing; share of the picture. */
  maxCutArea: 0.004,
} as const;

/** Share of its outline without ink from which a cell belongs to its surroundings. */
const MIN_OPEN_OUTLINE = 0.14;

const { sky, lawn, paving, sheet } = BuildingClass;

export interface Surroundings {
  readonly setting: Setting;
  readonly groundLine: readonly [number, number] | undefined;
}

/**
 * Decides sky, ground and sheet, in `kinds`. A cell is sky only if it reaches the top border and hardly anything lies
 * above it: a beam, a wall or a roof cut by the crop has something above or inside it. Ground mirrors that at the bottom.
 */
export function findSurroundings(analysis: DrawingAnalysis, kinds: Uint8Array): Surroundings {
  const { cells, width, height } = analysis;
  const n = width * height;
  for (let l = 1; l <= cells.count; l++) {
    const around =
      (cells.touchTop[l] as number) > AROUND.minTopTouch * width &&
      (cells.touchBottom[l] as number) > AROUND.minBottomTouch * width &&
      (cells.filledArea[l] as number) > AROUND.minArea * n;
    if (around) kinds[l] = sheet;
  }
  for (const l of findFramePaper(analysis)) kinds[l] = sheet;
  const setting: Setting = kinds.includes(sheet) ? 'sheet' : 'open';
  if (setting === 'sheet') {
    claimMargins(analysis, kinds);
    joinAcrossGaps(analysis, kinds);
    return { setting, groundLine: undefined };
  }
  for (let l = 1; l <= cells.count; l++) if (isSky(analysis, l)) kinds[l] = sky;
  for (let l = 1; l <= cells.count; l++)
    if (kinds[l] === UNDECIDED && isOpenGround(analysis, l)) kinds[l] = lawn;
  for (let round = 0; round < GROUND_ROUNDS; round++) {
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNDECIDED) continue;
      if (isSideGround(analysis, kinds, l) || isLand(analysis, kinds, l)) kinds[l] = lawn;
      else if (isPaving(analysis, kinds, l)) kinds[l] = paving;
    }
  }
  claimBorderPaper(analysis, kinds);
  joinAcrossGaps(analysis, kinds);
  for (let l = 1; l <= cells.count; l++)
    if (kinds[l] === lawn && isDrive(analysis, kinds, l)) kinds[l] = paving;
  findPaths(analysis, kinds);
  return { setting, groundLine: findGroundLine(analysis, kinds) };
}

/** Sums over the boundary of a cell: where its neighbours lie. */
function lies(analysis: DrawingAnalysis, l: number): { above: number; below: number } {
  const { neighbours } = analysis.cells;
  return {
    above: contactWith(neighbours, l, () => true, neighbours.above),
    below: contactWith(neighbours, l, () => true, neighbours.below),
  };
}

function isSky(analysis: DrawingAnalysis, l: number): boolean {
  const { cells, width, height, unit } = analysis;
  const touch = cells.touchTop[l] as number;
  if (touch < SKY.minTopTouch * width || (cells.filledArea[l] as number) < SKY.minArea * width * height)
    return false;
  if (
    (cells.faintShare[l] as number) > SKY.maxFaintShare ||
    (cells.inradius[l] as number) < SKY.minInradius * unit
  )
    return false;
  const { above, below } = lies(analysis, l);
  return above <= SKY.maxAbove * (below + touch);
}

/** Row below which nothing can be ground: the horizon where the camera is sure, else the upper third. */
function groundCeiling(analysis: DrawingAnalysis): number {
  const { camera, height } = analysis;
  const trusted = camera.support > TRUSTED_CAMERA_SUPPORT && Number.isFinite(camera.focal);
  const horizon = trusted ? camera.horizonY : 0.36 * height;
  return Math.max(0.3 * height, Math.min(0.75 * height, horizon)) - 0.02 * height;
}

function isOpenGround(analysis: DrawingAnalysis, l: number): boolean {
  const { cells, width, height } = analysis;
  const touch = cells.touchBottom[l] as number;
  if (touch < OPEN_GROUND.minBottomTouch * width || (cells.y0[l] as number) < groundCeiling(analysis))
    return false;
  if (
    (cells.filledArea[l] as number) < OPEN_GROUND.minArea * width * height ||
    (cells.axisShare[1][l] as number) > OPEN_GROUND.maxUprightShare
  )
    return false;
  // An upright patch between posts is no ground, whatever is seen through it.
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  if (w < OPEN_GROUND.minBreadth * h && touch < OPEN_GROUND.wideBottomTouch * width) return false;
  const { above, below } = lies(analysis, l);
  return below <= OPEN_GROUND.maxBelow * (above + touch);
}

function isSideGround(analysis: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const { cells, width, height } = analysis;
  const side = (cells.touchLeft[l] as number) + (cells.touchRight[l] as number);
  if (side < 2 || (cells.touchTop[l] as number) > 0) return false;
  if ((cells.filledArea[l] as number) < SIDE_GROUND.minArea * width * height) return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  const top = cells.y0[l] as number;
  if (top < groundCeiling(analysis) || top < SIDE_GROUND.minTop * height) return false;
  const narrow =
    w < SIDE_GROUND.narrowBreadth * h || (cells.axisShare[1][l] as number) > SIDE_GROUND.narrowUprightShare;
  if (narrow) {
    // Narrow land beside a building: only level with the land on the other side.
    const level = kinds.some(
      (k, o) =>
        isGround(k) &&
        Math.abs((cells.y0[o] as number) - top) < SIDE_GROUND.maxLevelDrop * height &&
        touchesOtherSide(analysis, l, o),
    );
    if (!level) return false;
  }
  if ((cells.faintShare[l] as number) > SIDE_GROUND.maxFaintShare) return false;
  const { neighbours } = cells;
  const open = contactWith(neighbours, l, (o) => kinds[o] === sky || isGround(kinds[o] as number));
  return open > (narrow ? 0.25 : 0.45) * (cells.perimeter[l] as number);
}

function touchesOtherSide({ cells }: DrawingAnalysis, l: number, other: number): boolean {
  return (cells.touchLeft[l] as number) > 0
    ? (cells.touchRight[other] as number) > 0
    : (cells.touchLeft[other] as number) > 0;
}

function isPaving(analysis: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const { cells, width, height } = analysis;
  if ((cells.filledArea[l] as number) < PAVING.minArea * width * height) return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  if ((cells.y0[l] as number) < Math.max(groundCeiling(analysis), 0.5 * height) || w < PAVING.minBreadth * h)
    return false;
  if ((cells.axisShare[1][l] as number) > PAVING.maxUprightShare) return false;
  const { neighbours } = cells;
  const ground = contactWith(neighbours, l, (o) => isGround(kinds[o] as number));
  return ground > PAVING.minGroundContact * (cells.perimeter[l] as number);
}

/** A strip of open ground that leaves by one side and borders on paving is a drive, not a lawn. */
function isDrive(analysis: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const { cells, width, height } = analysis;
  if ((cells.touchBottom[l] as number) > DRIVE.maxBottomTouch * width) return false;
  if ((cells.touchLeft[l] as number) + (cells.touchRight[l] as number) < DRIVE.minSideTouch) return false;
  if ((cells.y1[l] as number) - (cells.y0[l] as number) < DRIVE.minRise * height) return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const { neighbours } = cells;
  // What lies under the open sky is land, not a strip of it.
  if (isLand(analysis, kinds, l)) return false;
  if (contactWith(neighbours, l, (o) => kinds[o] === sky, neighbours.above) > DRIVE.maxSkyAbove * w)
    return false;
  return (
    contactWith(neighbours, l, (o) => kinds[o] === paving) >
    DRIVE.minPavingContact * (cells.perimeter[l] as number)
  );
}

/** Paper that runs along much of the border but is neither sky nor ground stays paper. */
function claimBorderPaper(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, width, height } = analysis;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNDECIDED || (cells.faintShare[l] as number) > BORDER_PAPER.maxFaintShare) continue;
    const ends = (cells.touchTop[l] as number) + (cells.touchBottom[l] as number);
    const sides = (cells.touchLeft[l] as number) + (cells.touchRight[l] as number);
    if (ends > BORDER_PAPER.minEndTouch * width && ends + sides > BORDER_PAPER.minTouch * (width + height))
      kinds[l] = sheet;
  }
}

/** On a sheet, further cells that touch the border are sheet too, unless they are part of the drawing cut by it. */
function claimMargins(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, width, height } = analysis;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNDECIDED) continue;
    const border =
      (cells.touchTop[l] as number) +
      (cells.touchBottom[l] as number) +
      (cells.touchLeft[l] as number) +
      (cells.touchRight[l] as number);
    if (border === 0) continue;
    const around = contactWith(cells.neighbours, l, (o) => kinds[o] === sheet);
    if (
      around > MARGIN.minSheetContact * (cells.perimeter[l] as number) ||
      (cells.filledArea[l] as number) < MARGIN.maxCutArea * width * height
    )
      kinds[l] = sheet;
  }
}

/** A cell parted from its surroundings by hardly any ink, such as paper between letters, belongs to them. */
function joinAcrossGaps(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, filledCellMap, ink, width } = analysis;
  const open = new Float32Array(cells.count + 1);
  const to = new Uint8Array(cells.count + 1);
  const meet = (a: number, b: number): void => {
    if (kinds[a] !== UNDECIDED || b === 0 || kinds[b] === UNDECIDED) return;
    open[a] = (open[a] as number) + 1;
    to[a] = kinds[b] as number;
  };
  const { data } = filledCellMap;
  const inked = ink.strong.data;
  for (let i = 0; i + width < data.length; i++) {
    const a = data[i] as number;
    for (const j of [i + 1, i + width]) {
      const b = data[j] as number;
      // Lines led on to the border are no ink either.
      if (a === b || a === 0 || b === 0 || inked[i] || inked[j]) continue;
      meet(a, b);
      meet(b, a);
    }
  }
  for (let l = 1; l <= cells.count; l++) {
    if ((open[l] as number) > MIN_OPEN_OUTLINE * (cells.perimeter[l] as number)) kinds[l] = to[l] as number;
  }
}

/** Where sky meets ground at the left and right border. */
function findGroundLine(analysis: DrawingAnalysis, kinds: Uint8Array): readonly [number, number] | undefined {
  const { width, height, filledCellMap } = analysis;
  const at = (x: number): number | undefined => {
    for (let y = 1; y < height; y++) {
      const above = kinds[filledCellMap.data[(y - 1) * width + x] as number] as number;
      const below = kinds[filledCellMap.data[y * width + x] as number] as number;
      if (above === sky && isGround(below)) return y;
    }
    return undefined;
  };
  const left = at(0);
  const right = at(width - 1);
  if (left === undefined && right === undefined) return undefined;
  return [left ?? (right as number), right ?? (left as number)];
}
