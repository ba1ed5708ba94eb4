import type { CellTable } from '../../drawing/cell-table.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { BuildingClass, isGround, isSurroundings, UNDECIDED } from './building-class.ts';

const CROWN = {
  /** Share of the picture. */
  minArea: 0.002,
  /** Share of the picture. */
  maxArea: 0.08,
  /** Share of its outline on lines of a main direction. */
  maxStraightShare: 0.45,
  /** In units of the drawing. */
  minInradius: 12,
  /** Share of its outline. */
  minSkyContact: 0.4,
  /** What it stands on, to its breadth. */
  maxBelow: 1.1,
} as const;

/** Plain by itself. */
const ROUND_CROWN = {
  /** Diameter of the inscribed circle to the long side. */
  minRoundness: 0.58,
  /** Share of its outline on upright lines. */
  maxUprightShare: 0.2,
} as const;

/** Plain with its trunk. */
const OVAL_CROWN = {
  /** Diameter of the inscribed circle to the long side. */
  minRoundness: 0.4,
  /** Share of its rectangle. */
  minFill: 0.8,
} as const;

/** Lengths are shares of the crown's breadth. */
const TRUNK = {
  /** Share of its outline on the crown and the surroundings. */
  minFree: 0.75,
  maxBreadth: 0.25,
  maxHeight: 3,
  /** From the crown's middle. */
  maxOff: 0.3,
} as const;

const { sky, tree, boards } = BuildingClass;

/**
 * Crowns of trees drawn in outline: compact, without long straight sides, mostly in the sky, standing on little. Round ones
 * are plain; an oval one needs its trunk to be seen.
 */
export function findTrees(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, width, height, unit } = analysis;
  const n = width * height;
  const isSky = (o: number): boolean => kinds[o] === sky;
  for (let l = 1; l <= cells.count; l++) {
    const area = cells.filledArea[l] as number;
    if (kinds[l] !== UNDECIDED || area < CROWN.minArea * n || area > CROWN.maxArea * n) continue;
    const round = (2 * (cells.inradius[l] as number)) / (cells.longSide[l] as number);
    const straight =
      (cells.axisShare[0][l] as number) +
      (cells.axisShare[1][l] as number) +
      (cells.axisShare[2][l] as number);
    if (straight > CROWN.maxStraightShare || (cells.inradius[l] as number) < CROWN.minInradius * unit)
      continue;
    const trunk = findTrunk(analysis, kinds, l);
    const plain =
      round > ROUND_CROWN.minRoundness && (cells.axisShare[1][l] as number) < ROUND_CROWN.maxUprightShare;
    const standing =
      trunk > 0 && round > OVAL_CROWN.minRoundness && (cells.fill[l] as number) > OVAL_CROWN.minFill;
    if (!plain && !standing) continue;
    const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
    const below = contactWith(cells.neighbours, l, (o) => !isSky(o), cells.neighbours.below);
    const open = contactWith(cells.neighbours, l, isSky);
    if (
      open < CROWN.minSkyContact * (cells.perimeter[l] as number) ||
      below > CROWN.maxBelow * w ||
      below === 0
    )
      continue;
    kinds[l] = tree;
    if (trunk > 0) kinds[trunk] = boards;
  }
}

/**
 * The trunk under a crown: an upright bar, much narrower, that hangs from its middle, runs down to the ground and touches
 * little else. 0 where none is seen.
 */
function findTrunk({ cells }: DrawingAnalysis, kinds: Uint8Array, crown: number): number {
  const { neighbours } = cells;
  for (let e = neighbours.start[crown] as number; e < (neighbours.start[crown + 1] as number); e++) {
    const o = neighbours.cell[e] as number;
    if (kinds[o] !== UNDECIDED || (neighbours.below[e] as number) === 0 || !hangsFrom(cells, o, crown))
      continue;
    const ground = contactWith(neighbours, o, (g) => isGround(kinds[g] as number));
    const free = contactWith(neighbours, o, (g) => g === crown || isSurroundings(kinds[g] as number));
    if (ground > 0 && free > TRUNK.minFree * (cells.perimeter[o] as number)) return o;
  }
  return 0;
}

function hangsFrom(cells: CellTable, l: number, crown: number): boolean {
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  const across = (cells.x1[crown] as number) - (cells.x0[crown] as number) + 1;
  const off = Math.abs((cells.cx[l] as number) - ((cells.x0[crown] as number) + across / 2));
  return (
    w < TRUNK.maxBreadth * across && h > 2 * w && h < TRUNK.maxHeight * across && off < TRUNK.maxOff * across
  );
}
