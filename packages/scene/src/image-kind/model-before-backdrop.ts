import type { DisplayPlanes } from '../backdrop/display-planes.ts';
import { upsideDown } from '../backdrop/upside-down.ts';
import { findPlainBackdrop, type PlainBackdrop } from '../backdrop/find-plain-backdrop.ts';
import type { DetectedKind } from './image-kind.ts';

/** Shares of the top and of each side that a backdrop takes which a model stands before. */
const LEAST_TOP = 0.8;
const LEAST_SIDE = 0.22;
/** It goes on below the model, by the bottom border, or the model rises before it, by the picture's height: a ceiling does neither. */
const GOES_ON = 0.5;
const RISES = 0.03;
/** Share of its width over which what stands before it ends level above, within this much of the picture's height: a sheet or a window within a page. */
const BOXED = 0.8;
const LEVEL = 0.012;
/** What lies this near the border, by the shorter side, may be a program's frame. */
const EDGE = 0.03;
/** Largest step of a channel between neighbours on a smooth and on a flat surface, display values 0…1. */
const SMOOTH = 0.02;
const FLAT = 0.0045;
/** Least difference of a channel from the backdrop in its row that fills a surface, and the tone below which it is ink. */
const FILLED = 0.06;
const INK = 0.2;
/** Share of what stands before the backdrop that is smooth, and share of that which is filled, in a model: cells of a drawing are paper. */
const MODEL_SMOOTH = 0.25;
const MODEL_FILLED = 0.85;
/** The same of smooth and flat surfaces by which a model is told from a photo, which no camera takes so even. */
const EVEN_SMOOTH = 0.5;
const EVEN_FLAT = 0.35;
/** How much bluer than red a sky is, display values. */
const BLUE = 0.06;
/** Share of level and upright edges below which what is drawn is no plan. */
const LEAST_SQUARE = 0.35;
/** Share of plain ground that is flat in a screenshot. */
const FLAT_GROUND = 0.6;
/** Chroma of a backdrop that is no sheet's, display values. */
const COLOURED = 0.1;
/** Probability of a plan, as the nets have it, from which what stands on plain paper is one, however it is painted. */
const PAINTED_PLAN = 0.6;
/** Mean chroma from which a model is a coloured one. */
const COLOURED_MODEL = 0.03;

/** What stands before a plain backdrop, as shares of its pixels. */
export interface StandingBefore {
  readonly smooth: number;
  readonly flat: number;
  /** Of what is smooth: neither ink nor of the backdrop's colour. */
  readonly filled: number;
  readonly meanChroma: number;
  /** Whether it ends level above, as a window within a page does. */
  readonly boxed: boolean;
  /** Whether the backdrop goes round it or it rises before it. */
  readonly free: boolean;
  readonly colouredBackdrop: boolean;
  /** Whether a blue sky and flat ground meet behind it. */
  readonly onFlatGround: boolean;
}

/** @returns undefined where no plain backdrop reaches the top and both sides */
export function measureStanding(picture: DisplayPlanes): StandingBefore | undefined {
  const sky = findPlainBackdrop(picture);
  const plain = withPlainGround(sky, picture);
  if (plain === undefined || plain.top < LEAST_TOP || Math.min(plain.left, plain.right) < LEAST_SIDE)
    return undefined;
  const { width, height } = picture.r;
  const channels = [picture.r.data, picture.g.data, picture.b.data];
  let all = 0;
  let smooth = 0;
  let flat = 0;
  let filled = 0;
  let chroma = 0;
  const inset = Math.ceil(EDGE * Math.min(width, height));
  for (let y = inset; y < height - inset; y++) {
    for (let x = inset; x < width - inset; x++) {
      const i = y * width + x;
      if (plain.mask[i] === 1) continue;
      all++;
      const step = largestStep(channels, i, width);
      if (step > SMOOTH) continue;
      smooth++;
      if (step <= FLAT) flat++;
      const [r, g, b] = channels.map((channel) => channel[i] as number) as [number, number, number];
      chroma += Math.max(r, g, b) - Math.min(r, g, b);
      if ((picture.light.data[i] as number) < INK) continue;
      const off = channels.some(
        (channel, c) => Math.abs((channel[i] as number) - (plain.rows[3 * y + c] as number)) > FILLED,
      );
      if (off) filled++;
    }
  }
  return {
    smooth: smooth / Math.max(1, all),
    flat: flat / Math.max(1, all),
    filled: filled / Math.max(1, smooth),
    meanChroma: chroma / Math.max(1, smooth),
    boxed: endsLevel(plain.mask, width, height),
    free: plain.bottom > GOES_ON || plain.rise > RISES,
    colouredBackdrop: isColoured(plain),
    onFlatGround: sky !== undefined && plain !== sky && isFlatBelow(plain.mask, sky.mask, channels, width),
  };
}

