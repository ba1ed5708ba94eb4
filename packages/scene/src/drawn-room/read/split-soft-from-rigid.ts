import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { boxHeight, boxWidth, contactWith, forEachNeighbour } from '../../drawing/cell-relations.ts';
import { agreeSiblings } from './agree-siblings.ts';
import type { CellRole } from './cell-role.ts';
import { upholsterSeats } from './upholster-seats.ts';

/** How often neighbours are asked before the labels are taken as settled. */
const PASSES = 8;

const SMALL = {
  /** Shorter side of the bounding box, share of the picture's width. */
  side: 0.02,
  /** Share of the picture. */
  area: 0.0015,
} as const;

/** Share of the picture's width on its lower border from which a cell stands in front. */
const CUT_BOTTOM_TOUCH = 0.03;
/** Share of its outline on upright lines that speaks for a rigid thing. */
const UPRIGHT_SHARE = 0.35;
/** Share of the picture under which fabric that touches no other is a rigid thing. */
const MIN_ISOLATED_AREA = 0.005;
/** Share of its area in faint ink up to which a cell is blank. */
const BLANK_FAINT_SHARE = 0.012;

/** A cell that fabric encloses. */
const SURROUNDED = {
  /** Share of the picture. */
  maxArea: 0.08,
  /** Share of its outline. */
  minFabric: 0.45,
} as const;

/** Share of a hatched panel's outline on what holds it. */
const MIN_PANEL_INSIDE = 0.5;

/** Contacts are shares of its outline. */
const ARM = {
  /** Share of the picture. */
  maxArea: 0.008,
  /** Share of its outline on upright lines. */
  minUprightShare: 0.03,
  minFabric: 0.24,
  maxOwnParts: 0.25,
} as const;

/** Cells that fill less than this of their rectangle are frames around others. */
const LATTICE = 0.5;

/**
 * Parts what is left into fabric and rigid things: curvature of the outline, low position and the agreement of
 * neighbours across curved strokes (iterated conditional modes, Besag 1986). Straight things stay rigid.
 */
export function splitSoftFromRigid(analysis: DrawingAnalysis, parent: Int32Array, roles: CellRole[]): void {
  const { cells, kind } = analysis;
  if (kind === 'elevation') {
    for (let i = 1; i <= cells.count; i++) if (roles[i] === 'plain') roles[i] = 'rigid';
    return;
  }
  const open: number[] = [];
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain') continue;
    // A frame with holes is no seat.
    if (kind !== 'sketch' && (cells.fill[i] as number) < LATTICE) roles[i] = 'rigid';
    else open.push(i);
  }
  const leaning = new Float32Array(cells.count + 1);
  const soft = new Uint8Array(cells.count + 1);
  for (const i of open) {
    leaning[i] = ownLeaning(analysis, parent, i);
    soft[i] = (leaning[i] as number) > 0 ? 1 : 0;
  }
  const undecided = new Set(open);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const i of open) {
      let sum = leaning[i] as number;
      const outline = (cells.perimeter[i] as number) + 1;
      const area = cells.filledArea[i] as number;
      forEachNeighbour(cells, i, (other, e) => {
        if (!undecided.has(other)) return;
        const contact = cells.neighbours.contact[e] as number;
        const curved = (cells.neighbours.curved[e] as number) / (contact + 1);
        const weight = Math.min(1, (cells.filledArea[other] as number) / (area + 1) + 0.3);
        sum += (soft[other] ? 2.2 : -2.2) * (contact / outline) * (0.35 + 1.8 * curved) * weight;
      });
      soft[i] = sum > 0 ? 1 : 0;
    }
  }
  for (const i of open) roles[i] = soft[i] ? 'fabric' : 'rigid';
  if (kind === 'sketch') return;
  agreeSiblings(analysis, roles);
  hardenIsolated(analysis, roles);
  upholsterSeats(analysis, roles);
  upholsterSurrounded(analysis, roles);
  agreeSiblings(analysis, roles);
}

