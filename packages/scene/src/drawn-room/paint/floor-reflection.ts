import { CHANNELS } from '@plumbline/imaging/raster.ts';
import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { RenderStage } from './render-stage.ts';
import type { ShadedRoom } from './shade-room.ts';

/** Reflections fade out over this share of the picture's height. */
const REACH = 0.3;

/**
 * Sheen of the floor: each column mirrors what stands on the floor's far edge, blurred, stronger towards the horizon
 * where the view grazes (Schlick's fall-off). Changes the light in place.
 */
export function reflectInFloor(stage: RenderStage, shaded: ShadedRoom): void {
  const { cells, room, analysis, toAnalysis } = stage;
  const { width, height } = cells;
  if (room.floorPlane === undefined) return;
  const onFloor = room.roles.map((role) => role === 'floor' || role === 'rug');
  const radius = Math.max(1, Math.round(0.004 * width));
  const horizon = analysis.camera.horizonY / toAnalysis;
  const source = blurred(shaded.light, radius);
  const targets = [shaded.light.r, shaded.light.g, shaded.light.b] as const;
  for (let x = 0; x < width; x++) {
    let edge = -1;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (!onFloor[cells.data[i] as number]) {
        edge = -1;
        continue;
      }
      if (edge < 0) edge = y;
      const gloss = shaded.gloss[i] as number;
      const mirror = 2 * edge - y - 1;
      if (gloss === 0 || edge === 0 || mirror < 0) continue;
      const j = mirror * width + x;
      if ((cells.data[j] as number) === 0) continue;
      const fade = 1 - (y - edge) / (REACH * height);
      if (fade <= 0) continue;
      // Sine of the angle between the line of sight and the floor, roughly.
      const slant = Math.min(1, Math.max(0.02, (y - horizon) / height) * 1.6);
      const fresnel = 0.12 + 0.88 * (1 - slant) ** 4;
      const k = Math.min(0.5, gloss * fresnel * 2.2 * stage.light.sheen) * fade * fade;
      for (let c = 0; c < CHANNELS; c++) {
        const plane = targets[c] as Float32Array;
        const mirrored = (source[c] as Float32Array)[j] as number;
        plane[i] = (plane[i] as number) * (1 - 0.7 * k) + mirrored * k * 0.8;
      }
    }
  }
}

function blurred(light: ColourPlanes, radius: number): readonly Float32Array[] {
  const { width, height } = light;
  return [light.r, light.g, light.b].map((data) => boxBlur({ width, height, data }, radius).data);
}
