import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { boxGap, forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import type { CellRole } from './cell-role.ts';

/** What the net's classes are in a room. */
const CLASSES: Readonly<Partial<Record<CellRole, readonly PixelClass[]>>> = {
  ceiling: ['ceiling'],
  wall: ['wall'],
  floor: ['floor', 'paving', 'stair'],
  rug: ['rug'],
  window: ['window', 'sky'],
  fabric: ['fabric', 'curtain'],
  rigid: ['furniture'],
  joinery: ['joinery', 'door'],
  leaf: ['plant'],
  lamp: ['lamp'],
};
const ROLES = Object.keys(CLASSES) as CellRole[];

/** How much of a cell the net must take for one role … */
const HEARD = {
  /** … where the rules claim nothing. */
  unclaimed: 0.5,
  /** … where they claim what the net does not see at all. */
  against: 0.75,
  /** Fronts of cupboards look much like windows. */
  window: 0.6,
  /** … hard, where rules make it upholstery by its curves. */
  hard: 0.6,
  /** … planting, in the view through a window. */
  planting: 0.3,
} as const;
/** What looks soft by its outline and is not. */
const HARD: ReadonlySet<CellRole> = new Set(['joinery', 'rigid', 'floor']);
/** Pixels of the analysis raster by which what is seen through a window may stand over its panes. */
const OVER_PANES = 2;
/** Share of what lies within the outline of a window that must be its panes. */
const GLAZED_SHARE = 0.12;
/** Share of a cell that the net takes for what the rules say, from which they are right. */
const AGREES = 0.2;
/** Roles that rules give by what is counted and measured, such as panes, trapezoids, rows of discs and fields on the floor: above the net. */
const MEASURED: ReadonlySet<CellRole> = new Set([
  'window',
  'frame',
  'glass',
  'log',
  'recess',
  'timber',
  'lamp',
  'rug',
]);
/** What panes are cut into: bodies in front of a wall have fronts that only look like windows. */
const GLAZED: ReadonlySet<CellRole> = new Set(['plain', 'wall']);
/** Share of the picture's width up to which panes are those of one window. */
const PANE_GAP = 0.03;
/** Share of the picture from which a cell is no speck. */
const LEAST_AREA = 0.0002;

/** What the net says where rules say nothing, and where it surely sees something else than they do. */
export function hearNet(analysis: DrawingAnalysis, votes: CellVotes, roles: CellRole[]): void {
  const { cells, width, height } = analysis;
  for (let i = 1; i <= cells.count; i++) {
    const own = roles[i] as CellRole;
    if (MEASURED.has(own) || (cells.filledArea[i] as number) < LEAST_AREA * width * height) continue;
    const [role, share] = likeliest(votes, i);
    if (role === own) continue;
    const claimed = own !== 'plain';
    if (role === 'window' && !GLAZED.has(own)) continue;
    if (share < leastShare(role, own)) continue;
    if (claimed && votes.share(i, CLASSES[own] ?? []) > AGREES) continue;
    roles[i] = role;
  }
  completeWindows(analysis, votes, roles);
}

/** How much of a cell the net must take for a role where rules say another. */
function leastShare(role: CellRole, own: CellRole): number {
  if (role === 'window') return HEARD.window;
  if (own === 'fabric' && HARD.has(role)) return HEARD.hard;
  return own === 'plain' ? HEARD.unclaimed : HEARD.against;
}

/** Beside a pane the next one is told more easily than alone. */
function completeWindows({ cells, width }: DrawingAnalysis, votes: CellVotes, roles: CellRole[]): void {
  const panes: number[] = [];
  for (let i = 1; i <= cells.count; i++) if (roles[i] === 'window') panes.push(i);
  for (const pane of panes)
    for (let i = 1; i <= cells.count; i++) {
      if (!GLAZED.has(roles[i] as CellRole) || boxGap(cells, pane, i) > PANE_GAP * width) continue;
      const [role, share] = likeliest(votes, i);
      if (role !== 'window' || share < HEARD.unclaimed) continue;
      roles[i] = 'window';
      panes.push(i);
    }
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  area: number;
}

/**
 * What is drawn within the outline of a window, and is neither pane nor frame, is seen through it: planting where the net sees some, else
 * more of the view.
 */
export function seeThroughWindows(
  { cells }: DrawingAnalysis,
  votes: CellVotes,
  roles: CellRole[],
  windowOf: Int32Array,
): void {
  const boxes = new Map<number, Box>();
  for (let i = 1; i <= cells.count; i++) {
    const window = windowOf[i] as number;
    if (window === 0 || roles[i] !== 'window') continue;
    const box = boxes.get(window) ?? { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity, area: 0 };
    box.x0 = Math.min(box.x0, cells.x0[i] as number);
    box.y0 = Math.min(box.y0, cells.y0[i] as number);
    box.x1 = Math.max(box.x1, cells.x1[i] as number);
    box.y1 = Math.max(box.y1, cells.y1[i] as number);
    box.area += cells.filledArea[i] as number;
    boxes.set(window, box);
  }
  for (const [window, box] of boxes) {
    if (box.area < GLAZED_SHARE * (box.x1 - box.x0 + 1) * (box.y1 - box.y0 + 1)) continue;
    for (let i = 1; i <= cells.count; i++) {
      if (roles[i] === 'window' || roles[i] === 'frame' || !liesWithin(cells, i, box)) continue;
      const isPlanting = votes.share(i, CLASSES.leaf ?? []) >= HEARD.planting;
      roles[i] = isPlanting ? 'leaf' : 'window';
      if (!isPlanting) windowOf[i] = window;
    }
  }
}

function liesWithin({ x0, y0, x1, y1 }: DrawingAnalysis['cells'], i: number, box: Box): boolean {
  return (
    (x0[i] as number) >= box.x0 - OVER_PANES &&
    (y0[i] as number) >= box.y0 - OVER_PANES &&
    (x1[i] as number) <= box.x1 + OVER_PANES &&
    (y1[i] as number) <= box.y1 + OVER_PANES
  );
}

/** Panes that the net sees and that no rule has made a window of: those that touch are one. @returns how many windows were added */
export function joinWindows(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  windowOf: Int32Array,
): number {
  const { cells } = analysis;
  let added = 0;
  for (let seed = 1; seed <= cells.count; seed++) {
    if (roles[seed] !== 'window' || windowOf[seed] !== 0) continue;
    added++;
    windowOf[seed] = seed;
    const queue = [seed];
    for (let head = 0; head < queue.length; head++)
      forEachNeighbour(cells, queue[head] as number, (other) => {
        if (roles[other] !== 'window' || windowOf[other] !== 0) return;
        windowOf[other] = seed;
        queue.push(other);
      });
  }
  return added;
}

function likeliest(votes: CellVotes, cell: number): readonly [CellRole, number] {
  let best: readonly [CellRole, number] = ['plain', 0];
  for (const role of ROLES) {
    const share = votes.share(cell, CLASSES[role] ?? []);
    if (share > best[1]) best = [role, share];
  }
  return best;
}
