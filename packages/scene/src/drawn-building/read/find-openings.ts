import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { BuildingClass, isSurroundings, UNDECIDED } from './building-class.ts';
import type { Opening } from './building-reading.ts';
import { frameCells, type GlazedCore, glazedCores } from './glazed-core.ts';
import { findCutTwins } from './find-cut-twins.ts';
import { findPaneGrids } from './find-pane-grids.ts';
import { findHoles, type WallHole } from './wall-holes.ts';

/** Square units of the drawing. */
const MIN_HOST_AREA = 40;

/** A cell inside a window that is no core of its own. */
const SMALL_PANE = {
  /** Share of its rectangle. */
  minFill: 0.7,
  /** Pixels. */
  minInradius: 1.5,
} as const;

const WALL = {
  /** In units of the drawing: what is slighter is frame. */
  minInradius: 9,
  /** Share of a casing's outline. */
  minContact: 0.22,
} as const;

/** What lies in a hole that is glazed; areas are shares of the hole. */
const GLAZED = {
  /** How much of an upright quadrilateral each core is. */
  minBoxed: 0.7,
  maxCores: 9,
  minCovered: 0.16,
  maxBoards: 0.1,
  /** Mean ink inside the sash, 0…1. */
  minInk: 0.1,
  /** Bare glass inside a frame. */
  minFramedCover: 0.3,
} as const;

/** A hole that reaches the floor of its wall is a door unless it holds all this. */
const GLAZED_DOOR = {
  minPanes: 6,
  /** Mean ink inside the sash, 0…1. */
  minInk: 0.12,
} as const;

/** A bare quadrilateral without a frame, too small to be a window. */
const UNFRAMED = {
  /** Share of the hole. */
  minCovered: 0.9,
  /** Square units of the drawing. */
  maxArea: 200,
} as const;

const DOOR = {
  /** Height to breadth. */
  minTallness: 1.55,
  /** From its lower edge to the wall's, share of its height. */
  maxSill: 0.14,
} as const;

const LIKE_SIZE = {
  /** Share of its breadth. */
  maxBreadthOff: 0.2,
  /** Share of its height. */
  maxHeightOff: 0.2,
} as const;

/** Cells inside a hole by which a plain window speaks in its row. */
const MIN_ROW_CELLS = 3;

/** By which holes of like size make a window of one that does not look glazed. */
const MAJORITY = {
  minAlike: 3,
  /** Share of those alike. */
  minGlazed: 0.6,
  /** Cells inside the hole. */
  minCells: 3,
} as const;

const ROW = {
  /** In height, share of the higher one. */
  minOverlap: 0.75,
  maxBreadthRatio: 1.7,
} as const;

/** Share of wall in the strip beyond a hole over which nothing goes on there. */
const MAX_WALL_BEYOND = 0.5;
/** Share of wall in a strip that parts two openings. */
const MIN_WALL_BETWEEN = 0.4;

const { trim, boards } = BuildingClass;

export interface Openings {
  readonly openings: readonly Opening[];
  /** Index into `openings` + 1 for each analysis pixel of glass, 0 elsewhere. */
  readonly paneOf: Int32Array;
}

interface Candidate {
  readonly hole: WallHole;
  readonly cores: readonly GlazedCore[];
  readonly glazed: boolean;
}

/**
 * Finds windows: upright quadrilaterals set into a wall that hold panes or dense strokes inside a frame. The outermost
 * fitting hole is taken, so a window is glazed as a whole or not at all, and holes of like size follow the majority.
 * Doors with panels look much like windows: a hole that reaches the floor of its wall counts only if it holds many panes.
 */
