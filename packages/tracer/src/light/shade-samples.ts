import { saturate, smoothstep } from '@plumbline/imaging/scalar.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { SurfaceTexel } from '@plumbline/materials/surface/surface.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { sharedFloats } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import type { Finish } from '../finishes/finish.ts';
import { openScene, type SharedScene } from '../samples/shared-scene.ts';
import type { Samples } from '../samples/trace-samples.ts';
import type { LightField } from './gather-light.ts';
import type { LightCells } from './light-cells.ts';
import { createMirrorView } from './mirror-light.ts';
import { lightAmongLeaves, lightOfSample } from './spread-light.ts';

interface ShadeInput {
  readonly scene: SharedScene;
  readonly samples: Samples;
  readonly width: number;
  readonly cells: LightCells;
  readonly field: LightField;
  readonly sunlight: Float32Array;
  /** Blurred reflections of rough surfaces, at half size. */
  readonly sheen: LightField;
  /** 3 a sample. */
  readonly out: Float32Array;
}

/** From this roughness on reflections come from the blurred field. */
export const BLURRED = 0.05;

/** Below this share a reflection is not worth a ray. */
const LEAST_MIRROR = 0.012;

/** Samples a tile. */
const TILE = 4096;

/**
 * Radiance of every sample (3 per sample): colour of the surface in the light that falls on it, its glow, what it mirrors,
 * and the glass before it. Sky keeps 0.
 */
export function shadeSamples(input: Omit<ShadeInput, 'out'>, context: RenderContext): Float32Array {
  const { count } = input.samples;
  const out = sharedFloats(3 * count, context.memory);
  runTiles(context, shadeRange, { ...input, out }, count, TILE);
  return out;
}

/** Shades a range of samples. */
export const shadeRange: TileKernel<ShadeInput> = { name: 'shade', prepare: prepareShading };

