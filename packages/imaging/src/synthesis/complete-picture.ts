import { connectedComponents, labelAreas } from '../connected-components.ts';
import { distanceTransform } from '../distance-transform.ts';
import { type BitMask, createRaster, type Raster } from '../raster.ts';
import { chooseLabels } from './choose-labels.ts';
import { composeMontage } from './compose-montage.ts';
import { featurePlanes, type FeaturePlanes } from './feature-planes.ts';
import { stackLabels } from './label-stack.ts';
import { paletteCost } from './palette-cost.ts';
import { pickAlongLines } from './pick-along-lines.ts';
import { pickTransforms } from './pick-transforms.ts';
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
  /** Steps at seams up to about this size (sum of three channels) are evened out as light. */
  readonly lightStep: number;
  readonly seed: number;
  /** Throws to abort. */
  readonly checkpoint: () => void;
  /** Told as a stretch of the work begins, with the share that is done. */
  readonly stage: (name: CompletionStage, fraction: number) => void;
}

type CompletionStage = 'prepare' | 'search' | 'seams' | 'blend' | 'compose';

/** Width of the surroundings whose colours are at home, as a share of the hole's reach. */
const HOME = 0.5;
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
  const picked = pickForParts(features, level.unknown, {
    ...options,
    families: options.families.map((family) => familyAtLevel(level, family)),
  });
  const lines = options.findLines(level);
  const expected = expectAlongLines(features, lines);
  picked.push(...pickAlongLines(features, lines, expected));
  if (options.repeats > 0)
    picked.push(...dominantOffsets(features, options.repeats, options.seed, checkpoint));
  const transforms = picked.length > 0 ? picked : [shiftBy(0, 0)];
  stage('seams', 0.4);
  const stack = stackLabels(features, level.unknown.data, transforms, checkpoint);
  const labels = chooseLabels(features, stack, {
    strangeness: options.strangeness,
    palette: paletteCost(features, surroundings(level.unknown)),
    foreignness: options.foreignness,
    surface: surfaceCost(features, segmentSurfaces(level.picture, level.unknown)),
    expected,
    brokenLine: options.brokenLine,
    rounds: options.rounds,
    checkpoint,
  });
  stage('blend', 0.75);
  const correction = seamCorrection(level.picture, stack, labels, options.lightStep, checkpoint);
  stage('compose', 0.85);
  const whole = transforms.map((each) => toWhole(level, each));
  composeMontage(
    target,
    picture,
    hole,
    wary,
    { level, stack, labels, transforms: whole, correction },
    checkpoint,
  );
  return target;
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

function pickForParts(features: FeaturePlanes, unknown: BitMask, options: PickForParts): Transform[] {
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
  return pieces.flatMap((piece) =>
    pickTransforms(features, {
      ...options,
      ...piece,
      count: Math.max(10, Math.round(options.labels / pieces.length)),
    }),
  );
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
