import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { BuildingClass, isSurroundings, UNDECIDED } from './building-class.ts';
import type { Opening, Setting } from './building-reading.ts';

const { plaster, sky, lawn, paving, roof, siding, stone, glass, trim, boards, earth, sheet, tree } =
  BuildingClass;

/** What the net's classes are outside, each with what the rules may call it. */
const HEARD: readonly {
  readonly as: BuildingClass;
  readonly classes: readonly PixelClass[];
  readonly or: readonly BuildingClass[];
}[] = [
  { as: sky, classes: ['sky'], or: [sheet] },
  { as: lawn, classes: ['lawn'], or: [earth, sheet, tree] },
  { as: paving, classes: ['paving', 'floor', 'stair'], or: [earth, sheet, stone] },
  { as: sheet, classes: ['paper', 'annotation'], or: [sky, lawn, paving, earth] },
  { as: plaster, classes: ['wall', 'ceiling'], or: [siding, stone, trim, boards] },
  { as: roof, classes: ['roof'], or: [trim] },
  { as: glass, classes: ['window'], or: [trim, boards] },
  { as: boards, classes: ['door', 'joinery'], or: [trim, glass] },
  { as: trim, classes: ['railing'], or: [boards] },
  { as: tree, classes: ['plant'], or: [lawn] },
];

/** How much of a cell the net must take for one class. */
const LEAST = {
  /** Where the rules claim nothing. */
  unclaimed: 0.45,
  /** Where they claim what the net does not see at all. */
  against: 0.65,
} as const;
const GROUND: readonly PixelClass[] = ['lawn', 'paving', 'floor', 'water'];
/** Share of a cell that the net takes for what the rules say, from which they are right. */
const AGREES = 0.2;
/** Share of a cell's outline along the sky or bare sheet from which it is a side of the building, and no window in one. */
const BEFORE_SKY = 0.3;
/** A scrap within glass: its share of the picture and length to breadth at most, its outline on glass and what of it the net takes for glass at least. */
const SCRAP = { maxArea: 0.0015, maxSlenderness: 3, minOnGlass: 0.5, minShare: 0.3 } as const;
/** Share of the upper border that a cell runs along from which it is overhead. */
const OVERHEAD = 0.5;
/** Share of the picture from which a cell is no speck. */
const LEAST_AREA = 0.00015;

/**
 * What the net says of the cells that no rule has claimed, and where it surely sees something else than a rule does. Sky, ground and sheet are the
 * rules' to part: whether a building stands under a sky or on its paper is drawn by few lines that the net hardly sees.
 */
export function hearNet(
  analysis: DrawingAnalysis,
  votes: CellVotes,
  kinds: Uint8Array,
  setting: Setting,
): void {
  const { cells, width, height } = analysis;
  for (let l = 1; l <= cells.count; l++) {
    const own = kinds[l] as number;
    if ((cells.filledArea[l] as number) < LEAST_AREA * width * height) continue;
    // Under a sky, sheet that the net sees as ground of whatever kind is ground.
    if (own === sheet && setting === 'open' && votes.share(l, GROUND) > LEAST.against) {
      kinds[l] = votes.share(l, ['lawn']) > votes.share(l, ['paving', 'floor']) ? lawn : paving;
      continue;
    }
    const [said, share] = likeliest(votes, l);
    if (said === undefined || said.as === own || said.or.some((kind) => kind === own)) continue;
    const claimed = own !== UNDECIDED;
    if (share < (claimed ? LEAST.against : LEAST.unclaimed)) continue;
    if (claimed && agreesWith(votes, l, own)) continue;
    if (claimed && isSurroundings(own) && isSurroundings(said.as)) continue;
    const isOverhead = (cells.touchTop[l] as number) > OVERHEAD * width;
    const heard = onSetting(said.as, setting, isOverhead);
    if (heard === undefined || (heard === glass && standsBeforeSky(analysis, kinds, l))) continue;
    kinds[l] = heard;
  }
  closePanes(analysis, votes, kinds);
}

