import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, groupBounds, groupTouching } from '../../drawing/cell-groups.ts';
import { BuildingClass, UNDECIDED } from './building-class.ts';

/** A cell that may be a stone. */
const STONE = {
  /** Sine of its angle to the level from which it stands. */
  standingRise: 0.8,
  /** Length to breadth from which it stands. */
  standingSlenderness: 2.2,
  /** Share of the picture. */
  maxArea: 0.0014,
  /** In units of the drawing. */
  maxInradius: 12,
  /** Length to breadth. */
  maxSlenderness: 9,
  /** Share of its rectangle. */
  minFill: 0.4,
  /** In units of the drawing: a longer one is a post. */
  maxStandingLength: 22,
} as const;

/** Share of its outline on stones of like size from which a stone lies among others. */
const MIN_PACKED_OUTLINE = 0.55;
/** Share of the picture. */
const MIN_CLUSTER_AREA = 0.0004;
/** Share of the picture that must be plain masonry before smaller clusters join. */
const MIN_FOUND_AREA = 0.004;

/** A smaller cluster, where masonry was found. */
const SMALL_CLUSTER = {
  minCells: 3,
  /** Alone. */
  minStones: 5,
  /** Pixels along masonry, where it has fewer stones. */
  minTouch: 6,
  /** Share of its stones. */
  minLying: 0.5,
  /** Share of its stones. */
  maxStanding: 0.25,
} as const;

/** Square units of the drawing: a smaller cell has no measurable shape. */
const MIN_MEASURED_STONE = 12;

/** Rises are sines of the angle to the level, slenderness is length to breadth. */
const LYING = {
  minSlenderness: 1.2,
  maxRise: 0.5,
} as const;

const STANDING = {
  minSlenderness: 1.5,
  minRise: 0.85,
} as const;

/** Shares of a cluster's stones by which it lies in courses, where they are many and whole. */
const WHOLE_COURSES = {
  minStones: 60,
  /** Mean share of its rectangle that a stone fills. */
  minFill: 0.84,
  minLying: 0.2,
  maxStanding: 0.5,
} as const;

/** Shares of any other cluster's stones. */
const COURSES = {
  minLying: 0.42,
  maxStanding: 0.22,
} as const;

const MIN_EARTH_CELLS = 40;

const ABSORBED = {
  rounds: 4,
  /** Share of the picture. */
  maxArea: 0.0008,
  /** In units of the drawing. */
  maxInradius: 8,
} as const;

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
    const standing =
      Math.abs(Math.sin(cells.angle[l] as number)) > STONE.standingRise &&
      slender > STONE.standingSlenderness;
    if (
      kinds[l] === UNDECIDED &&
      (cells.area[l] as number) < STONE.maxArea * n &&
      (cells.inradius[l] as number) < STONE.maxInradius * unit &&
      slender < STONE.maxSlenderness &&
      (cells.fill[l] as number) > STONE.minFill &&
      !(standing && (cells.longSide[l] as number) > STONE.maxStandingLength * unit)
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
    if (alike > MIN_PACKED_OUTLINE * (cells.perimeter[l] as number)) packed[l] = 1;
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
    if (look.stones < LEAST_STONES || look.area < MIN_CLUSTER_AREA * n) continue;
    if (isCoursed(look)) {
      for (const l of group) kinds[l] = stone;
      found += look.area;
    }
  }
  if (found > MIN_FOUND_AREA * n) {
    for (const group of groups) {
      const first = group[0] as number;
      if (kinds[first] !== UNDECIDED || group.length < SMALL_CLUSTER.minCells) continue;
      const look = describe(analysis, group);
      let touching = 0;
      for (const l of group) touching += contactWith(cells.neighbours, l, (o) => kinds[o] === stone);
      const enough =
        look.stones >= SMALL_CLUSTER.minStones || (look.stones >= 2 && touching > SMALL_CLUSTER.minTouch);
      if (enough && look.lying > SMALL_CLUSTER.minLying && look.standing < SMALL_CLUSTER.maxStanding)
        for (const l of group) kinds[l] = stone;
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
    if ((cells.area[l] as number) < MIN_MEASURED_STONE * unit * unit) continue;
    stones++;
    whole += cells.fill[l] as number;
    const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
    const rise = Math.abs(Math.sin(cells.angle[l] as number));
    if (slender > LYING.minSlenderness && rise < LYING.maxRise) lying++;
    if (slender > STANDING.minSlenderness && rise > STANDING.minRise) standing++;
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
  if (stones >= WHOLE_COURSES.minStones && whole > WHOLE_COURSES.minFill)
    return lying > WHOLE_COURSES.minLying && standing < WHOLE_COURSES.maxStanding;
  return lying > COURSES.minLying && standing < COURSES.maxStanding;
}

/** The hatch of cut ground in a section: many small cells in coloured ink, low in the picture. */
function isEarth({ height, cells }: DrawingAnalysis, group: Int32Array): boolean {
  const b = groupBounds(group, cells);
  return group.length >= MIN_EARTH_CELLS && (b.y0 + b.y1) / 2 > 0.55 * height;
}

/** Small undecided cells mostly surrounded by a texture belong to it. */
function absorb(analysis: DrawingAnalysis, kinds: Uint8Array, kind: number, share: number): void {
  const { cells, width, height, unit } = analysis;
  for (let round = 0; round < ABSORBED.rounds; round++) {
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNDECIDED || (cells.area[l] as number) > ABSORBED.maxArea * width * height) continue;
      if ((cells.inradius[l] as number) > ABSORBED.maxInradius * unit) continue;
      const same = contactWith(cells.neighbours, l, (o) => kinds[o] === kind);
      if (same > share * (cells.perimeter[l] as number)) kinds[l] = kind;
    }
  }
}