export function findOpenings(analysis: DrawingAnalysis, kinds: Uint8Array): Openings {
  const { cells, width, height, filledCellMap } = analysis;
  const paneOf = new Int32Array(width * height);
  const openings: Opening[] = [];
  const candidates: Candidate[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (
      isSurroundings(kinds[l] as number) ||
      (cells.filledArea[l] as number) < MIN_HOST_AREA * analysis.unit ** 2
    )
      continue;
    if (!bordersOnWall(analysis, kinds, l)) continue;
    for (const hole of findHoles(analysis, l)) {
      const cores = glazedCores(analysis, hole);
      candidates.push({ hole, cores, glazed: looksGlazed(analysis, kinds, hole, cores) });
    }
  }
  candidates.sort((a, b) => b.hole.area - a.hole.area);
  const outermost = candidates.filter((c) => !candidates.some((o) => o !== c && contains(o.hole, c.hole)));
  const taken = new Uint8Array(cells.count + 1);
  for (const candidate of candidates) {
    const { hole, cores } = candidate;
    if (
      !agreed(candidate, outermost, analysis.kind === 'sketch' ? 2 : 1) ||
      hole.inside.some((l) => taken[l] === 1)
    )
      continue;
    if (continues(analysis, kinds, candidate, outermost)) continue;
    openings.push({ x0: hole.x0, y0: hole.y0, x1: hole.x1, y1: hole.y1 });
    for (const l of hole.inside) {
      taken[l] = 1;
      if (kinds[l] === UNDECIDED) kinds[l] = trim;
    }
    for (const core of cores) for (const p of core.pixels) paneOf[p] = openings.length;
    // Panes too small to be a core of their own belong to the window like the rest.
    const frame = frameCells(analysis, hole);
    const isPane = new Set(
      hole.inside.filter(
        (l) =>
          !frame.has(l) &&
          (cells.fill[l] as number) > SMALL_PANE.minFill &&
          (cells.inradius[l] as number) > SMALL_PANE.minInradius,
      ),
    );
    for (let y = hole.y0; y <= hole.y1; y++) {
      for (let x = hole.x0; x <= hole.x1; x++) {
        if (isPane.has(filledCellMap.data[y * width + x] as number)) paneOf[y * width + x] = openings.length;
      }
    }
  }
  for (const find of [findPaneGrids, findCutTwins]) {
    for (const { box, panes } of find(analysis, kinds, openings, paneOf)) {
      openings.push(box);
      for (let y = box.y0; y <= box.y1; y++) {
        for (let x = box.x0; x <= box.x1; x++) {
          const p = y * width + x;
          if (panes.has(filledCellMap.data[p] as number)) paneOf[p] = openings.length;
        }
      }
      for (const l of panes) kinds[l] = trim;
    }
  }
  return { openings, paneOf };
}

/** A wall, or a casing set into one: the frame of a single sash is neither, and would glaze its window in part. */
function bordersOnWall({ cells, unit }: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const isWall = (o: number): boolean =>
    kinds[o] !== UNDECIDED || (cells.inradius[o] as number) > WALL.minInradius * unit;
  if (isWall(l)) return true;
  return contactWith(cells.neighbours, l, isWall) > WALL.minContact * (cells.perimeter[l] as number);
}

function looksGlazed(
  analysis: DrawingAnalysis,
  kinds: Uint8Array,
  hole: WallHole,
  cores: readonly GlazedCore[],
): boolean {
  const { unit } = analysis;
  let covered = 0;
  for (const core of cores) {
    if (core.boxed < GLAZED.minBoxed) return false;
    covered += core.pixels.length;
  }
  if (cores.length === 0 || cores.length > GLAZED.maxCores || covered < GLAZED.minCovered * hole.area)
    return false;
  const drawn = cores.reduce((sum, c) => sum + c.ink * c.pixels.length, 0) / covered;
  // Board panels were recognised before; faint lines across a pane are a curtain or a reflection.
  if (cores.some((c) => c.cells.some((l) => kinds[l] === boards))) return false;
  const wood = hole.inside.reduce(
    (sum, l) => sum + (kinds[l] === boards ? (analysis.cells.filledArea[l] as number) : 0),
    0,
  );
  if (wood > GLAZED.maxBoards * hole.area) return false;
  const panes = countPanes(cores);
  const framed = hole.inside.length > panes;
  // By hand a single quadrilateral may be a door's panel as well as a window.
  if (analysis.kind === 'sketch' && panes < 2) return false;
  if (reachesFloor(analysis, hole)) return panes >= GLAZED_DOOR.minPanes && drawn > GLAZED_DOOR.minInk;
  if (!framed && covered > UNFRAMED.minCovered * hole.area && hole.area < UNFRAMED.maxArea * unit * unit)
    return false;
  // Bars, curtains and reflections are strokes inside the sash; a bare quadrilateral in a frame is the simplest window.
  return drawn > GLAZED.minInk || panes >= 2 || (framed && covered > GLAZED.minFramedCover * hole.area);
}

/** True for a tall hole whose lower edge lies near the lower edge of its wall: a door. */
function reachesFloor({ cells }: DrawingAnalysis, hole: WallHole): boolean {
  const tall = hole.y1 - hole.y0 + 1;
  const below = (cells.y1[hole.host] as number) - hole.y1;
  return tall > DOOR.minTallness * (hole.x1 - hole.x0 + 1) && below < DOOR.maxSill * tall;
}

function countPanes(cores: readonly GlazedCore[]): number {
  return cores.reduce((sum, core) => sum + core.cells.length, 0);
}

