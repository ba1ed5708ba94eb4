import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { createMaterialSample } from '@plumbline/materials/material-sampler.ts';
import type { SurfaceTexel } from '@plumbline/materials/surface/surface.ts';
import { type CellSurface, SHEET_WIDTH, surfacesOfCells } from './cell-surfaces.ts';
import { isBackground } from '../read/cell-role.ts';
import { type CellTone, tonesOfCells } from './cell-tones.ts';
import type { RenderStage } from './render-stage.ts';
import { measureRoomFields } from './room-fields.ts';
import type { ShellPlane } from './room-masks.ts';
import { measureShellLight } from './shell-light.ts';
import { inflateSoftForms, slopeAt } from './soft-form.ts';
import { sunOnElevation } from '../../painting/sun-beams.ts';
import { createSunPatch } from './sun-patch.ts';
import { paintWindowView } from './window-view.ts';

export interface ShadedRoom {
  readonly light: ColourPlanes;
  /** Mirror-likeness of the floor per pixel, 0 elsewhere. */
  readonly gloss: Float32Array;
}

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
 * Colour and light of every pixel, without ink: material × (light from everywhere × occlusion + daylight by facing +
 * spill of windows + lamps).
 * @param check called every few rows; may throw to abort.
 */
export function shadeRoom(stage: RenderStage, colours: readonly Rgb[], check: () => void): ShadedRoom {
  const { cells, room, light, analysis, toAnalysis: k, lightDirection: l } = stage;
  const { width, height } = cells;
  const modelling = 0.5 + 0.7 * stage.request.style.light.modelling;
  const fields = measureRoomFields(stage);
  check();
  const form = inflateSoftForms(stage, (role) => role === 'fabric' || role === 'log');
  check();
  const tones = tonesOfCells(stage);
  const surfaces = surfacesOfCells(stage, colours);
  const sun = createSunPatch(stage);
  const shell = measureShellLight(stage, check);
  const out = createColourPlanes(width, height);
  const gloss = new Float32Array(width * height);
  const texel: SurfaceTexel = { r: 0, g: 0, b: 0, gloss: 0 };
  const pattern = createMaterialSample();
  const at = new Float64Array(3);
  const { frame } = analysis;
  const frameWidth = frame.x1 - frame.x0 + 1;
  const frameHeight = frame.y1 - frame.y0 + 1;
  const metres = SHEET_WIDTH / width;
  const corners: readonly Corner[] = [...fields.corners].map(([plane, field]) => ({ plane, field }));
  const floorNear = fields.corners.get('floor');
  const bounce = floorBounce(stage, colours);
  const elevation = analysis.kind === 'elevation';
  const slope = new Float64Array(2);
  // Wall cells darken a little towards the camera side of the light, which gives a flat drawing its depth.
  const shellShare = elevation ? 0.5 : 1;
  for (let y = 0; y < height; y++) {
    if (y % 24 === 0) check();
    const v = (y * k - frame.y0) / frameHeight;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cell = cells.data[i] as number;
      if (cell === 0) continue;
      const role = room.roles[cell] ?? 'plain';
      const tone = tones[cell] as CellTone;
      const surface = surfaces[cell] as CellSurface;
      let sunHere = 0;
      if (surface.onFloor && room.floorPlane?.locate(x * k, y * k, at)) {
        const u = at[0] as number;
        const w = at[1] as number;
        const c = Math.cos(surface.turn);
        const s = Math.sin(surface.turn);
        surface.surface(u * c + w * s, w * c - u * s, at[2] as number, texel);
        gloss[i] = texel.gloss;
        if (sun !== undefined) sunHere = sun(u, w);
      } else {
        const c = Math.cos(surface.turn);
        const s = Math.sin(surface.turn);
        surface.surface((x * c + y * s) * metres, (y * c - x * s) * metres, metres, texel);
      }
      if (surface.laid?.at(x, y, pattern)) {
        texel.r *= pattern.r;
        texel.g *= pattern.g;
        texel.b *= pattern.b;
        if (surface.onFloor) gloss[i] = surface.laid.gloss;
      }
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
      const daylight = shell === undefined || role === 'window' ? 1 : (shell[i] as number);
      const fall = shell === undefined ? 0.66 + 0.52 * towards * (1 - 0.35 * v) : daylight;
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
      const base = tone.ambient * (0.86 + 0.14 * fall) * ceilingFall * daylight;
      // Crevices are warm: the light there has bounced off wood and cloth.
      const warmR = occlusion;
      const warmB = occlusion * (0.94 + 0.06 * occlusion);
      const er =
        warmR * (light.ambient[0] * base + light.key[0] * key * fall + light.lamp[0] * lamp) +
        light.windowSpill[0] * spill * occlusion +
        sunny * light.sunColour[0];
      const eg =
        warmR * 0.5 * (light.ambient[1] * base + light.key[1] * key * fall + light.lamp[1] * lamp) +
        warmB * 0.5 * (light.ambient[1] * base + light.key[1] * key * fall + light.lamp[1] * lamp) +
        light.windowSpill[1] * spill * occlusion +
        sunny * light.sunColour[1];
      const eb =
        warmB * (light.ambient[2] * base + light.key[2] * key * fall + light.lamp[2] * lamp) +
        light.windowSpill[2] * spill * occlusion +
        sunny * light.sunColour[2];
      // A drawn shade glows by itself once lamps are lit.
      const glow = role === 'lamp' ? 1.5 : 0;
      const near = floorNear === undefined || surface.onFloor ? 0 : (floorNear[i] as number);
      out.r[i] = texel.r * (er + glow * light.lamp[0] + near * bounce[0]);
      out.g[i] = texel.g * (eg + glow * light.lamp[1] + near * bounce[1]);
      out.b[i] = texel.b * (eb + glow * light.lamp[2] + near * bounce[2]);
    }
  }
  paintWindowView(stage, out);
  addHaze(stage, out);
  return { light: out, gloss };
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

/** Milky air grows towards the far end of the room, which lies at the horizon. */
function addHaze(stage: RenderStage, out: ColourPlanes): void {
  const { light, cells, analysis, toAnalysis } = stage;
  if (light.hazeShare === 0) return;
  const level = analysis.kind === 'cad' ? analysis.camera.horizonY : analysis.height * 0.45;
  for (let y = 0; y < cells.height; y++) {
    const away = Math.abs(y * toAnalysis - level) / analysis.height;
    const share = light.hazeShare * (1 - 0.75 * smoothstep(0, 0.55, away));
    for (let i = y * cells.width; i < (y + 1) * cells.width; i++) {
      out.r[i] = (out.r[i] as number) + (light.haze[0] - (out.r[i] as number)) * share;
      out.g[i] = (out.g[i] as number) + (light.haze[1] - (out.g[i] as number)) * share;
      out.b[i] = (out.b[i] as number) + (light.haze[2] - (out.b[i] as number)) * share;
    }
  }
}