/** A blue sky with plain ground below it is one backdrop with it: that is how programs show a model on the spot. */
function withPlainGround(sky: PlainBackdrop | undefined, picture: DisplayPlanes): PlainBackdrop | undefined {
  if (sky === undefined || !isBlueSky(sky)) return sky;
  const ground = findPlainBackdrop(upsideDown(picture));
  if (ground === undefined || ground.top < LEAST_TOP) return sky;
  const { width, height } = picture.r;
  const mask = sky.mask.slice();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (ground.mask[(height - 1 - y) * width + x] === 1) mask[y * width + x] = 1;
  return {
    ...sky,
    mask,
    left: Math.min(1, sky.left + ground.left),
    right: Math.min(1, sky.right + ground.right),
    bottom: ground.top,
  };
}

/**
 * The kind once more with a look at what stands before a plain backdrop: filled surfaces between lines are faces of a model, however white they
 * are and whatever the backdrop's colour is; even ones are no photo. A plan with painted trees has the grain of a photo, but lies on bare
 * paper: there the nets are believed, which in photos see plans where there are none.
 * @param square share of the straight edges that are level or upright
 * @param plan probability of a plan, as the nets have it
 */
export function kindBefore(
  kind: DetectedKind,
  standing: StandingBefore | undefined,
  square: number,
  plan = 0,
): DetectedKind {
  if (standing === undefined || standing.boxed) return kind;
  const { smooth, flat, filled, meanChroma, colouredBackdrop } = standing;
  const faces = smooth > MODEL_SMOOTH && filled > MODEL_FILLED;
  if ((kind === 'line' || kind === 'sketch') && faces) return 'su';
  if (kind === 'plan' && faces && (colouredBackdrop || square < LEAST_SQUARE)) return 'su';
  if (kind === 'photo' && plan > PAINTED_PLAN && !colouredBackdrop) return 'plan';
  if (kind === 'photo' && standing.onFlatGround) return 'su';
  if (kind === 'photo' && smooth > EVEN_SMOOTH && flat > EVEN_FLAT)
    return meanChroma > COLOURED_MODEL || colouredBackdrop ? 'su' : 'white';
  return kind;
}

/** A model that stands free before its backdrop is seen from outside. */
export function standsOutside(standing: StandingBefore | undefined): boolean {
  return standing !== undefined && standing.free && !standing.boxed;
}

/** Whether what a mask has beyond another is flat: no camera takes a meadow or the sea so even. */
function isFlatBelow(
  mask: Uint8Array,
  above: Uint8Array,
  channels: readonly Float32Array[],
  width: number,
): boolean {
  let all = 0;
  let flat = 0;
  for (let i = width; i < mask.length - width; i++) {
    if (mask[i] !== 1 || above[i] === 1) continue;
    all++;
    if (largestStep(channels, i, width) <= FLAT) flat++;
  }
  return flat > FLAT_GROUND * all;
}

function endsLevel(mask: Uint8Array, width: number, height: number): boolean {
  const tops: number[] = [];
  for (let x = 1; x < width - 1; x++) {
    let y = Math.ceil(EDGE * Math.min(width, height));
    while (y < height && mask[y * width + x] === 1) y++;
    if (y < height) tops.push(y);
  }
  const sorted = tops.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return tops.filter((y) => Math.abs(y - middle) <= LEVEL * height).length > BOXED * tops.length;
}

function largestStep(channels: readonly Float32Array[], i: number, width: number): number {
  let most = 0;
  for (const channel of channels)
    for (const j of [i - 1, i + 1, i - width, i + width])
      most = Math.max(most, Math.abs((channel[i] as number) - (channel[j] as number)));
  return most;
}

function isBlueSky({ rows }: PlainBackdrop): boolean {
  return (rows[2] as number) > (rows[0] as number) + BLUE;
}

function isColoured({ rows }: PlainBackdrop): boolean {
  const at = 3 * Math.floor(rows.length / 12);
  const [r, g, b] = [rows[at] as number, rows[at + 1] as number, rows[at + 2] as number];
  return Math.max(r, g, b) - Math.min(r, g, b) > COLOURED;
}
