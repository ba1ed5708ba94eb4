import type { Finding, FrameFindings, PictureArea } from '@plumbline/imaging/tiles/frame-findings.ts';
import { createLightField, type LightField } from '@plumbline/tracer/light/gather-light.ts';
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

/** What of the light of the frame before holds, by place of the grid: 1 where it does. */
export interface FollowedLight {
  readonly before: KeptLight;
  /** The light of sky, lamps and surfaces. */
  readonly holds: Uint8Array;
  /** The sun's. */
  readonly sunHolds: Uint8Array;
}

const LIGHT: Finding<KeptLight> = { name: 'traced light' };
/** Share of a picture's width to which shadows reach from what has changed, as far as a draft shows them. */
const REACH = 0.08;
/** Metres, and cosine, within which a place is where it was: a hand's breadth changes no light that a draft shows. */
const SAME_M = 0.1;
const SAME_FACING = 0.98;
/** Share of the places that must keep their light; of fewer all of it is traced anew. */
const LEAST_KEPT = 0.75;
/** Places around those whose sun is traced whose sun is traced too: penumbras are means of neighbours. */
const RIM = 2;
/** Points to each side among which a new place looks for light, and the cosine up to which faces are turned one way. */
const AROUND = 6;
const ONE_WAY = 0.5;
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
  return { before, holds, sunHolds };
}

/** The samples of a grid of which only those are traced whose sun does not hold, and those next to them. */
export function samplesInChange(
  { width, height, samples }: LightGrid,
  { sunHolds }: FollowedLight,
  memory: PlaneMemory | undefined,
): Samples {
  const distance = sharedFloats(width * height, memory);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isNearTraced(sunHolds, x, y, width, height))
        distance[y * width + x] = samples.distance[y * width + x] as number;
  return { ...samples, distance };
}

/** Lays the sun of before over what was traced, where it holds. */
export function layKeptSun({ before, sunHolds }: FollowedLight, sun: Float32Array): void {
  for (let i = 0; i < sunHolds.length; i++) if (sunHolds[i] === 1) sun[i] = before.sun[i] as number;
}

/**
 * The light of before at the points of a grid, where it holds; what is new is as light as what lies around it and is turned the same way.
 * Tracing the new places alone would not do: a few rays meet few of the surfaces that light them, and they came out dark.
 */
export function followedField(
  { before, holds }: FollowedLight,
  { samples, ...grid }: LightGrid,
  memory: PlaneMemory | undefined,
): LightField {
  const field = createLightField(grid, memory);
  const { rough } = before;
  const isKnown = (point: number): boolean => {
    const place = field.sample[point] as number;
    return holds[place] === 1 && before.distance[place] !== 0;
  };
  const set = (point: number, [r, g, b]: readonly [number, number, number]): void => {
    field.r[point] = r;
    field.g[point] = g;
    field.b[point] = b;
  };
  const meanOf = (points: readonly number[]): [number, number, number] => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const point of points) {
      sum[0] += rough.r[point] as number;
      sum[1] += rough.g[point] as number;
      sum[2] += rough.b[point] as number;
    }
    const n = Math.max(1, points.length);
    return [sum[0] / n, sum[1] / n, sum[2] / n];
  };
  const known = [...field.sample.keys()].filter(isKnown);
  for (const point of known)
    set(point, [rough.r[point] as number, rough.g[point] as number, rough.b[point] as number]);
  const all = meanOf(known);
  for (let point = 0; point < field.sample.length; point++) {
    const place = field.sample[point] as number;
    if (holds[place] === 1 || samples.distance[place] === 0) continue;
    const near = pointsAround(field, point).filter(isKnown);
    const turned = near.filter((other) => areOneWay(samples, place, field.sample[other] as number));
    set(point, turned.length > 0 ? meanOf(turned) : near.length > 0 ? meanOf(near) : all);
  }
  return field;
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

function pointsAround({ width, height }: LightField, point: number): number[] {
  const [x, y] = [point % width, Math.floor(point / width)];
  const points: number[] = [];
  for (let yy = Math.max(0, y - AROUND); yy <= Math.min(height - 1, y + AROUND); yy++)
    for (let xx = Math.max(0, x - AROUND); xx <= Math.min(width - 1, x + AROUND); xx++)
      points.push(yy * width + xx);
  return points;
}

function areOneWay({ normal }: Samples, a: number, b: number): boolean {
  let facing = 0;
  for (let c = 0; c < 3; c++) facing += (normal[3 * a + c] as number) * (normal[3 * b + c] as number);
  return facing > ONE_WAY;
}

function isNearTraced(holds: Uint8Array, x: number, y: number, width: number, height: number): boolean {
  for (let yy = Math.max(0, y - RIM); yy <= Math.min(height - 1, y + RIM); yy++)
    for (let xx = Math.max(0, x - RIM); xx <= Math.min(width - 1, x + RIM); xx++)
      if (holds[yy * width + xx] === 0) return true;
  return false;
}
