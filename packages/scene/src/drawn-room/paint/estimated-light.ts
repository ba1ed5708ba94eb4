import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { sunOnElevation } from '../../painting/sun-beams.ts';
import { isBackground } from '../read/cell-role.ts';
import { type CellTone, tonesOfCells } from './cell-tones.ts';
import type { LitPixel, PixelLight } from './pixel-light.ts';
import type { RenderStage } from './render-stage.ts';
import { measureRoomFields } from './room-fields.ts';
import type { ShellPlane } from './room-masks.ts';
import { slopeAt, type SoftForm } from './soft-form.ts';
import { createSunPatch } from './sun-patch.ts';

/** Nearness of a plane of the room's shell, which darkens the others. */
interface Corner {
  readonly plane: ShellPlane;
  readonly field: Float32Array;
}

/** How dark the deepest corner gets. */
const DARKEST = 0.5;
/** Sun on an elevation, and the daylight that is missing beside it. */
const ELEVATION_SUN = 0.3;
const ELEVATION_SHADE = 0.3;
/** How much darker a thing is where it stands on the floor. */
const UNDERSIDE = 0.5;

/**
 * Light by what lies near in the picture, for rooms that do not stand (elevations, sketches, corners without a camera): light from
 * everywhere × occlusion + daylight by facing + spill of windows + lamps.
 */
export function estimateLight(stage: RenderStage, colours: readonly Rgb[], form: SoftForm): PixelLight {
  const { cells, room, light, analysis, toAnalysis: k, lightDirection: l } = stage;
  const { width } = cells;
  const modelling = 0.5 + 0.7 * stage.request.style.light.modelling;
  const fields = measureRoomFields(stage);
  const tones = tonesOfCells(stage);
  const sun = createSunPatch(stage);
  const { frame } = analysis;
  const frameWidth = frame.x1 - frame.x0 + 1;
  const frameHeight = frame.y1 - frame.y0 + 1;
  const corners: readonly Corner[] = [...fields.corners].map(([plane, field]) => ({ plane, field }));
  const floorNear = fields.corners.get('floor');
  const bounce = floorBounce(stage, colours);
  const elevation = analysis.kind === 'elevation';
  const slope = new Float64Array(2);
  // Wall cells darken a little towards the camera side of the light, which gives a flat drawing its depth.
  const shellShare = elevation ? 0.5 : 1;
  return ({ i, x, y, cell, role, onFloor, u: onU, w: onW }: LitPixel, out: Float64Array): void => {
    const tone = tones[cell] as CellTone;
    const v = (y * k - frame.y0) / frameHeight;
    let sunHere = onFloor && sun !== undefined ? sun(onU, onW) : 0;
    let occlusion = 1;
    let key = 0.55 * tone.key;
    if (isBackground(role) || role === 'plain') {
      const floor = role === 'floor' || role === 'rug';
      const depth = (floor ? 1 : 0.55) * shellShare * modelling;
      occlusion -=
        depth * ((floor ? 0.58 : 0.42) * (fields.near[i] as number) + 0.34 * (fields.broad[i] as number));
      const own = fields.planeOfCell[cell];
      if (own !== undefined)
        for (let p = 0; p < corners.length; p++) {
          const corner = corners[p] as Corner;
          if (corner.plane !== own) occlusion -= 0.4 * modelling * (corner.field[i] as number);
        }
      key *= 1 - (floor ? 0.8 : elevation ? 0.3 : 0.26) * modelling * (fields.cast[i] as number);
    } else {
      const border = form.border.data[i] as number;
      const inset = (room.parent[cell] as number) > 0 ? 0.12 : 0.05;
      occlusion -= inset * modelling * Math.exp(-border / (0.008 * width));
      if (floorNear !== undefined) occlusion -= UNDERSIDE * modelling * (floorNear[i] as number);
    }
    if (role === 'fabric' || role === 'log') {
      slopeAt(form, x, y, slope);
      const gx = slope[0] as number;
      const gy = slope[1] as number;
      const n = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const facing = (-gx * l[0] - gy * l[1] - l[2]) * n;
      key *= Math.max(0, facing / Math.max(0.05, -l[2])) * 0.62 + 0.38;
      // Upholstery turned up sees the ceiling's light, turned down the floor's.
      occlusion *= 1 - 0.14 * gy * n * modelling;
    }
    if (occlusion < DARKEST) occlusion = DARKEST;
    const u = (x * k - frame.x0) / frameWidth;
    const towards = l[0] < 0 ? 1 - u : u;
    const fall = 0.66 + 0.52 * towards * (1 - 0.35 * v);
    const ceilingFall = role === 'ceiling' ? 0.84 + 0.26 * towards + light.fromBelow : 1;
    const spill = fields.spill === undefined || role === 'window' ? 0 : (fields.spill[i] as number);
    let lamp = fields.lamps === undefined ? 0 : (fields.lamps[i] as number) * (0.62 + 0.42 * tone.key);
    if (role === 'fabric') lamp *= 0.55 + key;
    if (elevation && light.sun > 0) {
      const inSun = sunOnElevation(l[0] < 0 ? 1 - u : u, (v * frameHeight) / frameWidth);
      sunHere = ELEVATION_SUN * inSun * occlusion;
      key *= 1 - ELEVATION_SHADE * light.sun * (1 - inSun);
    }
    const sunny = sunHere * light.sun;
    const base = tone.ambient * (0.86 + 0.14 * fall) * ceilingFall;
    // Crevices are warm: the light there has bounced off wood and cloth.
    const warmR = occlusion;
    const warmB = occlusion * (0.94 + 0.06 * occlusion);
    // A drawn shade glows by itself once lamps are lit.
    const glow = role === 'lamp' ? 1.5 : 0;
    const near = floorNear === undefined || onFloor ? 0 : (floorNear[i] as number);
    for (let c = 0; c < 3; c++) {
      const warm = c === 0 ? warmR : c === 1 ? 0.5 * (warmR + warmB) : warmB;
      const channel = c as 0 | 1 | 2;
      out[c] =
        warm *
          (light.ambient[channel] * base + light.key[channel] * key * fall + light.lamp[channel] * lamp) +
        light.windowSpill[channel] * spill * occlusion +
        sunny * light.sunColour[channel] +
        glow * light.lamp[channel] +
        near * bounce[channel];
    }
  };
}

/** Light that the floor throws back on what stands near it, in the floor's colour. */
function floorBounce(stage: RenderStage, colours: readonly Rgb[]): Rgb {
  const { light, room } = stage;
  const floor = room.roles.indexOf('floor');
  if (floor < 0) return [0, 0, 0];
  const c = colours[floor] as Rgb;
  const of = (k: 0 | 1 | 2): number =>
    0.42 * c[k] * (light.ambient[k] + 0.5 * light.key[k] + 0.4 * light.lamp[k]);
  return [of(0), of(1), of(2)];
}