/** What the grain of shading cuts out of a pane is of the pane; bars between panes are slender. */
function closePanes({ cells, width, height }: DrawingAnalysis, votes: CellVotes, kinds: Uint8Array): void {
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNDECIDED || (cells.filledArea[l] as number) > SCRAP.maxArea * width * height) continue;
    if ((cells.longSide[l] as number) > SCRAP.maxSlenderness * (cells.shortSide[l] as number)) continue;
    const onGlass = contactWith(cells.neighbours, l, (other) => kinds[other] === glass);
    if (onGlass < SCRAP.minOnGlass * (cells.perimeter[l] as number)) continue;
    if (votes.share(l, ['window']) > SCRAP.minShare) kinds[l] = glass;
  }
}

function standsBeforeSky({ cells }: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const along = contactWith(cells.neighbours, l, (other) => kinds[other] === sky || kinds[other] === sheet);
  return along > BEFORE_SKY * (cells.perimeter[l] as number);
}

/** A cell of this share of the picture in which the net sees this much sky and this much ground is no one surface. */
const LEAK = { minArea: 0.1, minSky: 0.25, minGround: 0.15 } as const;

/** Whether sky and ground run into each other through gaps in the drawing: then its cells are not to be trusted, however well the net knows what it sees. */
export function skyRunsIntoGround({ cells, width, height }: DrawingAnalysis, votes: CellVotes): boolean {
  for (let l = 1; l <= cells.count; l++) {
    if ((cells.filledArea[l] as number) < LEAK.minArea * width * height) continue;
    if (votes.share(l, ['sky', 'paper']) > LEAK.minSky && votes.share(l, GROUND) > LEAK.minGround)
      return true;
  }
  return false;
}

/**
 * A building on its paper has neither sky nor lawn around it; under a sky there is no sheet, and bare paper all along the upper border,
 * which clouds or a title kept the rules from claiming, is that sky.
 */
function onSetting(said: BuildingClass, setting: Setting, isOverhead: boolean): BuildingClass | undefined {
  if (setting === 'sheet') return isSurroundings(said) ? sheet : said;
  if (said === sheet) return isOverhead ? sky : undefined;
  return said;
}

function agreesWith(votes: CellVotes, cell: number, own: number): boolean {
  return HEARD.some(
    ({ as, or, classes }) =>
      (as === own || or.some((kind) => kind === own)) && votes.share(cell, classes) > AGREES,
  );
}

function likeliest(votes: CellVotes, cell: number): readonly [(typeof HEARD)[number] | undefined, number] {
  let best: readonly [(typeof HEARD)[number] | undefined, number] = [undefined, 0];
  for (const heard of HEARD) {
    const share = votes.share(cell, heard.classes);
    if (share > best[1]) best = [heard, share];
  }
  return best;
}

/** Panes that the net sees and that no rule has made a window of: those that touch are one opening. Written into `paneOf`; @returns all openings */
export function joinPanes(
  { cells, width, filledCellMap: map }: DrawingAnalysis,
  kinds: Uint8Array,
  paneOf: Int32Array,
  openings: readonly Opening[],
): readonly Opening[] {
  const known = new Uint8Array(cells.count + 1);
  for (let i = 0; i < paneOf.length; i++) if (paneOf[i] !== 0) known[map.data[i] as number] = 1;
  const groupOf = new Int32Array(cells.count + 1);
  const all = [...openings];
  for (let seed = 1; seed <= cells.count; seed++) {
    if (kinds[seed] !== glass || known[seed] || groupOf[seed]) continue;
    const queue = [seed];
    groupOf[seed] = all.length + 1;
    for (const cell of queue) {
      const { start, cell: others } = cells.neighbours;
      for (let e = start[cell] as number; e < (start[cell + 1] as number); e++) {
        const other = others[e] as number;
        if (kinds[other] !== glass || known[other] || groupOf[other]) continue;
        groupOf[other] = all.length + 1;
        queue.push(other);
      }
    }
    all.push({
      x0: Math.min(...queue.map((cell) => cells.x0[cell] as number)),
      y0: Math.min(...queue.map((cell) => cells.y0[cell] as number)),
      x1: Math.max(...queue.map((cell) => cells.x1[cell] as number)),
      y1: Math.max(...queue.map((cell) => cells.y1[cell] as number)),
    });
  }
  for (let i = 0; i < width * map.height; i++) {
    const group = groupOf[map.data[i] as number] as number;
    if (group > 0) paneOf[i] = group;
  }
  return all;
}
