import { connectedComponents, labelAreas } from '../connected-components.ts';
import { distanceTransform } from '../distance-transform.ts';
import { type BitMask, createRaster, type Raster } from '../raster.ts';
import { chooseLabels, type SourceCost } from './choose-labels.ts';
import { composeMontage } from './compose-montage.ts';
import { expectLook } from './expected-look.ts';
import { featurePlanes, type FeaturePlanes } from './feature-planes.ts';
import { guessBehind, layGuess } from './guess-behind.ts';
import { stackLabels } from './label-stack.ts';
import { paletteCost } from './palette-cost.ts';
import { pickAlongLines } from './pick-along-lines.ts';
import { pickTransforms, ringMisfit } from './pick-transforms.ts';
import { seamCorrection } from './seam-correction.ts';
import { segmentSurfaces } from './segment-surfaces.ts';
import { surfaceCost } from './surface-cost.ts';
import { dominantOffsets } from './dominant-offsets.ts';
import { expectAlongLines, type StructureLine } from './structure-lines.ts';
import { shiftBy, type Transform } from './transform.ts';
import type { TransformFamily } from './transform-family.ts';
import {
  familyAtLevel,
  levelAround,
  type LevelOptions,
  toWhole,
  type WorkingLevel,
} from './working-level.ts';

export interface CompletionOptions extends LevelOptions {
  /** Kinds of transforms that are tried, in pixels of the picture. */
  readonly families: readonly TransformFamily[];
  /** How many shifts are tried by which the picture repeats itself; 0 where that is not asked. */
  readonly repeats: number;
  /** Transforms for each part of the hole. */
  readonly labels: number;
  /** Pixels of the working size between tried places. */
  readonly step: number;
  readonly rounds: number;
  /** What a colour costs that is not seen around the hole. */
  readonly strangeness: number;
  /** What a source costs whose surface does not reach the hole near where it would be laid. */
  readonly foreignness: number;
  /** Lines that go on behind the hole, in pixels of the level. */
  readonly findLines: (level: WorkingLevel) => readonly StructureLine[];
  readonly brokenLine: number;
  /** What goes on behind the hole is guessed from its two sides first; absent: it is not. */
  readonly guess?: GuessOptions;
  /** Steps at seams up to about this size (sum of three channels) are evened out as light. */
  readonly lightStep: number;
  readonly seed: number;
  /** Throws to abort. */
  readonly checkpoint: () => void;
  /** Told as a stretch of the work begins, with the share that is done. */
  readonly stage: (name: CompletionStage, fraction: number) => void;
}

interface GuessOptions {
  /** What a copy costs that looks unlike the guess. */
  readonly unlike: number;
  /** What it costs to leave the guess itself, in calm surroundings; in rough ones more. */
  readonly smooth: number;
  /** How much it counts, 0…1, even where copies explain all that is seen around the hole. */
  readonly least: number;
}

type CompletionStage = 'prepare' | 'search' | 'seams' | 'blend' | 'compose';

/** Width of the surroundings whose colours are at home, as a share of the hole's reach. */
const HOME = 0.5;
/** A smooth guess costs this share of its price where all is still, and once more for each such step of roughness. */
const STILL = 0.4;
/** Where copies explain the rim to within this misfit they are left alone; so much beyond it, the guess counts fully. */
const EXPLAINED = 6;
const UNEXPLAINED = 6;
/** What it takes more than these to explain is not explained. */
const FEW = 6;
const ROUGH = 4;
const RING = 4;
/** Smaller parts of a hole are covered with what is picked for all of it. */
const MOST_PARTS = 6;
/** A hole this many times as long as it is thick is looked at in stretches. */
const LONG = 1.5;
const MOST_STRETCHES = 4;

/**
 * Fills a hole with what surrounds it: transforms that explain its rim are picked, each pixel is given one by a graph cut, the
 * light is evened out over the seams, and the result is put together at full size. The same picture, hole and seed give the
 * same pixels.
 *
 * @param picture RGB. @param hole 1 where it is filled. @returns RGB; outside the hole the picture's own bytes.
 */
