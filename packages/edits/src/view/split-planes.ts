import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { BitMask, LabelMap, Plane, Raster } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import { segmentColours } from '@plumbline/scene/scene-value/segment-colours.ts';
import { type Facing, type OrientationVotes, voteOrientations } from './orientation-votes.ts';
import { mayAssumeGround, type PictureView } from './picture-view.ts';

/** How a piece of the mask lies in space; `front` is square to the line of sight, for lack of anything better. */
export type PieceKind = 'wall-0' | 'wall-2' | 'floor' | 'ceiling' | 'slope' | 'assumed-floor' | 'front';

export interface PlanePieces {
  /** Piece of every pixel of the mask, at the size of the view's picture; 0 outside it. */
  readonly labels: LabelMap;
  /** By label − 1. */
  readonly kinds: readonly PieceKind[];
}

/** Gaps between swept edges are closed within this share of the longest side. */
const BLUR = 0.012;
/** Width, as a share of the longest side, of what is too thin to be a plane of its own. */
const SPECK = 0.01;
/** How readily ground is believed at the lower border, and walls at the horizon, before any edge is looked at. */
const GROUND_PRIOR = 0.3;
const WALL_PRIOR = 0.06;
/** What the whole mask says of its walls counts this much in each of its parts. */
const WHOLE = 0.25;
/** Parts of like colour are of one surface: level or upright together. Spread of that likeness in 8-bit colour. */
const LIKE_COLOUR = 22;
/** What a pixel's own edges add to what its segment says. */
const OWN = 0.3;
/** Pieces below this share of the mask go to the piece beside them: a plane more must be worth its seam. */
const LEAST_SHARE = 0.1;
/** An assumed ground begins below this share of the height and reaches below that one. */
const GROUND_TOP = 0.4;
const GROUND_FOOT = 0.8;

/**
 * Splits a mask into pieces of one plane each. What the edges around speak for is added up over every colour segment in the
 * mask, on either side of the horizon; segments of like colour are held to be level or upright together, so that
 * the legs of a chair do not raise the floor behind them.
 *
 * @param mask 1 where painted, at the size of the view's picture; at least one pixel
 */
export function splitPlanes(view: PictureView, mask: BitMask): PlanePieces {
  const { camera, picture, segments } = view;
  const { width, height } = picture;
  if (camera === null) return onePiece(mask, kindWithoutCamera(view, mask));
  const votes = voteOrientations(segments, camera, width, height);
  const sigma = BLUR * Math.max(width, height);
  const smooth = votes.map((data) => gaussianBlur({ width, height, data }, sigma).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  addPriors(smooth, camera.horizonY, width, height);
  const parts = partsOf(picture, mask, smooth, camera.horizonY);
  coupleColours([...parts.byKey.values()]);
  return gather(mask, (p) => {
    const part = parts.byKey.get(parts.keyAt(p)) as Part;
    const score = ([0, 1, 2] as const).map((k) => part.score[k] + OWN * (smooth[k][p] as number));
    return kindOfFacing(score.indexOf(Math.max(...score)) as Facing, part.below, view);
  });
}

interface Part {
  readonly below: boolean;
  area: number;
  /** Sums, then means, of what is voted for each facing. */
  readonly score: [number, number, number];
  readonly colour: [number, number, number];
}

interface Parts {
  readonly byKey: ReadonlyMap<number, Part>;
  readonly keyAt: (p: number) => number;
}

/** Colour segments within the mask; a level surface is seen from above or below, so each side of the horizon is its own. */
function partsOf(
  { width, height, data }: Raster,
  mask: BitMask,
  votes: OrientationVotes,
  horizon: number,
): Parts {
  const segment = segmentColours({ width, height, channels: 3, data }).data;
  const keyAt = (p: number): number => 2 * (segment[p] as number) + (Math.floor(p / width) > horizon ? 1 : 0);
  const byKey = new Map<number, Part>();
  for (let p = 0; p < mask.data.length; p++) {
    if (mask.data[p] === 0) continue;
    const key = keyAt(p);
    let part = byKey.get(key);
    if (!part) {
      part = { below: (key & 1) === 1, area: 0, score: [0, 0, 0], colour: [0, 0, 0] };
      byKey.set(key, part);
    }
    part.area++;
    for (const k of [0, 1, 2] as const) {
      part.score[k] += votes[k][p] as number;
      part.colour[k] += data[3 * p + k] as number;
    }
  }
  for (const { score, colour, area } of byKey.values())
    for (const k of [0, 1, 2] as const) {
      score[k] /= area;
      colour[k] /= area;
    }
  return { byKey, keyAt };
}

/** Evens out how level parts of like colour are, and which way the walls of the whole mask face. */
function coupleColours(parts: readonly Part[]): void {
  const whole = [0, 0, 0] as [number, number, number];
  let area = 0;
  for (const part of parts) {
    area += part.area;
    for (const k of [0, 1, 2] as const) whole[k] += part.score[k] * part.area;
  }
  const levels = parts.map((part) => {
    let level = 0;
    let weight = 0;
    for (const other of parts) {
      if (other.below !== part.below) continue;
      const d2 =
        (other.colour[0] - part.colour[0]) ** 2 +
        (other.colour[1] - part.colour[1]) ** 2 +
        (other.colour[2] - part.colour[2]) ** 2;
      const w = other.area * Math.exp(-d2 / (2 * LIKE_COLOUR ** 2));
      level += w * levelness(other.score);
      weight += w;
    }
    return level / weight;
  });
  for (const [at, part] of parts.entries()) {
    const [x, y, z] = part.score;
    const all = x + y + z;
    const level = all * (0.5 * levelness(part.score) + 0.5 * (levels[at] as number));
    part.score[1] = level;
    // What is not level is upright; which wall it is, its own votes and the mask's tell.
    const upright = all - level;
    const first = x + (WHOLE * whole[0]) / area;
    const second = z + (WHOLE * whole[2]) / area;
    const share = first + second > 0 ? first / (first + second) : 0.5;
    part.score[0] = upright * share;
    part.score[2] = upright * (1 - share);
  }
}

/** The share of the votes that is for a level surface. */
function levelness([x, y, z]: readonly [number, number, number]): number {
  const all = x + y + z;
  return all > 0 ? y / all : 0;
}

function kindOfFacing(facing: Facing, below: boolean, { space }: PictureView): PieceKind {
  if (facing === 0) return 'wall-0';
  if (facing === 2) return 'wall-2';
  if (below) return 'floor';
  return space === 'interior' ? 'ceiling' : 'slope';
}

/** What lies far below the horizon of a picture is rather ground; what stands near the horizon is rather a wall. */
function addPriors(votes: OrientationVotes, horizon: number, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const below = (y - horizon) / Math.max(1, height - horizon);
    const ground = below > 0 ? GROUND_PRIOR * smoothstep(0.05, 0.75, below) : 0;
    const wall = WALL_PRIOR * (1 - smoothstep(0.1, 0.6, Math.abs(below)));
    for (let p = y * width; p < (y + 1) * width; p++) {
      votes[1][p] = (votes[1][p] as number) + ground;
      votes[0][p] = (votes[0][p] as number) + wall;
      votes[2][p] = (votes[2][p] as number) + wall;
    }
  }
}

