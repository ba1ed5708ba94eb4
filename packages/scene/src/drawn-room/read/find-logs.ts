import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** Share of the picture's width between the middles of two logs of one pile. */
const MAX_NEAR = 0.06;
/** Discs within that distance, itself included. */
const MIN_NEAR = 4;
const MIN_LOGS = 8;

/** A log within the pile that something cuts. */
const CUT_LOG = {
  /** Share of its outline on curves and slanting strokes. */
  minRounded: 0.3,
  /** To that of the largest log. */
  maxArea: 2.2,
  /** Share of its rectangle. */
  minFill: 0.6,
} as const;

/** The dark between the logs. */
const RECESS = {
  /** Share of the picture. */
  maxArea: 0.02,
  /** Share of its outline. */
  minLogContact: 0.3,
} as const;

const DISC = {
  /** Pixels. */
  minArea: 20,
  /** Share of the picture. */
  maxArea: 0.004,
  /** Length to breadth. */
  maxSlenderness: 1.5,
  /** From that of a disc. */
  maxFillOff: 0.16,
  /** Share of its outline on curves. */
  minCurveShare: 0.6,
} as const;

/** Area of a disc over that of the rectangle with the same second moments: π / 3; a square has 1. */
const DISC_FILL = Math.PI / 3;

/**
 * Firewood seen from its ends: at least eight small round cells, each with three others close by. What fills the gaps
 * between them becomes the dark recess behind.
 */
export function findLogs(analysis: DrawingAnalysis, roles: CellRole[]): number {
  const { cells, width, height } = analysis;
  const discs: number[] = [];
  for (let i = 1; i <= cells.count; i++) if (roles[i] === 'plain' && isDisc(analysis, i)) discs.push(i);
  const near = (a: number, b: number): boolean =>
    Math.hypot(
      (cells.cx[a] as number) - (cells.cx[b] as number),
      (cells.cy[a] as number) - (cells.cy[b] as number),
    ) <
    MAX_NEAR * width;
  const logs = largestCluster(
    discs.filter((i) => discs.filter((j) => near(i, j)).length >= MIN_NEAR),
    near,
  );
  if (logs.length < MIN_LOGS) return 0;
  for (const i of logs) roles[i] = 'log';
  const largest = Math.max(...logs.map((i) => cells.filledArea[i] as number));
  const left = Math.min(...logs.map((i) => cells.x0[i] as number)) - 6;
  const right = Math.max(...logs.map((i) => cells.x1[i] as number)) + 6;
  const top = Math.min(...logs.map((i) => cells.y0[i] as number)) - 6;
  const bottom = Math.max(...logs.map((i) => cells.y1[i] as number)) + 6;
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain') continue;
    const x = cells.cx[i] as number;
    const y = cells.cy[i] as number;
    const inside = x > left && x < right && y > top && y < bottom;
    const rounded =
      (cells.curveShare[i] as number) + (cells.otherStraightShare[i] as number) > CUT_LOG.minRounded;
    if (
      inside &&
      rounded &&
      (cells.filledArea[i] as number) < CUT_LOG.maxArea * largest &&
      (cells.fill[i] as number) > CUT_LOG.minFill
    )
      roles[i] = 'log';
  }
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain' || (cells.filledArea[i] as number) > RECESS.maxArea * width * height) continue;
    if (
      contactWith(cells, i, (o) => roles[o] === 'log') >
      RECESS.minLogContact * (cells.perimeter[i] as number)
    )
      roles[i] = 'recess';
  }
  return logs.length;
}

function largestCluster(members: readonly number[], near: (a: number, b: number) => boolean): number[] {
  const open = new Set(members);
  let best: number[] = [];
  for (const seed of members) {
    if (!open.delete(seed)) continue;
    const cluster = [seed];
    for (let head = 0; head < cluster.length; head++) {
      for (const other of [...open]) {
        if (!near(cluster[head] as number, other)) continue;
        open.delete(other);
        cluster.push(other);
      }
    }
    if (cluster.length > best.length) best = cluster;
  }
  return best;
}

function isDisc(analysis: DrawingAnalysis, i: number): boolean {
  const { cells, width, height } = analysis;
  const area = cells.filledArea[i] as number;
  return (
    area > DISC.minArea &&
    area < DISC.maxArea * width * height &&
    (cells.longSide[i] as number) < DISC.maxSlenderness * (cells.shortSide[i] as number) &&
    Math.abs((cells.fill[i] as number) - DISC_FILL) < DISC.maxFillOff &&
    (cells.curveShare[i] as number) > DISC.minCurveShare
  );
}
