import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '../compose/colour-planes.ts';
import type { RenderStage } from './render-stage.ts';

/**
 * What is seen through drawn panes: sky over a blur of green, brighter than the room by day. All panes of a window share
 * one view, so that bars part it and do not repeat it. Neutral glass (pictures, screens) gets a slanting sheen instead.
 */
export function paintWindowView(stage: RenderStage, out: ColourPlanes): void {
  const { cells, room, analysis, toAnalysis: k, light, request } = stage;
  const table = analysis.cells;
  for (let i = 0; i < cells.data.length; i++) {
    const cell = cells.data[i] as number;
    const role = room.roles[cell];
    if (role !== 'window' && role !== 'glass') continue;
    const x = (i % cells.width) * k;
    const y = Math.floor(i / cells.width) * k;
    const ring = role === 'window' ? (room.windowOf[cell] as number) : cell;
    const x0 = table.x0[ring] as number;
    const y0 = table.y0[ring] as number;
    const v = (y - y0) / ((table.y1[ring] as number) - y0 + 1);
    const u = (x - x0) / ((table.x1[ring] as number) - x0 + 1);
    if (role === 'glass') {
      const sheen = 0.78 + 0.36 * smoothstep(0.25, 0.75, 0.62 * (1 - v) + 0.38 * u);
      out.r[i] = (out.r[i] as number) * sheen * 0.85;
      out.g[i] = (out.g[i] as number) * sheen * 0.88;
      out.b[i] = (out.b[i] as number) * sheen * 0.92;
      continue;
    }
    const skyline = 0.62 + 0.22 * (fractalNoise(u * 5 + ring, 0.5, 2, request.seed) - 0.5);
    const green = smoothstep(skyline - 0.12, skyline + 0.2, v) * 0.75;
    const leaf = 0.8 + 0.4 * fractalNoise(u * 6, v * 6 + ring, 2, request.seed);
    for (const [plane, c] of [
      [out.r, 0],
      [out.g, 1],
      [out.b, 2],
    ] as const) {
      const sky = light.skyTop[c] + (light.skyLow[c] - light.skyTop[c]) * smoothstep(0, 0.8, v);
      plane[i] = sky + (light.garden[c] * leaf - sky) * green;
    }
  }
}
