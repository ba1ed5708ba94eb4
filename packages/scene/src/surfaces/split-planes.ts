import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { BitMask, LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { segmentColours } from '../understanding/segment-colours.ts';
import { type Facing, voteOrientations } from './orientation-votes.ts';
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
/** How readily ground is believed at the lower border, and walls at the horizon, before any edge is looked at. */
const GROUND_PRIOR = 0.3;
const WALL_PRIOR = 0.06;
/** What the whole mask says counts this much in each of its parts. */
const WHOLE = 0.6;
/** Pieces below this share of the mask go to the piece beside them. */
const LEAST_SHARE = 0.05;
/** An assumed ground begins below this share of the height and reaches below that one. */
const GROUND_TOP = 0.4;
const GROUND_FOOT = 0.8;

/**
 * Splits a mask into pieces of one plane each: every colour segment inside it takes the facing that the edges around speak for
 * most, held together by what speaks for the mask as a whole.
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
  const segmentsOf = segmentColours(picture).data;
  const horizon = camera.horizonY;
  const sides = new Map<number, { sums: [number, number, number]; area: number; below: boolean }>();
  const whole: [number, number, number] = [0, 0, 0];
  let area = 0;
  // A level surface is seen from above or from below: what crosses the horizon is looked at on either side of it.
  const keyOf = (p: number): number =>
    2 * (segmentsOf[p] as number) + (Math.floor(p / width) > horizon ? 1 : 0);
  for (let p = 0; p < mask.data.length; p++) {
    if (mask.data[p] === 0) continue;
    const key = keyOf(p);
    let side = sides.get(key);
    if (!side) {
      side = { sums: [0, 0, 0], area: 0, below: (key & 1) === 1 };
      sides.set(key, side);
    }
    for (const k of [0, 1, 2] as const) {
      const vote = (smooth[k] as Float32Array)[p] as number;
      side.sums[k] += vote;
      whole[k] += vote;
    }
    side.area++;
    area++;
  }
  const kindOf = new Map<number, PieceKind>();
  for (const [key, { sums, area: size, below }] of sides) {
    const score = sums.map((sum, k) => sum / size + (WHOLE * (whole[k] as number)) / area);
    const facing = score.indexOf(Math.max(...score)) as Facing;
    kindOf.set(key, kindOfFacing(facing, below, view));
  }
  return gather(mask, (p) => kindOf.get(keyOf(p)) as PieceKind);
}

function kindOfFacing(facing: Facing, below: boolean, { space }: PictureView): PieceKind {
  if (facing === 0) return 'wall-0';
  if (facing === 2) return 'wall-2';
  if (below) return 'floor';
  return space === 'interior' ? 'ceiling' : 'slope';
}

/** What lies far below the horizon of a picture is rather ground; what stands near the horizon is rather a wall. */
function addPriors(
  votes: readonly [Float32Array, Float32Array, Float32Array],
  horizon: number,
  width: number,
  height: number,
): void {
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
  const first = mask.data.indexOf(1);
  const last = mask.data.lastIndexOf(1);
  const top = Math.floor(first / width);
  const foot = Math.floor(last / width);
  return top > GROUND_TOP * height && foot > GROUND_FOOT * height ? 'assumed-floor' : 'front';
}

function onePiece(mask: BitMask, kind: PieceKind): PlanePieces {
  const data = Int32Array.from(mask.data);
  return { labels: { width: mask.width, height: mask.height, data, count: 1 }, kinds: [kind] };
}

/** One label a kind; kinds of too few pixels are taken over by the commonest around them. */
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
  const kept = [...areas].filter(([, area]) => area >= LEAST_SHARE * total).map(([kind]) => kind);
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
  return { labels: { width, height, data, count: kept.length }, kinds: kept };
}

/** Width, as a share of the longest side, of what is too thin to be a plane of its own. */
const SPECK = 0.008;