/** Holes of like size decide together, so that a row of windows is never half glazed. */
function agreed({ hole, glazed, cores }: Candidate, all: readonly Candidate[], least: number): boolean {
  let alike = 0;
  let yes = 0;
  for (const other of all) {
    const w = (other.hole.x1 - other.hole.x0 + 1) / (hole.x1 - hole.x0 + 1);
    const h = (other.hole.y1 - other.hole.y0 + 1) / (hole.y1 - hole.y0 + 1);
    if (Math.abs(w - 1) > LIKE_SIZE.maxBreadthOff || Math.abs(h - 1) > LIKE_SIZE.maxHeightOff) continue;
    // The panel of a door has no bars: it has no say about a window of four panes.
    if (glazed && !other.glazed && countPanes(other.cores) * 2 < countPanes(cores)) continue;
    alike++;
    if (other.glazed) yes++;
  }
  // In a row on one wall a plain window speaks for those beside it, however perspective shrinks them.
  const row = least === 1 && cores.length > 0 && hole.inside.length >= MIN_ROW_CELLS;
  if (!glazed && row && all.some((o) => o.glazed && isInRow(o.hole, hole))) return true;
  // Of three windows drawn by hand one alone may close by chance.
  if (yes < least) return false;
  return glazed
    ? yes * 2 > alike
    : alike >= MAJORITY.minAlike &&
        yes > MAJORITY.minGlazed * alike &&
        cores.length > 0 &&
        hole.inside.length >= MAJORITY.minCells;
}

/** Side by side in one wall, at one level and of one kind of shape. */
function isInRow(a: WallHole, b: WallHole): boolean {
  if (a.host !== b.host) return false;
  const [high, other] = [a.y1 - a.y0 + 1, b.y1 - b.y0 + 1];
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1;
  const wide = (a.x1 - a.x0 + 1) / (b.x1 - b.x0 + 1);
  return (
    overlap > ROW.minOverlap * Math.max(high, other) &&
    wide < ROW.maxBreadthRatio &&
    wide > 1 / ROW.maxBreadthRatio
  );
}

function contains(outer: WallHole, inner: WallHole): boolean {
  return (
    outer.area > inner.area &&
    outer.x0 <= inner.x0 + 2 &&
    outer.x1 >= inner.x1 - 2 &&
    outer.y0 <= inner.y0 + 2 &&
    outer.y1 >= inner.y1 - 2
  );
}

/** True if the like goes on right above or below the hole, in no hole that was found: one sash of a larger window. */
function continues(
  analysis: DrawingAnalysis,
  kinds: Uint8Array,
  { hole, cores }: Candidate,
  all: readonly Candidate[],
): boolean {
  const { width, height, ink, filledCellMap } = analysis;
  const own = Math.max(0, ...cores.map((c) => c.ink));
  const h = hole.y1 - hole.y0 + 1;
  for (const [from, to] of [
    [hole.y1 + 0.25 * h, hole.y1 + 0.8 * h],
    [hole.y0 - 0.8 * h, hole.y0 - 0.25 * h],
  ] as const) {
    const middle = (from + to) / 2;
    const apart = all.some(
      ({ hole: o, glazed }) =>
        glazed && o !== hole && o.y0 <= middle && o.y1 >= middle && o.x0 < hole.x1 && o.x1 > hole.x0,
    );
    if (apart || from < 0 || to >= height || isWallBetween(analysis, kinds, hole, from)) continue;
    let drawn = 0;
    let wall = 0;
    let count = 0;
    for (let y = Math.ceil(from); y <= to; y++) {
      for (let x = hole.x0; x <= hole.x1; x++) {
        const p = y * width + x;
        count++;
        drawn += ink.alpha.data[p] as number;
        if (kinds[filledCellMap.data[p] as number] !== UNDECIDED) wall++;
      }
    }
    if (count > 0 && drawn > Math.max(0.16, 0.6 * own) * count && wall < MAX_WALL_BEYOND * count) return true;
  }
  return false;
}

/** True if the strip that parts the hole from row `y` is mostly wall. */
function isWallBetween(analysis: DrawingAnalysis, kinds: Uint8Array, hole: WallHole, y: number): boolean {
  const { width, filledCellMap } = analysis;
  const below = y > hole.y1;
  let wall = 0;
  let count = 0;
  for (let row = below ? hole.y1 + 2 : Math.ceil(y); row <= (below ? y : hole.y0 - 2); row++) {
    for (let x = hole.x0; x <= hole.x1; x++) {
      const l = filledCellMap.data[row * width + x] as number;
      if (kinds[l] !== UNDECIDED || l === hole.host) wall++;
      count++;
    }
  }
  return wall > MIN_WALL_BETWEEN * count;
}
