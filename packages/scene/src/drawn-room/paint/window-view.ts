import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { createOutlook } from './outlook.ts';
import { createSceneryOutlook } from './scenery-outlook.ts';
import type { RenderStage } from './render-stage.ts';

/**
 * What is seen through drawn panes: sky over a blur of what lies outside, brighter than the room by day. All panes of a window share
 * one view, so that bars part it and do not repeat it. Neutral glass (pictures, screens) gets a slanting sheen instead.
 */
export function paintWindowView(stage: RenderStage, out: ColourPlanes): void {
  const { cells, room, toAnalysis: k, light, request } = stage;
  const boxes = windowBoxes(stage);
  const outlook = request.scenery
    ? createSceneryOutlook(light, request.atmosphere, request.scenery)
    : createOutlook(light, request.atmosphere, request.environment, request.seed & 0xffff);
  const view = new Float64Array(3);
  for (let i = 0; i < cells.data.length; i++) {
    const cell = cells.data[i] as number;
    const role = room.roles[cell];
    if (role !== 'window' && role !== 'glass') continue;
    const x = (i % cells.width) * k;
    const y = Math.floor(i / cells.width) * k;
    const ring = role === 'window' ? (room.windowOf[cell] as number) : cell;
    const { x0, y0, x1, y1 } = boxes.get(ring) as Box;
    const v = (y - y0) / (y1 - y0 + 1);
    if (role === 'glass') {
      const u = (x - x0) / (x1 - x0 + 1);
      const sheen = 0.78 + 0.36 * smoothstep(0.25, 0.75, 0.62 * (1 - v) + 0.38 * u);
      out.r[i] = (out.r[i] as number) * sheen * 0.85;
      out.g[i] = (out.g[i] as number) * sheen * 0.88;
      out.b[i] = (out.b[i] as number) * sheen * 0.92;
      continue;
    }
    outlook((x - x0) / (y1 - y0 + 1), v, ring, view);
    out.r[i] = view[0] as number;
    out.g[i] = view[1] as number;
    out.b[i] = view[2] as number;
  }
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The box around all panes of each window, and of each single glass, in analysis pixels. */
function windowBoxes(stage: RenderStage): Map<number, Box> {
  const { cells } = stage.analysis;
  const boxes = new Map<number, Box>();
  stage.room.roles.forEach((role, i) => {
    if (role !== 'window' && role !== 'glass') return;
    const key = role === 'window' ? (stage.room.windowOf[i] as number) : i;
    const known = boxes.get(key);
    boxes.set(key, {
      x0: Math.min(known?.x0 ?? Infinity, cells.x0[i] as number),
      y0: Math.min(known?.y0 ?? Infinity, cells.y0[i] as number),
      x1: Math.max(known?.x1 ?? -Infinity, cells.x1[i] as number),
      y1: Math.max(known?.y1 ?? -Infinity, cells.y1[i] as number),
    });
  });
  return boxes;
}