function kindWithoutCamera(view: PictureView, mask: BitMask): PieceKind {
  if (!mayAssumeGround(view)) return 'front';
  const { width, height } = mask;
  const top = Math.floor(mask.data.indexOf(1) / width);
  const foot = Math.floor(mask.data.lastIndexOf(1) / width);
  return top > GROUND_TOP * height && foot > GROUND_FOOT * height ? 'assumed-floor' : 'front';
}

function onePiece(mask: BitMask, kind: PieceKind): PlanePieces {
  const data = Int32Array.from(mask.data);
  return { labels: { width: mask.width, height: mask.height, data, count: 1 }, kinds: [kind] };
}

/** One label a kind; kinds of too few pixels and specks are taken over by what lies around them. */
function gather(mask: BitMask, kindAt: (p: number) => PieceKind): PlanePieces {
  const { width, height } = mask;
  const areas = new Map<PieceKind, number>();
  const kinds: (PieceKind | null)[] = new Array(mask.data.length).fill(null);
  let total = 0;
  for (let p = 0; p < mask.data.length; p++) {
    if (mask.data[p] === 0) continue;
    const kind = kindAt(p);
    kinds[p] = kind;
    areas.set(kind, (areas.get(kind) ?? 0) + 1);
    total++;
  }
  const byArea = [...areas].sort(([, a], [, b]) => b - a);
  const kept = byArea.filter(([, area], k) => k === 0 || area >= LEAST_SHARE * total).map(([kind]) => kind);
  const shares = kept.map((kind): Plane => {
    const plane = { width, height, data: new Float32Array(width * height) };
    for (let p = 0; p < kinds.length; p++) plane.data[p] = kinds[p] === kind ? 1 : 0;
    return gaussianBlur(plane, SPECK * Math.max(width, height));
  });
  const data = new Int32Array(width * height);
  for (let p = 0; p < data.length; p++) {
    if (mask.data[p] === 0) continue;
    let best = 0;
    for (let k = 1; k < shares.length; k++)
      if (((shares[k] as Plane).data[p] as number) > ((shares[best] as Plane).data[p] as number)) best = k;
    data[p] = best + 1;
  }
  return absorbPatches({ width, height, data, count: kept.length }, kept, mask, LEAST_SHARE * total);
}

/** Connected patches of less than `least` pixels take the label around them; a mask of patches alone keeps its commonest. */
function absorbPatches(
  labels: LabelMap,
  kinds: readonly PieceKind[],
  mask: BitMask,
  least: number,
): PlanePieces {
  const { width, height } = labels;
  const kept = new Int32Array(labels.data.length);
  const areas = kinds.map((_, k) => {
    const own = Uint8Array.from(labels.data, (label) => (label === k + 1 ? 1 : 0));
    const patches = connectedComponents({ width, height, data: own }, 8);
    const sizes = labelAreas(patches);
    let area = 0;
    for (let p = 0; p < kept.length; p++) {
      if ((sizes[patches.data[p] as number] as number) < least || patches.data[p] === 0) continue;
      kept[p] = k + 1;
      area++;
    }
    return area;
  });
  const left = kinds.filter((_, k) => (areas[k] as number) > 0);
  if (left.length === 0) return onePiece(mask, kinds[0] as PieceKind);
  const numbers = kinds.map((kind) => left.indexOf(kind) + 1);
  const renumbered = Int32Array.from(kept, (label) => (label === 0 ? 0 : (numbers[label - 1] as number)));
  const spread = spreadLabels({ width, height, data: renumbered, count: left.length });
  const data = Int32Array.from(spread.data, (label, p) => (mask.data[p] === 0 ? 0 : label));
  return { labels: { width, height, data, count: left.length }, kinds: left };
}
