import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { BuildingClass, isSurroundings } from '../read/building-class.ts';
import type { SheetGround } from '../read/read-sheet-ground.ts';
import type { ExteriorStage } from './exterior-stage.ts';
import { outsideOf } from './outside-of.ts';

const PAPER = [0.965, 0.955, 0.93] as const;

/** Of an elevation: half the width of the hem between sky and ground, and how far down the ground fades into paper, by the height. */
const HEM = 0.004;
const GROUND_FADES = { from: 0.05, to: 0.24 } as const;
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
  const outside = outsideOf(built, 9 * unit, heard).data;
  const green = palette[BuildingClass.lawn] as readonly [number, number, number];
  const ground = [0, 1, 2].map((c) => {
    const g = light.snow > 0 ? 0.9 : 0.75 * (green[c] as number) + 0.2;
    return g * ((light.ambient[c] as number) + 0.9 * (light.sun[c] as number));
  });
  const dim = [0, 1, 2].map((c) => Math.min(1, (light.ambient[c] as number) + (light.sun[c] as number)));
  const isLevel = standingRow !== undefined;
  const cover = isLevel
    ? levelCover(height, standingRow)
    : looseCover({ middle, height, unit, seed: request.seed, sheetWash: light.sheetWash, distance });
  const isLit = isLevel || light.sheetWash >= 1;
  const at: SheetCover = { sky: 0, ground: 0, under: 0 };
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== BuildingClass.sheet) continue;
      cover(x, y, i, at);
      const low = sheetGround === 'land' ? 1 : at.under;
      const clear = sheetGround === 'paper' ? 0 : (outside[i] as number);
      const above = clear * at.sky * (1 - low);
      const below = clear * at.ground * low;
      const contact = 1 - 0.4 * at.under * Math.exp(-(distance[i] as number) / (11 * unit));
      for (const [c, plane] of [out.r, out.g, out.b].entries()) {
        const paper = (PAPER[c] as number) * (isLit ? (dim[c] as number) : 1);
        const air = ([sky.r, sky.g, sky.b][c] as Float32Array)[i] as number;
        const v = paper * (1 - above - below) + air * above + (ground[c] as number) * below;
        plane[i] = v * contact;
      }
    }
  }
}

/** How much of the paper at a pixel sky and ground cover, if it is theirs, and how far it is the ground's; 0…1. */
interface SheetCover {
  sky: number;
  ground: number;
  under: number;
}

type CoverAt = (x: number, y: number, i: number, into: SheetCover) => void;

/** Of an elevation: sky as far as its ground, which fades into paper. */
function levelCover(height: number, standingRow: number): CoverAt {
  const hem = HEM * height;
  return (_x, y, _i, into) => {
    into.under = smoothstep(standingRow - hem, standingRow + hem, y);
    into.sky = LEVEL_COVER;
    into.ground =
      LEVEL_COVER * (1 - smoothstep(GROUND_FADES.from, GROUND_FADES.to, (y - standingRow) / height));
  };
}

interface LooseSheet {
  /** Row about which sky turns into ground. */
  readonly middle: number;
  readonly height: number;
  readonly unit: number;
  readonly seed: number;
  readonly sheetWash: number;
  /** From what is built, px. */
  readonly distance: Float32Array;
}

/** Washes around a building, with a ragged edge and a grain. */
function looseCover({ middle, height, unit, seed, sheetWash, distance }: LooseSheet): CoverAt {
  return (x, y, i, into) => {
    const grain = 0.88 + 0.24 * fractalNoise(x / (26 * unit), y / (24 * unit), 2, seed + 78);
    into.under = smoothstep(middle - 0.12 * height, middle + 0.12 * height, y);
    if (sheetWash >= 1) {
      into.sky = into.ground = 0.72 * grain;
      return;
    }
    const ragged = fractalNoise(x / (70 * unit), y / (60 * unit), 3, seed + 77);
    const d = (distance[i] as number) / (unit * (80 + 150 * ragged));
    into.sky = sheetWash * (1 - smoothstep(0.35, 1.5, d)) * grain;
    into.ground = sheetWash * (1 - smoothstep(0.35, 1.15, d)) * grain;
  };
}
