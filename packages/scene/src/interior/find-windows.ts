import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import {
  boxContains,
  boxFill,
  boxHeight,
  boxWidth,
  contactWith,
  forEachNeighbour,
} from './cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/**
 * Windows: a thin ring around at least three similar panes above the horizon. A ring around one dominant upright pane
 * becomes neutral glass (a picture, a screen, a cabinet door: the drawing does not say which). All panes of one ring
 * share one reading. Fills `windowOf` (label of the ring, or 0) and the roles; returns the number of windows.
 */
export function findWindows(analysis: DrawingAnalysis, roles: CellRole[], windowOf: Int32Array): number {
  const { cells, kind, camera, height } = analysis;
  let windows = 0;
  for (let ring = 1; ring <= cells.count; ring++) {
    if (!isRing(analysis, roles, ring)) continue;
    const inner = cellsInside(analysis, ring);
    if (inner.length === 0 || !holdsTogether(analysis, ring, inner)) continue;
    const box = boxWidth(cells, ring) * boxHeight(cells, ring);
    const panes = inner.filter(
      (i) => (cells.filledArea[i] as number) > 0.035 * box && (cells.curveShare[i] as number) < 0.45,
    );
    const largest = Math.max(0, ...panes.map((i) => cells.filledArea[i] as number));
    const alike = panes.filter((i) => (cells.filledArea[i] as number) > 0.3 * largest);
    const level = kind === 'elevation' ? Infinity : camera.horizonY;
    if (contactWith(cells, ring, (o) => roles[o] === 'floor') > 4) continue;
    if ((cells.y1[ring] as number) > level + 0.16 * height) continue;
    if (kind !== 'elevation' && alike.length >= 3 && (cells.y1[ring] as number) < level + 0.05 * height) {
      windows++;
      roles[ring] = 'frame';
      for (const i of inner) {
        const pane = (cells.filledArea[i] as number) > 0.012 * box && !isSliver(analysis, i);
        roles[i] = pane ? 'window' : 'frame';
        if (pane) windowOf[i] = ring;
      }
    } else if (largest > 0.3 * box) {
      const pane = panes.find((i) => cells.filledArea[i] === largest);
      if (pane !== undefined && roles[pane] === 'plain' && isQuad(analysis, pane)) {
        roles[pane] = 'glass';
        if (roles[ring] === 'plain') roles[ring] = 'frame';
      }
    }
  }
  return windows;
}

function isRing(analysis: DrawingAnalysis, roles: CellRole[], i: number): boolean {
  const { cells, width, height } = analysis;
  if (roles[i] !== 'plain' && roles[i] !== 'wall') return false;
  const w = boxWidth(cells, i);
  const h = boxHeight(cells, i);
  const box = w * h;
  const area = cells.filledArea[i] as number;
  return (
    box > 0.003 * width * height &&
    box < 0.14 * width * height &&
    area < 0.5 * box &&
    area > 0.012 * box &&
    w > 0.03 * width &&
    h > 0.03 * width
  );
}

function cellsInside(analysis: DrawingAnalysis, ring: number): number[] {
  const inner: number[] = [];
  for (let i = 1; i <= analysis.cells.count; i++)
    if (i !== ring && boxContains(analysis.cells, ring, i)) inner.push(i);
  return inner;
}

/** The cells within fill the ring and hardly touch anything else, so the ring really goes around them. */
function holdsTogether(analysis: DrawingAnalysis, ring: number, inner: readonly number[]): boolean {
  const { cells } = analysis;
  const members = new Set([ring, ...inner]);
  let leak = 0;
  let total = 0;
  let area = 0;
  for (const i of inner) {
    area += cells.filledArea[i] as number;
    forEachNeighbour(cells, i, (other, e) => {
      const contact = cells.neighbours.contact[e] as number;
      total += contact;
      if (!members.has(other)) leak += contact;
    });
  }
  const box = boxWidth(cells, ring) * boxHeight(cells, ring);
  return leak <= 0.04 * total && area >= 0.3 * box && area + (cells.filledArea[ring] as number) >= 0.55 * box;
}

function isQuad(analysis: DrawingAnalysis, i: number): boolean {
  return (analysis.cells.curveShare[i] as number) < 0.3 && boxFill(analysis.cells, i) > 0.45;
}

/** A bar or a rebate between panes, not a pane. */
function isSliver(analysis: DrawingAnalysis, i: number): boolean {
  const { cells } = analysis;
  return (cells.shortSide[i] as number) < 0.14 * (cells.longSide[i] as number);
}