export function completePicture(picture: Raster, hole: BitMask, options: CompletionOptions): Raster {
  const { checkpoint, stage } = options;
  stage('prepare', 0);
  const target = createRaster(picture.width, picture.height, 3);
  target.data.set(picture.data);
  const wary = widen(hole);
  const level = levelAround(picture, wary, options);
  const features = featurePlanes(level.picture, level.unknown);
  stage('search', 0.1);
  const { picked, misfit } = pickForParts(features, level.unknown, {
    ...options,
    families: options.families.map((family) => familyAtLevel(level, family)),
  });
  const lines = options.findLines(level);
  const expected = expectAlongLines(features, lines);
  picked.push(...pickAlongLines(features, lines, expected));
  if (options.repeats > 0)
    picked.push(...dominantOffsets(features, options.repeats, options.seed, checkpoint));
  const doubt = options.guess
    ? Math.min(1, Math.max(options.guess.least, (misfit - EXPLAINED) / UNEXPLAINED))
    : 0;
  const guess = doubt > 0 ? guessBehind(level, checkpoint) : null;
  // A place that is copied from itself shows the guess.
  const transforms = guess || picked.length === 0 ? [shiftBy(0, 0), ...picked] : picked;
  stage('seams', 0.4);
  const stack = stackLabels(features, level.unknown.data, transforms, checkpoint);
  const surface = surfaceCost(features, segmentSurfaces(level.picture, level.unknown));
  const palette = paletteCost(features, surroundings(level.unknown));
  let sourceCost: SourceCost = (place, there) =>
    options.strangeness * palette(there) + options.foreignness * surface(place, there);
  if (guess && options.guess) {
    const copied = sourceCost;
    const unlike = doubt * options.guess.unlike;
    const smooth = options.guess.smooth / (0.25 + 0.75 * doubt);
    putGuess(features, level.unknown, guess.picture);
    const look = expectLook(features, level.unknown.data, checkpoint);
    for (const [cell, role] of stack.role.entries())
      if (role === 1) (stack.source[0] as Int32Array)[cell] = stack.pixel[cell] as number;
    sourceCost = (place, there) =>
      place === there
        ? options.strangeness * palette(there) + smooth * (STILL + (look.roughness[place] as number) / ROUGH)
        : copied(place, there) + unlike * look.cost(place, there);
  }
  const labels = chooseLabels(features, stack, {
    sourceCost,
    expected,
    brokenLine: options.brokenLine,
    rounds: options.rounds,
    checkpoint,
  });
  stage('blend', 0.75);
  const shown = guess ? guess.picture : level.picture;
  const correction = seamCorrection(shown, stack, labels, options.lightStep, checkpoint);
  stage('compose', 0.85);
  const whole = transforms.map((each) => toWhole(level, each));
  const montage = { level: { ...level, picture: shown }, stack, labels, transforms: whole, correction };
  if (guess) {
    const guessed = createRaster(picture.width, picture.height, 3);
    guessed.data.set(picture.data);
    layGuess(guessed, wary.data, level, guess, checkpoint);
    const nothing = { ...wary, data: new Uint8Array(wary.data.length) };
    composeMontage(target, guessed, hole, nothing, montage, checkpoint);
  } else composeMontage(target, picture, hole, wary, montage, checkpoint);
  return target;
}

/** The features of a guess, in the hole alone. */
function putGuess(features: FeaturePlanes, unknown: BitMask, guess: Raster): void {
  const { width, height } = unknown;
  const all = featurePlanes(guess, { width, height, data: new Uint8Array(width * height) });
  for (const name of ['r', 'g', 'b', 'dx', 'dy'] as const)
    for (let i = 0; i < unknown.data.length; i++)
      if (unknown.data[i] === 1) features[name][i] = all[name][i] as number;
}

