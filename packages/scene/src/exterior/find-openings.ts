import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { contactWith } from './cell-groups.ts';
import { ExteriorClass, isSurroundings } from './exterior-class.ts';
import type { Opening } from './exterior-reading.ts';
import { findPaneGrids } from './find-pane-grids.ts';
import { UNDECIDED } from './find-surroundings.ts';
import { findHoles, type WallHole } from './wall-holes.ts';

const { glass, trim } = ExteriorClass;

export interface Openings {
  readonly openings: readonly Opening[];
  /** Index into `openings` + 1 by cell, 0 for none. */
  readonly openingOf: Int32Array;
}

/**
 * Finds windows: upright quadrilaterals set into a wall or a casing that hold panes, and regular grids of panes.
 * The outermost fitting hole is taken, so a window is glazed as a whole or not at all; like holes follow the majority.
 * Doors with panels look much like windows: what reaches the floor counts only as a grid of six or more panes.
 */
export function findOpenings(analysis: DrawingAnalysis, kinds: Uint8Array): Openings {
  const { cells } = analysis;
  const openingOf = new Int32Array(cells.count + 1);
  const openings: Opening[] = [];
  const holes: WallHole[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (isSurroundings(kinds[l] as number) || (cells.filledArea[l] as number) < 40 * analysis.unit ** 2)
      continue;
    holes.push(...findHoles(analysis, l));
  }
  holes.sort((a, b) => b.area - a.area);
  const panes = holes.map((hole) => panesOf(analysis, kinds, hole));
  const accepted = holes.map((hole, k) => looksGlazed(analysis, hole, panes[k] as Int32Array));
  const votes = repeat(holes, accepted);
  holes.forEach((hole, k) => {
    if (!votes[k]) return;
    const free = hole.inside.every((l) => openingOf[l] === 0);
    if (!free) return;
    openings.push({ x0: hole.x0, y0: hole.y0, x1: hole.x1, y1: hole.y1 });
    const isPane = new Set(panes[k]);
    for (const l of hole.inside) {
      if (kinds[l] !== UNDECIDED) continue;
      openingOf[l] = openings.length;
      kinds[l] = isPane.has(l) ? glass : trim;
    }
  });
  for (const grid of findPaneGrids(analysis, (l) => kinds[l] === UNDECIDED)) {
    openings.push(grid.bounds);
    for (const l of grid.panes) {
      openingOf[l] = openings.length;
      kinds[l] = glass;
    }
  }
  return { openings, openingOf };
}

/** Cells inside a hole that are panes and not frame: compact, and not a ring along its edge. */
function panesOf(analysis: DrawingAnalysis, kinds: Uint8Array, hole: WallHole): Int32Array {
  const { cells, unit } = analysis;
  return hole.inside.filter((l) => {
    if (kinds[l] !== UNDECIDED) return false;
    const edge = contactWith(cells.neighbours, l, (o) => o === hole.host);
    const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
    const thin = (cells.inradius[l] as number) < 1.6 * unit;
    if (
      edge > 0.22 * (cells.perimeter[l] as number) &&
      ((cells.fill[l] as number) < 0.6 || slender > 3 || thin)
    )
      return false;
    return !(thin && slender > 4) && (cells.fill[l] as number) > 0.5;
  });
}

function looksGlazed(analysis: DrawingAnalysis, hole: WallHole, panes: Int32Array): boolean {
  const { cells, unit } = analysis;
  const large = panes.filter((l) => (cells.area[l] as number) > 14 * unit * unit);
  let glazed = 0;
  for (const l of large) glazed += cells.filledArea[l] as number;
  if (large.length === 0 || glazed < 0.3 * hole.area) return false;
  // Every pane must be upright-sided; boards, steps and furniture are not.
  const level = large.filter((l) => {
    const turn = Math.abs(Math.sin(2 * (cells.angle[l] as number)));
    const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
    return (cells.fill[l] as number) > 0.62 && (slender < 1.5 || turn < 0.6);
  });
  if (level.length < 0.7 * large.length) return false;
  if (reachesFloor(analysis, hole)) return large.length >= 6 && isEven(analysis, large);
  if (hole.inside.length >= 3 && large.length >= 2) return hole.inside.length < 90;
  // One pane in one frame: a window as it is drawn most simply.
  return hole.inside.length >= 2 && large.length >= 1 && hole.y1 - hole.y0 > 0.5 * (hole.x1 - hole.x0);
}

/** True for a tall hole whose lower edge lies near the lower edge of its wall: a door. */
function reachesFloor(analysis: DrawingAnalysis, hole: WallHole): boolean {
  const { cells } = analysis;
  const tall = hole.y1 - hole.y0 + 1;
  const below = (cells.y1[hole.host] as number) - hole.y1;
  const casing = (cells.fill[hole.host] as number) < 0.6;
  return tall > 1.55 * (hole.x1 - hole.x0 + 1) && !casing && below < 0.14 * tall;
}

function isEven({ cells }: DrawingAnalysis, panes: Int32Array): boolean {
  const areas = [...panes].map((l) => cells.filledArea[l] as number).sort((a, b) => a - b);
  const middle = areas[areas.length >> 1] as number;
  return areas.filter((a) => a > 0.55 * middle && a < 1.8 * middle).length > 0.7 * areas.length;
}

/** Holes of like size decide together, so that a row of windows is never half glazed. */
function repeat(holes: readonly WallHole[], accepted: readonly boolean[]): boolean[] {
  return holes.map((hole, k) => {
    let yes = 0;
    let all = 0;
    holes.forEach((other, j) => {
      const w = (other.x1 - other.x0 + 1) / (hole.x1 - hole.x0 + 1);
      const h = (other.y1 - other.y0 + 1) / (hole.y1 - hole.y0 + 1);
      if (Math.abs(w - 1) > 0.18 || Math.abs(h - 1) > 0.18) return;
      all++;
      if (accepted[j]) yes++;
    });
    return accepted[k] ? yes * 2 >= all : all >= 3 && yes > 0.6 * all && hole.inside.length >= 2;
  });
}
