import { createPlane, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { TracedDesign } from './trace-design.ts';

/** Where the light of a drawing board comes from: over the left shoulder. */
const LIGHT = [-0.48, 0.72, -0.5] as const;
const HATCH_STEP = 7;
/** Programs of models show an even backdrop, some with a sky. */
const BACKDROPS = [
  [255, 255, 255],
  [214, 226, 238],
  [236, 234, 228],
] as const;

/** Ruled hatch on what lies away from the light, closer on what lies farthest; leaves and what is far stay bare. */
export function hatchFaces({ samples, camera, scene }: TracedDesign): Plane {
  const { width, height } = camera;
  const out = createPlane(width, height);
  const step = Math.max(4, Math.round((HATCH_STEP * Math.max(width, height)) / 800));
  for (let i = 0; i < out.data.length; i++) {
    const leaf = scene.finishes[samples.finish[i] as number]?.class === 'plant';
    if ((samples.distance[i] as number) === 0 || (samples.pane[i] as number) > 0 || leaf) continue;
    const facing = facingLight(samples, i);
    if (facing > 0.1) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const spacing = facing < -0.4 ? step : 2 * step;
    if ((x + y) % spacing === 0) out.data[i] = 0.6;
  }
  return out;
}

/** A screenshot of a model: every surface in its one colour, darker by where it faces, black edges, an even backdrop. */
export function tintFaces({ samples, camera, scene, line, seed }: TracedDesign): Raster {
  const { width, height } = camera;
  const out = createRaster(width, height, 3);
  const backdrop = BACKDROPS[seed % BACKDROPS.length] ?? BACKDROPS[0];
  for (let i = 0; i < width * height; i++) {
    const ink = 1 - (line.data[3 * i] as number) / 255;
    const albedo = scene.finishes[samples.finish[i] as number]?.albedo;
    const met = (samples.distance[i] as number) > 0 && albedo !== undefined;
    const shade = met ? 0.78 + 0.2 * Math.max(-0.6, facingLight(samples, i)) : 1;
    for (let c = 0; c < 3; c++) {
      const own = met ? 255 * linearToSrgbFast(albedo[c] as number) * shade : (backdrop[c] as number);
      const behind = (samples.pane[i] as number) > 0 ? 0.7 * own + 0.3 * (PANE[c] as number) : own;
      out.data[3 * i + c] = behind * (1 - 0.9 * ink);
    }
  }
  return out;
}

const PANE = [150, 190, 214] as const;

function facingLight({ normal }: Samples, i: number): number {
  return LIGHT.reduce((sum, along, c) => sum + along * (normal[3 * i + c] as number), 0);
}
