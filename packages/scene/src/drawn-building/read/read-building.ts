import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, groupTouching } from '../../drawing/cell-groups.ts';
import { BuildingClass, isSurroundings, UNDECIDED } from './building-class.ts';
import type { BuildingReading } from './building-reading.ts';
import { findMasonry } from './find-masonry.ts';
import { findOpenings } from './find-openings.ts';
import { findRoofCells } from './find-roof-cells.ts';
import { findSiding, findStrips } from './find-siding.ts';
import { findSurroundings } from './find-surroundings.ts';
import { findTrees } from './find-trees.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { voteCertainty } from '../../learned/vote-certainty.ts';
import { hearNet, joinPanes, skyRunsIntoGround } from './hear-net.ts';
import { readFacing } from './read-facing.ts';

/** A wall rather than a frame. */
const LARGE = {
  /** Share of the picture. */
  minArea: 0.005,
  /** In units of the drawing. */
  minInradius: 11,
} as const;

const RING = {
  /** Share of its rectangle. */
  maxFill: 0.55,
  /** Its bounding box, share of the picture. */
  maxBox: 0.015,
} as const;

/** Length to breadth. */
const BAR_SLENDERNESS = 3;

const BAND = {
  /** Length to breadth. */
  minSlenderness: 5,
  /** In units of the drawing. */
  maxInradius: 16,
} as const;

/** Share of the largest part's area. */
const MAX_LOOSE_PART = 0.03;
/** How far trim beside trim counts as an eave. */
const EAVE_ROUNDS = 3;
/** In units of the drawing. */
const CLEAR_INRADIUS = 9;

const { plaster, trim, roof, tree } = BuildingClass;

/**
 * Decides what every cell of an exterior drawing is. Each class has a gate of evidence; what passes none stays plaster
 * (large) or trim (small), which nobody minds.
 * @param votes of the net of pixels; the rules decide alone without them
 */
export function readBuilding(analysis: DrawingAnalysis, votes?: CellVotes): BuildingReading {
  const { cells, width, height, unit } = analysis;
  const kinds = new Uint8Array(cells.count + 1).fill(UNDECIDED);
  const { setting, groundLine } = findSurroundings(analysis, kinds);
  findSiding(analysis, kinds);
  if (analysis.kind !== 'sketch') findStrips(analysis, kinds);
  const { openings: drawn, paneOf } = findOpenings(analysis, kinds);
  // Windows come first, or masonry absorbs their trim. Strokes by hand are too uneven to tell stones or boards by.
  if (analysis.kind !== 'sketch') findMasonry(analysis, kinds);
  if (setting === 'open') findTrees(analysis, kinds);
  findRoofCells(analysis, kinds);
  if (votes !== undefined) hearNet(analysis, votes, kinds, setting);
  const openings = votes === undefined ? drawn : joinPanes(analysis, kinds, paneOf, drawn);
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNDECIDED) continue;
    const large =
      (cells.filledArea[l] as number) > LARGE.minArea * width * height &&
      (cells.inradius[l] as number) > LARGE.minInradius * unit;
    const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
    // Bars and rings are frames; a compact small cell may be anything and stays the colour of the wall.
    const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
    const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
    const ring = (cells.fill[l] as number) < RING.maxFill && w * h < RING.maxBox * width * height;
    const bar = slender > BAR_SLENDERNESS || ring;
    const band = slender > BAND.minSlenderness && (cells.inradius[l] as number) < BAND.maxInradius * unit;
    kinds[l] = band || (bar && !large) ? trim : plaster;
  }
  kinds[0] = plaster;
  dropLooseParts(analysis, kinds);
  return {
    analysis,
    kinds,
    setting,
    openings,
    paneOf,
    eaves: findEaves(analysis, kinds),
    ...readFacing(analysis, kinds, setting),
    groundLine,
    confidence: Math.max(
      readingConfidence(analysis, kinds),
      votes === undefined || skyRunsIntoGround(analysis, votes) ? 0 : voteCertainty(cells, votes),
    ),
    votes,
  };
}

/** Text, bubbles, birds and arrows: parts far smaller than the building take on what is around them. */
function dropLooseParts({ cells }: DrawingAnalysis, kinds: Uint8Array): void {
  const built = kinds.map((k, l) => (l > 0 && !isSurroundings(k) ? 1 : 0));
  const parts = groupTouching(built, cells.neighbours, 1);
  const areas = parts.map((part) => part.reduce((sum, l) => sum + (cells.filledArea[l] as number), 0));
  const largest = Math.max(0, ...areas);
  parts.forEach((part, k) => {
    if ((areas[k] as number) >= MAX_LOOSE_PART * largest || part.some((l) => kinds[l] === tree)) return;
    const votes = new Float32Array(16);
    for (const l of part) {
      for (let e = cells.neighbours.start[l] as number; e < (cells.neighbours.start[l + 1] as number); e++) {
        const kind = kinds[cells.neighbours.cell[e] as number] as number;
        if (isSurroundings(kind))
          votes[kind] = (votes[kind] as number) + (cells.neighbours.contact[e] as number);
      }
    }
    const winner = votes.indexOf(Math.max(...votes));
    if ((votes[winner] as number) > 0) for (const l of part) kinds[l] = winner;
  });
}

/** Trim along a roof's edge, and trim along that. */
function findEaves({ cells }: DrawingAnalysis, kinds: Uint8Array): Uint8Array {
  const eaves = new Uint8Array(cells.count + 1);
  for (let round = 0; round < EAVE_ROUNDS; round++) {
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== trim || eaves[l]) continue;
      const along = contactWith(
        cells.neighbours,
        l,
        (o) => kinds[o] === roof || (round > 0 && eaves[o] === 1),
      );
      if (along > (round === 0 ? 0.15 : 0.4) * (cells.perimeter[l] as number)) eaves[l] = 1;
    }
  }
  return eaves;
}

/**
 * How far the classes can be trusted: the front end's confidence, or for a drawing by hand how much of the building is
 * made of wide clear cells, as hatching and scribbles leave none.
 */
function readingConfidence({ cells, kind, unit, confidence }: DrawingAnalysis, kinds: Uint8Array): number {
  if (kind !== 'sketch') return confidence;
  let clear = 0;
  let all = 0;
  for (let l = 1; l <= cells.count; l++) {
    if (isSurroundings(kinds[l] as number)) continue;
    all += cells.filledArea[l] as number;
    if ((cells.inradius[l] as number) > CLEAR_INRADIUS * unit) clear += cells.filledArea[l] as number;
  }
  return all > 0 ? clear / all : 0;
}
