import { linearToOklab, oklabToLinear } from '@plumbline/imaging/oklab.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { forEachNeighbour } from '../../drawing/cell-relations.ts';
import { blend, chroma, difference, scale } from './mix-colours.ts';
import type { RoomReading } from '../read/read-room.ts';
import { surfaceBehind } from './surface-behind.ts';
import { isTimberPart } from './timber-parts.ts';

/** Share of the picture under which fabric gets a quiet colour. */
const SMALL_PIECE = 0.0025;

/** Above eye level, share of the picture's height: what reaches higher is hardly a table or a chest. */
const OVER_HEAD = 0.1;

/** Colours closer than this in OKLab read as the same. */
const DISTINCT = 0.075;

/** Foliage, which no style's palette names. */
const LEAF: Rgb = [0.17, 0.25, 0.12];

/** Lamp shades: what lets light through is pale in every style. */
const LINEN: Rgb = [0.84, 0.79, 0.69];

interface Piece {
  readonly cells: number[];
  readonly fabric: boolean;
  area: number;
}

/**
 * Linear-light colour of every cell. The shell takes the style's walls, ceiling and floor; each piece of furniture takes
 * one colour, the largest first, so that unlike neighbours differ, a colour is not used up twice before its time, and
 * chroma falls with area: what is big is quiet, what is small is the accent.
 */
export function assignColours(analysis: DrawingAnalysis, room: RoomReading, request: RenderRequest): Rgb[] {
  const { cells } = analysis;
  const style = request.style.palette;
  const colours: (Rgb | undefined)[] = new Array<Rgb | undefined>(cells.count + 1).fill(undefined);
  const shell = shellColours(style);
  for (let i = 1; i <= cells.count; i++) colours[i] = shell(room, i);
  colourElevationFields(analysis, room, style, colours);
  if (analysis.kind === 'sketch') {
    // On paper a near-white wall would vanish: the second wall colour is the one that can be washed.
    for (let i = 1; i <= cells.count; i++)
      if (room.roles[i] === 'wall' || room.roles[i] === 'plain') colours[i] = linearFromHex(style.walls[1]);
  }
  const pieces = gatherPieces(analysis, room);
  const uses = new Map<Rgb, number>();
  const fabrics = style.fabrics.map(linearFromHex);
  const quietFabrics = [linearFromHex(style.walls[1]), ...fabrics];
  const painted = rigidColours(style);
  const tinted = painted.at(-1);
  // What is sketched is mostly made by joiners; what is drawn with a ruler is mostly painted.
  const rigids = analysis.kind === 'sketch' ? [...painted].reverse() : painted;
  // Transparent washes are pale already; opaque colour over a large area is not.
  const quiet = analysis.kind === 'sketch' ? 0 : 6;
  const companion = linearFromHex(style.timber);
  for (const piece of pieces) {
    const behind = piece.fabric ? undefined : surfaceBehind(analysis, room, piece.cells);
    if (behind !== undefined) {
      for (const i of piece.cells) colours[i] = colours[behind];
      continue;
    }
    const share = piece.area / (analysis.width * analysis.height);
    const bodies = risesOverHead(analysis, piece) ? rigids.filter((c) => c !== tinted) : rigids;
    const choices = piece.fabric ? (share < SMALL_PIECE ? quietFabrics : fabrics) : bodies;
    const best = cheapest(choices, (c, k) => {
      let cost = neighbourLikeness(analysis, piece, colours, c) + 0.05 * (uses.get(c) ?? 0);
      cost += Math.max(0, share - 0.02) * chroma(c) * quiet;
      cost += 0.012 * (piece.fabric ? (k + request.seed) % choices.length : k);
      return cost;
    });
    uses.set(best, (uses.get(best) ?? 0) + 1);
    for (const i of piece.cells)
      colours[i] = !piece.fabric && isTimberPart(analysis, room, i) ? companion : best;
  }
  return colours.map((c) => underInk(c ?? linearFromHex(style.walls[0])));
}

/** Curtains, panes and columns rise like this, not tables: the tint of timber is for what stands in the room. */
function risesOverHead({ cells, camera, kind, height }: DrawingAnalysis, piece: Piece): boolean {
  if (kind !== 'cad') return false;
  const top = piece.cells.reduce((least, i) => Math.min(least, cells.y0[i] as number), height);
  return top < camera.horizonY - OVER_HEAD * height;
}