/** What a cell's own shape says: above 0 fabric. Slivers and small cells say little. */
function ownLeaning(analysis: DrawingAnalysis, parent: Int32Array, i: number): number {
  const { cells, kind, camera, width, height } = analysis;
  const sketch = kind === 'sketch';
  // The camera of a loose sketch is a guess: eye level a little below the middle instead.
  const level = sketch ? 0.55 * height : camera.horizonY;
  const small =
    Math.min(boxWidth(cells, i), boxHeight(cells, i)) < SMALL.side * width ||
    (cells.filledArea[i] as number) < SMALL.area * width * height;
  const curved =
    (cells.curveShare[i] as number) + (sketch ? 0.35 : 0.12) * (cells.otherStraightShare[i] as number);
  let u = (small ? 3 : 9) * (curved - (sketch ? 0.24 : 0.17));
  if (small && !sketch) u -= 1;
  u += (cells.y0[i] as number) > level - 0.1 * height ? 0.5 : -1.2;
  if ((cells.touchBottom[i] as number) > CUT_BOTTOM_TOUCH * width) u += 0.5;
  if ((cells.axisShare[1][i] as number) > UPRIGHT_SHARE) u -= 0.7;
  if (parent[i] !== 0) u -= 1;
  // What rises well above eye level is hardly a seat.
  if (!sketch && (cells.y0[i] as number) < level - 0.22 * height) u -= 2.5;
  return u;
}

/** Small cells have ragged outlines: fabric of less than half a per cent that touches no other is a rigid thing. */
function hardenIsolated(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, width, height } = analysis;
  const seen = new Uint8Array(cells.count + 1);
  for (let seed = 1; seed <= cells.count; seed++) {
    if (seen[seed] || roles[seed] !== 'fabric') continue;
    seen[seed] = 1;
    const piece = [seed];
    let area = 0;
    for (let head = 0; head < piece.length; head++) {
      area += cells.filledArea[piece[head] as number] as number;
      forEachNeighbour(cells, piece[head] as number, (other) => {
        if (seen[other] || roles[other] !== 'fabric') return;
        seen[other] = 1;
        piece.push(other);
      });
    }
    if (area < MIN_ISOLATED_AREA * width * height) for (const i of piece) roles[i] = 'rigid';
  }
}

/** A blank cell that fabric encloses on most sides is a part of the same seat, however straight its outline. */
function upholsterSurrounded(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, camera, width, height } = analysis;
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 1; i <= cells.count; i++) {
      if (roles[i] !== 'rigid' || (cells.faintShare[i] as number) > BLANK_FAINT_SHARE) continue;
      if ((cells.y0[i] as number) < camera.horizonY - 0.02 * height) continue;
      if ((cells.filledArea[i] as number) > SURROUNDED.maxArea * width * height) continue;
      // What holds hatched panels is joinery that the seat stands in front of.
      const holdsPanel = (o: number): boolean =>
        roles[o] === 'rigid' &&
        (cells.faintShare[o] as number) > BLANK_FAINT_SHARE &&
        contactWith(cells, o, (p) => p === i) > MIN_PANEL_INSIDE * (cells.perimeter[o] as number);
      if (contactWith(cells, i, holdsPanel) > 0) continue;
      const fabric = contactWith(cells, i, (o) => roles[o] === 'fabric');
      const outline = cells.perimeter[i] as number;
      const area = cells.filledArea[i] as number;
      // What is much larger stands behind; what is smaller is an edge of the same thing, as a table top has.
      const isOwnPart = (o: number): boolean =>
        (cells.filledArea[o] as number) < area && (cells.faintShare[o] as number) <= BLANK_FAINT_SHARE;
      // An arm: small, against the seat on one side and against the room on the others.
      // Without uprights it is the top of a table before the seat.
      const arm =
        area < ARM.maxArea * width * height &&
        (cells.axisShare[1][i] as number) > ARM.minUprightShare &&
        fabric > ARM.minFabric * outline &&
        contactWith(cells, i, (o) => roles[o] === 'rigid' && isOwnPart(o)) < ARM.maxOwnParts * outline;
      if (fabric > SURROUNDED.minFabric * outline || arm) roles[i] = 'fabric';
    }
  }
}
