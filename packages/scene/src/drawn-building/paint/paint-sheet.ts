import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { type BitMask, createBitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { laidOver } from '../../learned/plane-of-classes.ts';
import { BuildingClass, isSurroundings } from '../read/building-class.ts';
import type { SheetGround } from '../read/read-sheet-ground.ts';
import type { ExteriorStage } from './exterior-stage.ts';

const PAPER = [0.965, 0.955, 0.93] as const;

/** Of an elevation: half the width of the hem between sky and ground, and how far down the ground fades into paper, by the height. */
const HEM = 0.004;
const GROUND_FADES = { from: 0.05, to: 0.24 } as const;
/** Probability of a building at which sky and ground begin to give way, and at which there are none. */
const HEARD = { from: 0.35, to: 0.65 } as const;
/** Share of the breadth of a picture that a roof takes at least. */
const ROOF = 0.03;
/** How much of the paper sky and ground of an elevation cover. */
const LEVEL_COVER = 0.94;

export interface SheetSurroundings {
  readonly sky: ColourPlanes;
  readonly sheetGround: SheetGround;
  /** Row on which an elevation stands, see `findStandingRow`. */
  readonly standingRow: number | undefined;
  /** Probability of a building, any size: see `ExteriorDrawing`. */
  readonly built?: Plane | undefined;
}

/**
 * The bare sheet around a drawing without a horizon: sky washed in loosely above the building, ground below it, or ground on all sides
 * where one looks down on it, fading into paper with a ragged edge. It claims nothing; in dark atmospheres the wash covers the whole
 * sheet. Round rooms and plans the paper stays bare. Behind an elevation, whose ground is known, the sky runs from edge to edge.
 */
export function paintSheet(
  stage: ExteriorStage,
  { sky, sheetGround, standingRow, built: heard }: SheetSurroundings,
  out: ColourPlanes,
): void {
  const { width, height, kinds, light, palette, unit, request } = stage;
  const built = createBitMask(width, height);
  let rows = 0;
  let count = 0;
  for (let i = 0; i < kinds.length; i++) {
    if (isSurroundings(kinds[i] as number)) continue;
    built.data[i] = 1;
    rows += Math.floor(i / width);
    count++;
  }
  const middle = count > 0 ? rows / count + 0.04 * height : height / 2;
  const distance = distanceTransform(built).data;
  const outside = outsideOf(built, 9 * unit);
  if (heard !== undefined) dropHeard(outside, laidOver(heard, outside), topRow(built));
  const green = palette[BuildingClass.lawn] as readonly [number, number, number];
  const ground = [0, 1, 2].map((c) => {
    const g = light.snow > 0 ? 0.9 : 0.75 * (green[c] as number) + 0.2;
    return g * ((light.ambient[c] as number) + 0.9 * (light.sun[c] as number));
  });
  const dim = [0, 1, 2].map((c) => Math.min(1, (light.ambient[c] as number) + (light.sun[c] as number)));
  const cover = light.sheetWash;
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    const isLevel = standingRow !== undefined;
    const [line, hem] = isLevel ? [standingRow, HEM * height] : [middle, 0.12 * height];
    const under = smoothstep(line - hem, line + hem, y);
    const deep = isLevel ? (y - line) / height : 0;
    const level = LEVEL_COVER * (1 - smoothstep(GROUND_FADES.from, GROUND_FADES.to, deep));
    const low = sheetGround === 'land' ? 1 : under;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== BuildingClass.sheet) continue;
      const ragged = fractalNoise(x / (70 * unit), y / (60 * unit), 3, request.seed + 77);
      const grain = 0.88 + 0.24 * fractalNoise(x / (26 * unit), y / (24 * unit), 2, request.seed + 78);
      const d = (distance[i] as number) / (unit * (80 + 150 * ragged));
      const reach = (edge: number): number => 1 - smoothstep(0.35, edge, d);
      const clear = sheetGround === 'paper' ? 0 : (outside.data[i] as number);
      const wash = (edge: number): number => (cover >= 1 ? 0.72 * grain : cover * reach(edge) * grain);
      const above = clear * (isLevel ? LEVEL_COVER : wash(1.5)) * (1 - low);
      const below = clear * (isLevel ? level : wash(1.15)) * low;
      const contact = 1 - 0.4 * under * Math.exp(-(distance[i] as number) / (11 * unit));
      for (const [c, plane] of [out.r, out.g, out.b].entries()) {
        const paper = (PAPER[c] as number) * (cover >= 1 || isLevel ? (dim[c] as number) : 1);
        const air = ([sky.r, sky.g, sky.b][c] as Float32Array)[i] as number;
        const v = paper * (1 - above - below) + air * above + (ground[c] as number) * below;
        plane[i] = v * contact;
      }
    }
  }
}

/** What the net sees as a building is not outside, whatever its outline; over the drawn roofs it sees them in chains of dimensions. */
function dropHeard(outside: Plane, heard: Plane, top: number): void {
  for (let i = top * outside.width; i < outside.data.length; i++)
    outside.data[i] =
      (outside.data[i] as number) * (1 - smoothstep(HEARD.from, HEARD.to, heard.data[i] as number));
}

/** The first row along which a building is drawn, and not a chimney or a flag alone. */
function topRow({ width, height, data }: BitMask): number {
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let i = y * width; i < (y + 1) * width; i++) count += data[i] as number;
    if (count > ROOF * width) return y;
  }
  return height;
}

/**
 * 1 off the building, 0 where parts of it lie on all four sides: a wall whose outline leaks is no sky. Soft-edged.
 */
function outsideOf(built: BitMask, softness: number): Plane {
  const { width, height, data } = built;
  const sides = new Uint8Array(data.length);
  const mark = (count: number, at: (k: number) => number, bit: number): void => {
    let seen = false;
    for (let k = 0; k < count; k++) {
      const i = at(k);
      if (data[i]) seen = true;
      else if (seen) sides[i] = (sides[i] as number) | bit;
    }
  };
  for (let y = 0; y < height; y++) {
    mark(width, (x) => y * width + x, 1);
    mark(width, (x) => y * width + width - 1 - x, 2);
  }
  for (let x = 0; x < width; x++) {
    mark(height, (y) => y * width + x, 4);
    mark(height, (y) => (height - 1 - y) * width + x, 8);
  }
  const out = createPlane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = sides[i] === 15 ? 0 : 1;
  return gaussianBlur(out, softness);
}
