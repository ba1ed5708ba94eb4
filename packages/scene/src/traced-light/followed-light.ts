import type { Finding, FrameFindings, PictureArea } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { LightField } from '@plumbline/tracer/light/gather-light.ts';
import type { PlaneMemory } from '@plumbline/imaging/tiles/plane-memory.ts';
import { sharedFloats } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { Light } from '@plumbline/tracer/light/gather-rays.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { LightGrid } from './light-grid.ts';

/** Light of a grid before it is smoothed, with all that it hangs on. */
export interface KeptLight {
  readonly width: number;
  readonly height: number;
  /** Of sun, lamps and windows: with other ones all light is other light. */
  readonly lamps: string;
  readonly distance: Float32Array;
  readonly place: Float32Array;
  readonly normal: Float32Array;
  /** At every second place of every second row. */
  readonly rough: Light;
  readonly sun: Float32Array;
}

/** What is traced of a frame that follows another. */
export interface FollowedLight {
  readonly before: KeptLight;
  /** By place: 1 where the light of sky, lamps and surfaces of before holds, and where the sun's does. */
  readonly holds: Uint8Array;
  readonly sunHolds: Uint8Array;
  /** Whether any light is to be gathered. */
  readonly isGathered: boolean;
}

const LIGHT: Finding<KeptLight> = { name: 'traced light' };
/** Share of a picture's width to which shadows reach from what has changed, as far as a draft shows them. */
const REACH = 0.08;
/** Metres, and cosine, within which a place is where it was: a hand's breadth changes no light that a draft shows. */
const SAME_M = 0.1;
const SAME_FACING = 0.98;
/** Share of the places that must keep their light; of fewer it is traced anew as a whole, which is then as quick. */
const LEAST_KEPT = 0.4;
/** Places around those that are traced which are traced too: penumbras are means of neighbours, and levels are compared there. */
const RIM = 2;
/** Rays from a part of a room meet few of the surfaces that light it: what it lacks is told by the places around it, up to so much. */
const MOST_RAISED = 3;
/** Steps of a metre in which lamps and windows are told apart. */
const LAMP_STEPS = 10;

/**
 * What of the light of the frame before holds: that of places that are where they were, and the sun's of those that no change is near.
 * Undefined where too few places are.
 */
export function followLight(
  scene: TracedScene,
  { width, height, samples }: LightGrid,
  findings: FrameFindings | undefined,
): FollowedLight | undefined {
  const before = findings?.recall(LIGHT);
  if (findings === undefined || before === undefined || before.lamps !== lampsOf(scene)) return undefined;
  if (before.width !== width || before.height !== height) return undefined;
  const holds = new Uint8Array(width * height);
  let kept = 0;
  for (let i = 0; i < holds.length; i++) {
    if (!isWhereItWas(before, samples, i)) continue;
    holds[i] = 1;
    kept++;
  }
  if (kept < LEAST_KEPT * holds.length) return undefined;
  const sunHolds = holds.slice();
  for (const area of findings.changed) clear(sunHolds, area, width, height);
  return { before, holds, sunHolds, isGathered: kept < holds.length };
}

/** The distances of samples, 0 as where there is nothing for all that keep their light and are not next to one that does not. */
export function distancesToTrace(
  { distance }: Pick<Samples, 'distance'>,
  holds: Uint8Array,
  { width, height }: Pick<LightGrid, 'width' | 'height'>,
  memory: PlaneMemory | undefined,
): Float32Array {
  const traced = sharedFloats(width * height, memory);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isNearTraced(holds, x, y, width, height)) traced[y * width + x] = distance[y * width + x] as number;
  return traced;
}

/** Lays the sun of before over what was traced, where it holds. */
export function layKeptSun({ before, sunHolds }: FollowedLight, sun: Float32Array): void {
  for (let i = 0; i < sunHolds.length; i++) if (sunHolds[i] === 1) sun[i] = before.sun[i] as number;
}

/**
 * Lays the light of before over what was gathered, where it holds, and brings what was gathered to its level.
 * @param distance of the places that were traced
 */
export function layKeptLight(
  { before, holds }: FollowedLight,
  field: LightField,
  distance: Float32Array,
): void {
  for (const channel of ['r', 'g', 'b'] as const) {
    const [now, then] = [field[channel], before.rough[channel]];
    let [gathered, known] = [0, 0];
    for (let i = 0; i < now.length; i++) {
      const place = field.sample[i] as number;
      if (holds[place] === 0 || distance[place] === 0) continue;
      gathered += now[i] as number;
      known += then[i] as number;
    }
    const level = gathered > 0 ? Math.min(MOST_RAISED, Math.max(1 / MOST_RAISED, known / gathered)) : 1;
    for (let i = 0; i < now.length; i++)
      now[i] = holds[field.sample[i] as number] === 1 ? (then[i] as number) : level * (now[i] as number);
  }
}

/** Keeps the light of a grid for the frame after. */
export function keepLight(
  scene: TracedScene,
  { width, height, samples }: LightGrid,
  { rough, sun }: { readonly rough: Light; readonly sun: Float32Array },
  findings: FrameFindings | undefined,
): void {
  const own = (plane: Float32Array): Float32Array => Float32Array.from(plane);
  findings?.keep(LIGHT, {
    width,
    height,
    lamps: lampsOf(scene),
    distance: own(samples.distance),
    place: own(samples.place),
    normal: own(samples.normal),
    rough: { r: own(rough.r), g: own(rough.g), b: own(rough.b) },
    sun: own(sun),
  });
}

function lampsOf({ lights, sky, cell }: TracedScene): string {
  return JSON.stringify([cell, sky.sun, lights], (_, value: unknown) =>
    typeof value === 'number' ? Math.round(LAMP_STEPS * value) : value,
  );
}

function isWhereItWas(before: KeptLight, now: LightGrid['samples'], i: number): boolean {
  const isOpen = now.distance[i] === 0;
  if (isOpen || before.distance[i] === 0) return isOpen && before.distance[i] === 0;
  let facing = 0;
  for (let k = 3 * i; k < 3 * i + 3; k++) {
    if (Math.abs((now.place[k] as number) - (before.place[k] as number)) > SAME_M) return false;
    facing += (now.normal[k] as number) * (before.normal[k] as number);
  }
  return facing > SAME_FACING;
}

function clear(holds: Uint8Array, area: PictureArea, width: number, height: number): void {
  const reach = REACH * width;
  const left = Math.max(0, Math.floor(area.left * width - reach));
  const right = Math.min(width, Math.ceil(area.right * width + reach));
  const top = Math.max(0, Math.floor(area.top * height - reach));
  const bottom = Math.min(height, Math.ceil(area.bottom * height + reach));
  for (let y = top; y < bottom; y++) holds.fill(0, y * width + left, y * width + right);
}

function isNearTraced(holds: Uint8Array, x: number, y: number, width: number, height: number): boolean {
  for (let yy = Math.max(0, y - RIM); yy <= Math.min(height - 1, y + RIM); yy++)
    for (let xx = Math.max(0, x - RIM); xx <= Math.min(width - 1, x + RIM); xx++)
      if (holds[yy * width + xx] === 0) return true;
  return false;
}
