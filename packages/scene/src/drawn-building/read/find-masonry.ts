import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, groupBounds, groupTouching } from '../../drawing/cell-groups.ts';
import { BuildingClass, UNDECIDED } from './building-class.ts';

const { stone, earth } = BuildingClass;
const LEAST_STONES = 14;
/** Red minus blue of the ink from which it is no black ink. */
const COLOURED = 0.05;

/**
 * Finds masonry: many small, compact cells lying in courses, most of whose boundary is shared with cells of like size.
 * Likeness is relative, so no scale is assumed. Once enough of it is found, smaller clusters that touch it join.
 */
export function findMasonry(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, width, height, unit } = analysis;
  const n = width * height;
  const small = new Uint8Array(cells.count + 1);
  for (let l = 1; l <= cells.count; l++) {
    const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
    const standing = Math.abs(Math.sin(cells.angle[l] as number)) > 0.8 && slender > 2.2;
    if (
      kinds[l] === UNDECIDED &&
      (cells.area[l] as number) < 0.0014 * n &&
      (cells.inradius[l] as number) < 12 * unit &&
      slender < 9 &&
      (cells.fill[l] as number) > 0.4 &&
      !(standing && (cells.longSide[l] as number) > 22 * unit)
    )
      small[l] = 1;
  }
  const packed = new Uint8Array(cells.count + 1);
  for (let l = 1; l <= cells.count; l++) {
    if (!small[l]) continue;
    const own = cells.filledArea[l] as number;
    const alike = contactWith(cells.neighbours, l, (o) => {
      const other = cells.filledArea[o] as number;
      return small[o] === 1 && other < own * 9;
    });
    if (alike > 0.55 * (cells.perimeter[l] as number)) packed[l] = 1;
  }
  const warm = packed.map((v, l) => (v && (cells.inkWarmth[l] as number) > COLOURED ? 1 : 0));
  for (const group of groupTouching(warm, cells.neighbours, 2)) {
    if (!isEarth(analysis, group)) continue;
    for (const l of group) {
      kinds[l] = earth;
      packed[l] = 0;
    }
  }
  let found = 0;
  const groups = groupTouching(packed, cells.neighbours, 2);
  for (const group of groups) {
    const look = describe(analysis, group);
    if (look.stones < LEAST_STONES || look.area < 0.0004 * n) continue;
    if (isCoursed(look)) {
      for (const l of group) kinds[l] = stone;
      found += look.area;
    }
  }
  if (found > 0.004 * n) {
    for (const group of groups) {
      const first = group[0] as number;
      if (kinds[first] !== UNDECIDED || group.length < 3) continue;
      const look = describe(analysis, group);
      let touching = 0;
      for (const l of group) touching += contactWith(cells.neighbours, l, (o) => kinds[o] === stone);
      const enough = look.stones >= 5 || (look.stones >= 2 && touching > 6);
      if (enough && look.lying > 0.5 && look.standing < 0.25) for (const l of group) kinds[l] = stone;
    }
  }
  absorb(analysis, kinds, earth, 0.45);
  absorb(analysis, kinds, stone, 0.5);
}

interface Look {
  readonly stones: number;
  readonly area: number;
  readonly lying: number;
  readonly standing: number;
  /** Mean fill of the stones: blocks are whole, leaves and scribbles ragged. */
  readonly whole: number;
}

function describe({ cells, unit }: DrawingAnalysis, group: Int32Array): Look {
  let stones = 0;
  let area = 0;
  let lying = 0;
  let standing = 0;
  let whole = 0;
  for (const l of group) {
    area += cells.filledArea[l] as number;
    if ((cells.area[l] as number) < 12 * unit * unit) continue;
    stones++;
    whole += cells.fill[l] as number;
    const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
    const rise = Math.abs(Math.sin(cells.angle[l] as number));
    if (slender > 1.2 && rise < 0.5) lying++;
    if (slender > 1.5 && rise > 0.85) standing++;
  }
  return {
    stones,
    area,
    lying: lying / Math.max(1, stones),
    standing: standing / Math.max(1, stones),
    whole: whole / Math.max(1, stones),
  };
}

function isCoursed({ lying, standing, stones, whole }: Look): boolean {
  // Many whole blocks are masonry even where a wall seen askew makes them stand.
  if (stones >= 60 && whole > 0.84) return lying > 0.2 && standing < 0.5;
  return lying > 0.42 && standing < 0.22;
}

/** The hatch of cut ground in a section: many small cells in coloured ink, low in the picture. */
function isEarth({ height, cells }: DrawingAnalysis, group: Int32Array): boolean {
  const b = groupBounds(group, cells);
  return group.length >= 40 && (b.y0 + b.y1) / 2 > 0.55 * height;
}

/** Small undecided cells mostly surrounded by a texture belong to it. */
function absorb(analysis: DrawingAnalysis, kinds: Uint8Array, kind: number, share: number): void {
  const { cells, width, height, unit } = analysis;
  for (let round = 0; round < 4; round++) {
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNDECIDED || (cells.area[l] as number) > 0.0008 * width * height) continue;
      if ((cells.inradius[l] as number) > 8 * unit) continue;
      const same = contactWith(cells.neighbours, l, (o) => kinds[o] === kind);
      if (same > share * (cells.perimeter[l] as number)) kinds[l] = kind;
    }
  }
}