function prepareShading(tools: ShadeInput): (from: number, to: number) => void {
  const { samples, width, out } = tools;
  const scene = openScene(tools.scene);
  const mirrorView = createMirrorView(scene, tools.cells);
  const { finishes, sky, interior } = scene;
  const { atmosphere } = scene.recipe;
  const sun = sky.sun?.irradiance ?? [0, 0, 0];
  const texel: SurfaceTexel = { r: 0, g: 0, b: 0, gloss: 0 };
  const light = new Float32Array(3);
  const seen = new Float32Array(3);
  // Of one sample. What is shared is written once, when it is known: another thread may be at the same sample.
  const colour = new Float32Array(3);
  const snows = !interior && atmosphere === 'snow';
  const wets = !interior && atmosphere === 'rain';
  return (from, to) => {
    for (let s = from; s < to; s++) {
      const at = 3 * s;
      const dx = samples.ray[at] as number;
      const dy = samples.ray[at + 1] as number;
      const dz = samples.ray[at + 2] as number;
      if (samples.distance[s] === 0) continue;
      shadeSurface(s, at, dx, dy, dz);
      const pane = samples.pane[s] as number;
      if (pane > 0) addPane(s, at, dx, dy, dz, pane);
      for (let c = 0; c < 3; c++) out[at + c] = colour[c] as number;
    }
  };

  function shadeSurface(s: number, at: number, dx: number, dy: number, dz: number): void {
    const finish = finishes[samples.finish[s] as number] as Finish;
    const distance = samples.distance[s] as number;
    const footprint = samples.footprint[s] as number;
    let nx = samples.normal[at] as number;
    const ny = samples.normal[at + 1] as number;
    let nz = samples.normal[at + 2] as number;
    const x = samples.place[at] as number;
    const y = samples.place[at + 1] as number;
    const z = samples.place[at + 2] as number;
    if (finish.surface === undefined) {
      texel.r = finish.albedo[0];
      texel.g = finish.albedo[1];
      texel.b = finish.albedo[2];
      texel.gloss = 1;
    } else finish.surface(samples.u[s] as number, samples.v[s] as number, footprint, texel);
    if (finish.class === 'plant') lightAmongLeaves(tools.field, samples, s, width, light);
    else lightOfSample(tools.field, samples, s, width, light);
    const lit = (tools.sunlight[s] as number) / Math.PI;
    let mirror = finish.mirror;
    let roughness = finish.roughness;
    let polish = 1;
    if (snows && ny > 0.25 && finish.class !== 'water' && finish.class !== 'window') {
      const plant = finish.class === 'plant';
      const open = plant || !scene.tracer.blocked(x, y + 0.02, z, 0.02, 1, 0.03, 60);
      const patchy = 0.35 * (fractalNoise(x * 1.7, z * 1.7 + y, 3, 7) - 0.5);
      const cover = open ? (plant ? 0.72 : 0.96) * smoothstep(0.3, 0.62, ny + patchy) : 0;
      texel.r += (0.86 - texel.r) * cover;
      texel.g += (0.88 - texel.g) * cover;
      texel.b += (0.92 - texel.b) * cover;
      mirror *= 1 - cover;
    } else if (wets && ny > 0.8 && finish.class !== 'water') {
      const pool = smoothstep(0.46, 0.6, fractalNoise(x * 0.45, z * 0.45, 3, 31));
      const dark = 0.72 - 0.16 * pool;
      texel.r *= dark;
      texel.g *= dark;
      texel.b *= dark;
      if (finish.class === 'ground' && finish.soaks !== true) {
        mirror = Math.max(mirror, 0.02 + 0.035 * pool);
        roughness = 0.03;
        polish = 0.35 + 0.35 * pool;
      }
    }
    colour[0] = texel.r * ((light[0] as number) + lit * sun[0]) + (finish.glow?.[0] ?? 0);
    colour[1] = texel.g * ((light[1] as number) + lit * sun[1]) + (finish.glow?.[1] ?? 0);
    colour[2] = texel.b * ((light[2] as number) + lit * sun[2]) + (finish.glow?.[2] ?? 0);
    if (mirror <= 0) return;
    if (finish.ripple !== undefined) {
      const k = finish.ripple * Math.min(1, 9 / distance);
      nx += k * (fractalNoise(x * 2.3, z * 2.3, 2, 3) - 0.5);
      nz += k * (fractalNoise(x * 2.3 + 40, z * 2.3, 2, 4) - 0.5);
    }
    const cos = -(dx * nx + dy * ny + dz * nz);
    const fresnel = mirror + (1 - mirror) * (1 - roughness) ** 2 * saturate(1 - cos) ** 5;
    const share = fresnel * (1 - 0.35 * roughness) * polish;
    if (share < LEAST_MIRROR) return;
    if (roughness >= BLURRED) lightOfSample(tools.sheen, samples, s, width, seen);
    else {
      const lift = 0.003 + 0.0004 * distance;
      mirrorView(
        x + nx * lift,
        y + ny * lift,
        z + nz * lift,
        dx + 2 * cos * nx,
        dy + 2 * cos * ny,
        dz + 2 * cos * nz,
        footprint,
        false,
        seen,
      );
    }
    // Metals tint what they mirror; everything else mirrors it as it is.
    const metal = mirror > 0.3 ? 1 : 0;
    for (let c = 0; c < 3; c++) {
      const tint = metal === 1 ? (finish.albedo[c] as number) / Math.max(...finish.albedo) : 1;
      colour[c] = (colour[c] as number) * (1 - share) + share * tint * Math.min(8, seen[c] as number);
    }
  }

  function addPane(s: number, at: number, dx: number, dy: number, dz: number, pane: number): void {
    const nx = samples.paneNormal[at] as number;
    const ny = samples.paneNormal[at + 1] as number;
    const nz = samples.paneNormal[at + 2] as number;
    const finish = finishes[samples.paneFinish[s] as number] as Finish;
    const cos = -(dx * nx + dy * ny + dz * nz);
    const share = finish.mirror + (1 - finish.mirror) * 0.8 * saturate(1 - cos) ** 5;
    if (share < LEAST_MIRROR) return;
    const { eye, parallel } = scene;
    // From where the ray started, or where that is elsewhere for each, back from what it met.
    const [fx, fy, fz] = parallel ? placeOf(s) : eye;
    const along = parallel ? pane - (samples.distance[s] as number) : pane;
    mirrorView(
      fx + dx * along + nx * 0.01,
      fy + dy * along + ny * 0.01,
      fz + dz * along + nz * 0.01,
      dx + 2 * cos * nx,
      dy + 2 * cos * ny,
      dz + 2 * cos * nz,
      0.03,
      false,
      seen,
    );
    for (let c = 0; c < 3; c++)
      colour[c] =
        (colour[c] as number) * (1 - share) * (finish.albedo[c] as number) + share * (seen[c] as number);
  }

  function placeOf(s: number): readonly [number, number, number] {
    const { place } = samples;
    return [place[3 * s] as number, place[3 * s + 1] as number, place[3 * s + 2] as number];
  }
}
