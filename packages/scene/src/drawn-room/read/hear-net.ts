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
} as const;
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
    const least = role === 'window' ? HEARD.window : claimed ? HEARD.against : HEARD.unclaimed;
    if (share < least) continue;
    if (claimed && votes.share(i, CLASSES[own] ?? []) > AGREES) continue;
    roles[i] = role;
  }
  completeWindows(analysis, votes, roles);
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
