import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { throwIfAborted } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { createMaterialSample } from '@plumbline/materials/material-sampler.ts';
import type { SurfaceTexel } from '@plumbline/materials/surface/surface.ts';
import { type CellSurface, SHEET_WIDTH, surfacesOfCells } from './cell-surfaces.ts';
import { estimateLight } from './estimated-light.ts';
import type { LitPixel } from './pixel-light.ts';
import type { RenderStage } from './render-stage.ts';
import { inflateSoftForms } from './soft-form.ts';
import { traceLight } from './traced-room-light.ts';
import { paintWindowView } from './window-view.ts';

export interface ShadedRoom {
  readonly light: ColourPlanes;
  /** Mirror-likeness of the floor per pixel, 0 elsewhere. */
  readonly gloss: Float32Array;
  /** Whether light was traced in the room as it stands, or told by what lies near in the picture. */
  readonly traced: boolean;
}

/** Colour and light of every pixel, without ink: its material in the light that falls there. @throws the signal's reason once aborted */
export function shadeRoom(stage: RenderStage, colours: readonly Rgb[], context: RenderContext): ShadedRoom {
  const { cells, room, toAnalysis: k } = stage;
  const { width, height } = cells;
  const check = (): void => throwIfAborted(context);
  const form = inflateSoftForms(stage, (role) => role === 'fabric' || role === 'log');
  check();
  const traced = traceLight(stage, colours, form, context);
  const lightOn = traced ?? estimateLight(stage, colours, form);
  const surfaces = surfacesOfCells(stage, colours);
  const out = createColourPlanes(width, height);
  const gloss = new Float32Array(width * height);
  const texel: SurfaceTexel = { r: 0, g: 0, b: 0, gloss: 0 };
  const pattern = createMaterialSample();
  const at = new Float64Array(3);
  const metres = SHEET_WIDTH / width;
  const light = new Float64Array(3);
  const pixel: LitPixel = { i: 0, x: 0, y: 0, cell: 0, role: 'plain', onFloor: false, u: 0, w: 0 };
  for (let y = 0; y < height; y++) {
    if (y % 24 === 0) check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cell = cells.data[i] as number;
      if (cell === 0) continue;
      const surface = surfaces[cell] as CellSurface;
      const c = Math.cos(surface.turn);
      const s = Math.sin(surface.turn);
      pixel.onFloor = surface.onFloor && room.floorPlane?.locate(x * k, y * k, at) === true;
      if (pixel.onFloor) {
        const u = (pixel.u = at[0] as number);
        const w = (pixel.w = at[1] as number);
        surface.surface(u * c + w * s, w * c - u * s, at[2] as number, texel);
        gloss[i] = texel.gloss;
      } else surface.surface((x * c + y * s) * metres, (y * c - x * s) * metres, metres, texel);
      if (surface.laid?.at(x, y, pattern)) {
        texel.r *= pattern.r;
        texel.g *= pattern.g;
        texel.b *= pattern.b;
        if (surface.onFloor) gloss[i] = surface.laid.gloss;
      }
      pixel.i = i;
      pixel.x = x;
      pixel.y = y;
      pixel.cell = cell;
      pixel.role = room.roles[cell] ?? 'plain';
      lightOn(pixel, light);
      out.r[i] = texel.r * (light[0] as number);
      out.g[i] = texel.g * (light[1] as number);
      out.b[i] = texel.b * (light[2] as number);
    }
  }
  paintWindowView(stage, out);
  addHaze(stage, out);
  return { light: out, gloss, traced: traced !== undefined };
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