/** One pixel more all around: what the thing left there by its soft edge is neither copied nor gone on from. */
function widen({ width, height, data }: BitMask): BitMask {
  const out = data.slice();
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 1) continue;
      const near =
        (x > 0 && data[i - 1] === 1) ||
        (x < width - 1 && data[i + 1] === 1) ||
        (y > 0 && data[i - width] === 1) ||
        (y < height - 1 && data[i + width] === 1);
      if (near) out[i] = 1;
    }
  return { width, height, data: out };
}

type PickForParts = Pick<CompletionOptions, 'families' | 'labels' | 'step' | 'seed' | 'checkpoint'>;

interface Picked {
  readonly picked: Transform[];
  /** How badly a few of them explain the rim. */
  readonly misfit: number;
}

function pickForParts(features: FeaturePlanes, unknown: BitMask, options: PickForParts): Picked {
  const parts = connectedComponents(unknown, 8);
  const areas = labelAreas(parts);
  const largest = Array.from({ length: parts.count }, (_, k) => k + 1)
    .sort((a, b) => (areas[b] as number) - (areas[a] as number))
    .slice(0, MOST_PARTS);
  const distance = distanceTransform(unknown);
  const near: number[] = [];
  for (let i = 0; i < distance.data.length; i++) {
    const d = distance.data[i] as number;
    if (d > 0 && d <= RING) near.push(i);
  }
  const pieces = largest.flatMap((label) => {
    const part: number[] = [];
    for (let i = 0; i < parts.data.length; i++) if (parts.data[i] === label) part.push(i);
    const ring =
      largest.length === 1 ? near : near.filter((i) => isNear(parts.data, unknown.width, i, label));
    return splitLong(part, ring, unknown.width);
  });
  const picked: Transform[] = [];
  let misfit = 0;
  let seen = 0;
  for (const piece of pieces) {
    const own = pickTransforms(features, {
      ...options,
      ...piece,
      count: Math.max(10, Math.round(options.labels / pieces.length)),
    });
    misfit += piece.ring.length * ringMisfit(features, piece.ring, own.slice(0, FEW), options.seed);
    seen += piece.ring.length;
    picked.push(...own);
  }
  return { picked, misfit: seen > 0 ? misfit / seen : 0 };
}

interface Piece {
  readonly part: Int32Array;
  readonly ring: Int32Array;
}

/** Along a long hole the surroundings change: each stretch of it is looked at by itself. */
function splitLong(part: readonly number[], ring: readonly number[], width: number): Piece[] {
  const place = (i: number): readonly [number, number] => [i % width, Math.floor(i / width)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const i of part) {
    const [x, y] = place(i);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const wide = right - left + 1;
  const high = bottom - top + 1;
  const isWide = wide > high;
  const count = Math.min(
    MOST_STRETCHES,
    Math.max(1, Math.round(Math.max(wide, high) / (LONG * Math.min(wide, high)))),
  );
  const stretchOf = (i: number): number => {
    const [x, y] = place(i);
    const share = isWide ? (x - left) / wide : (y - top) / high;
    return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  };
  return Array.from({ length: count }, (_, k) => ({
    part: Int32Array.from(part.filter((i) => stretchOf(i) === k)),
    ring: Int32Array.from(ring.filter((i) => stretchOf(i) === k)),
  })).filter((piece) => piece.part.length > 0 && piece.ring.length > 0);
}

function isNear(labels: Int32Array, width: number, i: number, label: number): boolean {
  for (let dy = -RING; dy <= RING; dy++)
    for (let dx = -RING; dx <= RING; dx++) if (labels[i + dy * width + dx] === label) return true;
  return false;
}

/** Known pixels about as far around as the hole is thick. */
function surroundings(unknown: BitMask): Int32Array {
  const inside = distanceTransform({ ...unknown, data: unknown.data.map((v) => 1 - v) });
  let deepest = 0;
  for (const d of inside.data) deepest = Math.max(deepest, d);
  const reach = Math.max(6, HOME * deepest);
  const distance = distanceTransform(unknown).data;
  const near: number[] = [];
  for (let i = 0; i < distance.length; i++) {
    const d = distance[i] as number;
    if (d > 0 && d <= reach) near.push(i);
  }
  return Int32Array.from(near);
}
