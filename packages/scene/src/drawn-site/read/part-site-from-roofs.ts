import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { coarseNeighbours } from '../../drawing/coarse-neighbours.ts';
import type { CellBorders } from '../../drawn-garden/read/cell-borders.ts';
import type { CellOutlines } from '../../drawn-garden/read/measure-outlines.ts';
import { findOpenContacts, spreadAcrossGaps } from '../../drawn-garden/read/open-contacts.ts';
import { SiteClass } from '../../drawn-garden/read/site-class.ts';
import { UNREAD } from '../../drawn-garden/read/unread.ts';

const { wall, roof, ground, sheet, crown, trunk, trim } = SiteClass;

/**
 * Parts walls, roofs and ground of a view from above. A wall has upright edges; what has walls under it is a roof, what has
 * walls over it is ground; slivers between them are trim.
 */
export function partSiteFromRoofs(
  analysis: DrawingAnalysis,
  borders: CellBorders,
  outlines: CellOutlines,
  kinds: Uint8Array,
): void {
  const { cells, width, height, unit } = analysis;
  const near = coarseNeighbours(analysis);
  const share = (l: number): number => (cells.filledArea[l] as number) / (width * height);
  for (let l = 1; l <= cells.count; l++) if (kinds[l] === UNREAD && isSheet(analysis, l)) kinds[l] = sheet;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD || (cells.inradius[l] as number) < 2 * unit) continue;
    const open = touching(cells, l) > 0 || share(l) > 0.04;
    // What windows lie in is a wall on less; a strip of ground between houses borrows their upright edges.
    const holed = (outlines.enclosed[l] as number) > 1.06 * (cells.filledArea[l] as number);
    if ((borders.upright[l] as number) > (open ? 0.3 : holed ? 0.13 : 0.2)) kinds[l] = wall;
  }
  const gaps = findOpenContacts(analysis);
  const isUnread = (kind: number, l: number): boolean =>
    kind === UNREAD && share(l) < 0.01 && touching(cells, l) === 0;
  spreadAcrossGaps(gaps, kinds, (kind) => kind === wall, isUnread);
  const sums = (l: number): { under: number; over: number; w: number } => ({
    under: contactWith(near.neighbours, l, (o) => kinds[o] === wall, near.neighbours.below),
    over: contactWith(near.neighbours, l, (o) => kinds[o] === wall, near.neighbours.above),
    w: (cells.x1[l] as number) - (cells.x0[l] as number) + 1,
  });
  const isThin = (l: number): boolean => (cells.inradius[l] as number) < 3.2 * unit;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD || isThin(l)) continue;
    const { under, over, w } = sums(l);
    const closed = touching(cells, l) < 0.3 * w && share(l) < 0.2;
    if (closed && under > 0.4 * w && under > 0.75 * over && (borders.straight[l] as number) > 0.55)
      kinds[l] = roof;
  }
  // Far slopes and planes inside a parapet have roofs around them, never ground.
  for (let round = 0; round < 3; round++)
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNREAD || isThin(l) || (borders.straight[l] as number) < 0.55) continue;
      const { over, w } = sums(l);
      const roofs = contactWith(near.neighbours, l, (o) => kinds[o] === roof);
      const below = contactWith(near.neighbours, l, (o) => kinds[o] === roof, near.neighbours.below);
      const ring = roofs > 0.5 * (near.perimeter[l] as number);
      const slope = below > 0.55 * w && over < 0.12 * w && share(l) < 0.03 && touching(cells, l) === 0;
      if (ring || slope) kinds[l] = roof;
    }
  spreadAcrossGaps(gaps, kinds, (kind) => kind === roof, isUnread);
  // Rims of parapets, too narrow to count as neighbours above.
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD || (near.perimeter[l] as number) > 0) continue;
    const roofs = contactWith(cells.neighbours, l, (o) => kinds[o] === roof);
    if (roofs > 0.25 * (cells.perimeter[l] as number)) kinds[l] = roof;
  }
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD || isThin(l)) continue;
    const { under, over, w } = sums(l);
    const trees = contactWith(near.neighbours, l, (o) => kinds[o] === crown || kinds[o] === trunk);
    const wide = touching(cells, l) > 0 || share(l) > 0.004 || over > 0.15 * w || trees > 0;
    if (wide && under < 0.6 * w) kinds[l] = ground;
  }
  spreadGround(analysis, kinds);
  for (let l = 1; l <= cells.count; l++) if (kinds[l] === UNREAD) kinds[l] = isThin(l) ? trim : wall;
}

/** Pieces of ground that lie within ground: pools, beds, islands, slabs. */
function spreadGround({ cells, unit }: DrawingAnalysis, kinds: Uint8Array): void {
  for (let round = 0; round < 4; round++)
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNREAD) continue;
      const beside = contactWith(cells.neighbours, l, (o) => kinds[o] === ground || kinds[o] === crown);
      const flat = (cells.inradius[l] as number) > 1.5 * unit;
      if (flat && beside > 0.55 * (cells.perimeter[l] as number)) kinds[l] = ground;
    }
}

/** Paper round a drawing that stands free on it. */
function isSheet({ cells, width, height }: DrawingAnalysis, l: number): boolean {
  const sides =
    ((cells.touchTop[l] as number) > 0.3 * width ? 1 : 0) +
    ((cells.touchBottom[l] as number) > 0.3 * width ? 1 : 0) +
    ((cells.touchLeft[l] as number) > 0.3 * height ? 1 : 0) +
    ((cells.touchRight[l] as number) > 0.3 * height ? 1 : 0);
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  const round = sides === 4 || (sides === 3 && w > 0.9 * width && h > 0.9 * height);
  if (!round || (cells.filledArea[l] as number) < 0.2 * width * height) return false;
  // A street or a lawn that leaves the picture shows that the site goes on.
  for (let o = 1; o <= cells.count; o++) if (o !== l && touching(cells, o) > 0.2 * width) return false;
  return true;
}

function touching(cells: DrawingAnalysis['cells'], l: number): number {
  return (
    (cells.touchTop[l] as number) +
    (cells.touchBottom[l] as number) +
    (cells.touchLeft[l] as number) +
    (cells.touchRight[l] as number)
  );
}
