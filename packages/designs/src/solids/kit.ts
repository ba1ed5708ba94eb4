import type { RandomStream } from '@plumbline/imaging/random.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Footprint } from '@plumbline/tracer/traced-scene.ts';
import type { AreaLight } from '@plumbline/tracer/finishes/finish.ts';
import { FINISH_NAMES, type FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { DesignWishes } from '../wishes/design-wishes.ts';
import type { WishBook } from '../wishes/wish-book.ts';
import type { StyleForm } from '@plumbline/tracer/finishes/style-form.ts';
import type { SolidMesh, Vec } from '@plumbline/tracer/trace/solid-mesh.ts';

/** What solids are built with: meshes to add to, the form of the style, and chance. */
export interface Kit {
  readonly mesh: SolidMesh;
  readonly panes: SolidMesh;
  readonly lights: AreaLight[];
  readonly footprints: Footprint[];
  /** Clear size of every room that was built. */
  readonly rooms: { readonly width: number; readonly depth: number; readonly height: number }[];
  readonly form: StyleForm;
  readonly random: RandomStream;
  /** What the design was asked to have, and what of it stands already; absent where nothing was asked. */
  readonly asked?: DesignWishes;
  readonly wishes?: WishBook;
  /** How bright lamps are; 0 where they are off. */
  readonly lamp: number;
}

const INDEX = new Map<FinishName, number>(FINISH_NAMES.map((name, i) => [name, i]));

export function finishIndex(name: FinishName): number {
  return INDEX.get(name) ?? 0;
}

/** The finish of a part of what is being built: another one where the thing was asked for in a colour. */
export function finishOf(kit: Kit, name: FinishName): number {
  return kit.wishes?.dye?.get(name) ?? finishIndex(name);
}

/** A number between two bounds. */
export function between(kit: Kit, low: number, high: number): number {
  return low + (high - low) * kit.random();
}

export function pickOne<T>(kit: Kit, list: readonly [T, ...T[]]): T {
  return list[Math.floor(kit.random() * list.length)] ?? list[0];
}

/** Colour of lamp light. */
const LAMP_COLOUR: Rgb = [1, 0.86, 0.67];

/** A ball of light at a place of the present frame; `power` in metres² of white wall. */
export function addLamp(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  radius: number,
  power: number,
  colour: Rgb = LAMP_COLOUR,
): void {
  if (kit.lamp <= 0) return;
  const k = (power * kit.lamp) / (Math.PI * radius * radius);
  kit.lights.push({
    centre: kit.mesh.toWorld(x, y, z),
    a: [0, 0, 0],
    b: [0, 0, 0],
    normal: undefined,
    radius,
    radiance: [colour[0] * k, colour[1] * k, colour[2] * k],
    portal: false,
  });
}

/** A rectangle of light: half edges and normal in the present frame. */
export function addPanelLight(
  kit: Kit,
  centre: Vec,
  a: Vec,
  b: Vec,
  normal: Vec,
  power: number,
  colour: Rgb = LAMP_COLOUR,
): void {
  if (kit.lamp <= 0) return;
  const area = 4 * Math.hypot(...a) * Math.hypot(...b);
  const k = (power * kit.lamp) / area;
  kit.lights.push({
    centre: kit.mesh.toWorld(...centre),
    a: kit.mesh.turn(...a),
    b: kit.mesh.turn(...b),
    normal: kit.mesh.turn(...normal),
    radius: 0,
    radiance: [colour[0] * k, colour[1] * k, colour[2] * k],
    portal: false,
  });
}

/** An opening to the sky; `normal` points into the room. */
export function addPortal(kit: Kit, centre: Vec, a: Vec, b: Vec, normal: Vec, gain: number): void {
  kit.lights.push({
    centre: kit.mesh.toWorld(...centre),
    a: kit.mesh.turn(...a),
    b: kit.mesh.turn(...b),
    normal: kit.mesh.turn(...normal),
    radius: 0,
    radiance: [gain, gain, gain],
    portal: true,
  });
}

/** Records the ground that a thing of the present frame stands on. */
export function standOn(
  kit: Kit,
  name: string,
  width: number,
  depth: number,
  low: number,
  high: number,
): void {
  const [x, , z] = kit.mesh.toWorld(0, 0, 0);
  const [dx, , dz] = kit.mesh.turn(0, 0, 1);
  kit.footprints.push({
    name,
    x,
    z,
    yaw: Math.atan2(dx, dz),
    halfWidth: width / 2,
    halfDepth: depth / 2,
    low,
    high,
  });
}