function shellColours(style: StyleSpec['palette']): (room: RoomReading, i: number) => Rgb | undefined {
  const wall = linearFromHex(style.walls[0]);
  const timber = linearFromHex(style.timber);
  const floor = linearFromHex(style.floor);
  const fixed: Partial<Record<string, Rgb>> = {
    wall,
    ceiling: linearFromHex(style.ceiling),
    floor,
    // As large as a rug is, it stays quiet.
    rug: blend(linearFromHex(style.fabrics[0] ?? style.walls[1]), wall, 0.55),
    window: linearFromHex(style.glass),
    frame: linearFromHex(style.trim),
    // What a single framed pane is, the drawing does not say: between glass, mirror and print.
    glass: blend(linearFromHex(style.glass), linearFromHex(style.walls[1]), 0.55),
    recess: scale(linearFromHex(style.metal), 0.2),
    joinery: timber,
    timber,
    leaf: LEAF,
    lamp: LINEN,
    plain: wall,
  };
  return (room, i) => {
    const role = room.roles[i];
    if (role === undefined) return undefined;
    if (role === 'log') return scale(timber, 0.8 + 0.45 * hashNoise(i, 3, 1));
    // A floor of which nothing is drawn stays a pale relative of the style's floor.
    if (role === 'floor' && room.floor === 'shape') return blend(floor, linearFromHex(style.walls[1]), 0.45);
    return fixed[role];
  };
}

/** The fields of an elevation alternate gently, so that planes one behind another part. */
function colourElevationFields(
  analysis: DrawingAnalysis,
  room: RoomReading,
  style: StyleSpec['palette'],
  colours: (Rgb | undefined)[],
): void {
  if (analysis.kind !== 'elevation') return;
  const { cells } = analysis;
  const tones = [
    linearFromHex(style.walls[0]),
    linearFromHex(style.walls[1]),
    blend(linearFromHex(style.walls[0]), linearFromHex(style.trim), 0.6),
  ];
  const tone = new Int8Array(cells.count + 1).fill(-1);
  const walls = byArea(analysis, (i) => room.roles[i] === 'wall');
  for (const i of walls) {
    const taken = new Set<number>();
    forEachNeighbour(cells, i, (o) => taken.add(tone[o] as number));
    const free = tones.findIndex((_, k) => !taken.has(k));
    tone[i] = free < 0 ? 1 : free;
    colours[i] = tones[tone[i] as number];
  }
}

function gatherPieces(analysis: DrawingAnalysis, room: RoomReading): Piece[] {
  const pieces = new Map<number, Piece>();
  for (const i of byArea(analysis, (c) => (room.group[c] as number) > 0)) {
    const id = room.group[i] as number;
    const piece = pieces.get(id) ?? { cells: [], fabric: room.roles[i] === 'fabric', area: 0 };
    piece.cells.push(i);
    piece.area += analysis.cells.filledArea[i] as number;
    pieces.set(id, piece);
  }
  return [...pieces.values()].sort((a, b) => b.area - a.area);
}

function byArea(analysis: DrawingAnalysis, test: (i: number) => boolean): number[] {
  const area = analysis.cells.filledArea;
  return Array.from({ length: analysis.cells.count }, (_, k) => k + 1)
    .filter(test)
    .sort((a, b) => (area[b] as number) - (area[a] as number));
}

/** Painted finishes for bodies of furniture: quiet, so that a body read wrongly does not shout. */
function rigidColours(style: StyleSpec['palette']): Rgb[] {
  const trim = linearFromHex(style.trim);
  const second = linearFromHex(style.walls[1]);
  return [second, trim, blend(linearFromHex(style.timber), linearFromHex(style.walls[0]), 0.6)];
}

function neighbourLikeness(
  analysis: DrawingAnalysis,
  piece: Piece,
  colours: readonly (Rgb | undefined)[],
  candidate: Rgb,
): number {
  let likeness = 0;
  let outline = 1;
  const own = new Set(piece.cells);
  for (const i of piece.cells) {
    forEachNeighbour(analysis.cells, i, (other, e) => {
      if (own.has(other)) return;
      const contact = analysis.cells.neighbours.contact[e] as number;
      outline += contact;
      const there = colours[other];
      if (there !== undefined) likeness += contact * Math.max(0, 1 - difference(candidate, there) / DISTINCT);
    });
  }
  return (0.22 * likeness) / outline;
}

function cheapest<T>(choices: readonly T[], cost: (choice: T, index: number) => number): T {
  let best = choices[0] as T;
  let least = Infinity;
  choices.forEach((choice, k) => {
    const c = cost(choice, k);
    if (c < least) {
      least = c;
      best = choice;
    }
  });
  return best;
}

/** Dark colours are lifted: black lines must keep half their contrast on them, and shading goes on top. */
function underInk(colour: Rgb): Rgb {
  const [l, a, b] = linearToOklab(colour);
  const lifted = l + 0.4 * Math.max(0, 0.76 - l) + 0.5 * Math.max(0, 0.6 - l);
  return oklabToLinear([lifted, a * 0.94, b * 0.94]);
}
