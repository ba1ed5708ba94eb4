import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { cellsAtOutput } from '../../painting/cells-at-output.ts';
import { throwIfAborted } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { BuildingClass } from '../read/building-class.ts';
import { exteriorLight } from './exterior-light.ts';
import { exteriorPalette } from './exterior-palette.ts';
import { sideOfSun } from '../../scene-value/sun-place.ts';
import type { BuildingReading } from '../read/building-reading.ts';
import type { ExteriorStage } from './exterior-stage.ts';

/** Brings a reading to the size of the result. */
export function prepareStage(
  reading: BuildingReading,
  ink: Plane,
  request: RenderRequest,
  context: RenderContext,
): ExteriorStage {
  const { width, height } = ink;
  const { analysis } = reading;
  const cells = cellsAtOutput(analysis, ink);
  const kinds = new Uint8Array(width * height);
  for (let i = 0; i < kinds.length; i++) kinds[i] = reading.kinds[cells.data[i] as number] as number;
  const toAnalysis = analysis.width / width;
  const paneOf = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(analysis.height - 1, Math.floor((y + 0.5) * toAnalysis)) * analysis.width;
    for (let x = 0; x < width; x++) {
      const pane = reading.paneOf[
        row + Math.min(analysis.width - 1, Math.floor((x + 0.5) * toAnalysis))
      ] as number;
      if (pane === 0) continue;
      paneOf[y * width + x] = pane;
      kinds[y * width + x] = BuildingClass.glass;
    }
  }
  const [left, right] = reading.groundLine ?? [0.7 * analysis.height, 0.7 * analysis.height];
  return {
    reading,
    request,
    light: exteriorLight(request.atmosphere, request.style.light),
    palette: exteriorPalette(request.style, request.environment),
    width,
    height,
    unit: Math.max(width, height) / 1024,
    toAnalysis,
    cells,
    kinds,
    paneOf,
    ink,
    sunSide: request.sun === undefined ? reading.sunSide : sideOfSun(request.sun),
    wash: washNoise(width, height, request.seed),
    groundAt: (x) => (left + ((right - left) * clamp(x, 0, width)) / width) / toAnalysis,
    check: () => throwIfAborted(context),
  };
}

/** Slow noise −.5….5 as a brush leaves it, made on a coarse grid. */
function washNoise(width: number, height: number, seed: number): Plane {
  const coarse = createPlane(Math.max(2, width >> 3), Math.max(2, height >> 3));
  const unit = Math.max(coarse.width, coarse.height) / 1024;
  for (let y = 0; y < coarse.height; y++) {
    for (let x = 0; x < coarse.width; x++)
      coarse.data[y * coarse.width + x] = fractalNoise(x / (52 * unit), y / (52 * unit), 4, seed + 9) - 0.5;
  }
  return resizePlaneArea(coarse, width, height);
}
