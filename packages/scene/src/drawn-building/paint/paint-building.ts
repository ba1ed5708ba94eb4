import { hashNoise } from '@plumbline/imaging/random.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { createMaterialSample } from '@plumbline/materials/material-sampler.ts';
import { BuildingClass, isSurroundings } from '../read/building-class.ts';
import type { ExteriorShadows } from './exterior-shadows.ts';
import type { ExteriorStage } from './exterior-stage.ts';
import type { LaidExterior } from './laid-exterior.ts';

/** Wetness, 0…1, from which roofs are darker. */
const WET_ROOF = 0.5;

const { glass, stone, roof, boards, trim, plaster, siding, tree } = BuildingClass;

/** Colours walls, roofs, masonry and trim: albedo with a quiet texture, turned to or from the sun, under the shadows. */
export function paintBuilding(
  stage: ExteriorStage,
  laid: LaidExterior,
  shadows: ExteriorShadows,
  out: ColourPlanes,
): void {
  const { width, height, kinds, cells, light, wash, unit } = stage;
  const { palette, patternOf } = laid;
  const pattern = createMaterialSample();
  const tints = cellTints(stage);
  const sunlit = cellSunlight(stage, shadows);
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if (isSurroundings(kind) || kind === glass) continue;
      const cell = cells.data[i] as number;
      const albedo = palette[kind] as readonly [number, number, number];
      let texture = 1 + 0.1 * (wash.data[i] as number);
      if (kind === stone) texture *= 0.9 + 0.2 * valueNoise(x / (4 * unit), y / (4 * unit), 3);
      else if (kind === tree) texture *= foliage(x / unit, y / unit);
      else if (kind === roof) texture *= 0.95 + 0.1 * valueNoise(x / (2.2 * unit), y / (1.4 * unit), 4);
      const shade = 1 - light.shadow * (shadows.cast.data[i] as number);
      const open = 1 - 0.3 * (shadows.occlusion.data[i] as number);
      const s = (sunlit[cell] as number) * shade;
      const sky = open * (0.86 + 0.14 * shade);
      let r = albedo[0] * (tints[cell * 3] as number);
      let g = albedo[1] * (tints[cell * 3 + 1] as number);
      let b = albedo[2] * (tints[cell * 3 + 2] as number);
      if (patternOf(cell)?.(x, y, pattern)) {
        r *= pattern.r;
        g *= pattern.g;
        b *= pattern.b;
      }
      if (light.snow > 0 && (kind === roof || kind === tree)) {
        const cover = (kind === tree ? 0.6 : 0.94) + 0.05 * (wash.data[i] as number);
        r += (0.87 - r) * cover;
        g += (0.89 - g) * cover;
        b += (0.93 - b) * cover;
      } else if (light.wet > WET_ROOF && kind === roof) {
        r *= 0.84;
        g *= 0.85;
        b *= 0.88;
      }
      out.r[i] = r * texture * (light.ambient[0] * sky + light.sun[0] * s);
      out.g[i] = g * texture * (light.ambient[1] * sky + light.sun[1] * s);
      out.b[i] = b * texture * (light.ambient[2] * sky + light.sun[2] * s);
      const h = light.hazeNear;
      if (h > 0) {
        out.r[i] = (out.r[i] as number) + (light.haze[0] - (out.r[i] as number)) * h;
        out.g[i] = (out.g[i] as number) + (light.haze[1] - (out.g[i] as number)) * h;
        out.b[i] = (out.b[i] as number) + (light.haze[2] - (out.b[i] as number)) * h;
      }
    }
  }
}

/** Clumps of leaves, a soft light and dark. */
function foliage(x: number, y: number): number {
  return 0.8 + 0.4 * fractalNoise(x / 26, y / 22, 3, 61);
}

/** Sun on each cell, 0…1.2, from the way it faces; roofs lie open to it. */
function cellSunlight({ reading, sunSide }: ExteriorStage, { turned }: ExteriorShadows): Float32Array {
  const { cells } = reading.analysis;
  const out = new Float32Array(cells.count + 1).fill(0.85);
  const lit = sunSide === reading.sunSide ? 1 : -1;
  for (let l = 1; l <= cells.count; l++) {
    const kind = reading.kinds[l];
    const turn = lit * (reading.facing[l] as number);
    const stands = kind === tree ? undefined : turned?.(l);
    if (stands !== undefined) out[l] = stands;
    else if (kind === roof) out[l] = 0.92 + 0.14 * Math.cos(2 * ((cells.angle[l] as number) - 0.5));
    else if (turn !== 0) out[l] = clamp(0.76 + 0.9 * turn, 0.18, 1.12);
  }
  return out;
}

/** Multipliers of the albedo by cell: stone by stone, board by board; plain walls all alike. */
function cellTints({ reading, request }: ExteriorStage): Float32Array {
  const { cells } = reading.analysis;
  const out = new Float32Array((cells.count + 1) * 3).fill(1);
  for (let l = 1; l <= cells.count; l++) {
    const kind = reading.kinds[l];
    const a = hashNoise(l, 1, request.seed);
    const b = hashNoise(l, 2, request.seed) - 0.5;
    let value = 1;
    let warmth = 0;
    if (kind === stone) {
      value = 0.78 + 0.42 * a;
      warmth = 0.16 * b;
    } else if (kind === boards) {
      value = 0.88 + 0.22 * a;
      warmth = 0.05 * b;
    } else if (kind === trim || kind === plaster || kind === siding) {
      value = 0.99 + 0.02 * a;
    }
    out[l * 3] = value * (1 + warmth);
    out[l * 3 + 1] = value;
    out[l * 3 + 2] = value * (1 - warmth);
  }
  return out;
}
