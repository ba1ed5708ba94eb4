import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { cellsAtOutput } from '../../painting/cells-at-output.ts';
import { throwIfAborted } from '@plumbline/imaging/tiles/checkpoint.ts';
import { exteriorLight } from '../../drawn-building/paint/exterior-light.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { isSiteGround, SiteClass } from '../read/site-class.ts';
import { sitePalette } from './site-palette.ts';
import type { SiteReading } from '../read/site-reading.ts';
import type { GroundPlane, SitePlant, SiteStage } from './site-stage.ts';

/** Height to breadth of a plant that tapers. */
const TAPERING = 1.35;

/** Metres in which the far haze of an atmosphere closes in. */
const SIGHT: Readonly<Record<Atmosphere, number>> = {
  sunny: 90,
  rain: 45,
  fog: 15,
  snow: 60,
  dusk: 80,
  lights: 90,
};

export interface SitePlace {
  readonly plane: GroundPlane;
  readonly horizonY: number;
  /** Factor on `SIGHT`: from high above, things are far and the air is thin. */
  readonly sight: number;
}

/** Brings a reading to the size of the result. @param place made for that size. */
export function prepareSite(
  reading: SiteReading,
  ink: Plane,
  place: SitePlace,
  request: RenderRequest,
  context: RenderContext,
): SiteStage {
  const { width, height } = ink;
  const cells = cellsAtOutput(reading.analysis, ink);
  const kinds = new Uint8Array(width * height);
  for (let i = 0; i < kinds.length; i++) kinds[i] = reading.kinds[cells.data[i] as number] as number;
  const toAnalysis = reading.analysis.width / width;
  const light = exteriorLight(request.atmosphere, request.style.light);
  const haze = createPlane(width, height);
  const sight = SIGHT[request.atmosphere] * place.sight;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if (kind === SiteClass.sky || kind === SiteClass.sheet) continue;
      const foot =
        isSiteGround(kind) || kind === SiteClass.kerb
          ? y
          : Math.max(y, (reading.footY[cells.data[i] as number] as number) / toAnalysis);
      const z = place.plane.distanceAt(x, foot);
      haze.data[i] = light.hazeNear + (light.hazeFar - light.hazeNear) * (1 - Math.exp(-z / sight));
    }
  return {
    reading,
    request,
    light,
    palette: sitePalette(request.style),
    width,
    height,
    unit: Math.max(width, height) / 1024,
    toAnalysis,
    cells,
    kinds,
    ink,
    plants: plantsAtOutput(reading, toAnalysis),
    plane: place.plane,
    horizonY: place.horizonY,
    haze,
    check: () => throwIfAborted(context),
  };
}

function plantsAtOutput(
  { analysis, kinds, plantOf, footY }: SiteReading,
  scale: number,
): Map<number, SitePlant> {
  const { cells } = analysis;
  const plants = new Map<number, SitePlant>();
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== SiteClass.crown) continue;
    const rx = ((cells.x1[l] as number) - (cells.x0[l] as number) + 1) / 2 / scale;
    const ry = ((cells.y1[l] as number) - (cells.y0[l] as number) + 1) / 2 / scale;
    const x = ((cells.x0[l] as number) + (cells.x1[l] as number)) / 2 / scale;
    plants.set(l, {
      x,
      y: ((cells.y0[l] as number) + (cells.y1[l] as number)) / 2 / scale,
      rx,
      ry,
      footX: x,
      footY: (footY[l] as number) / scale,
      tapers: ry > TAPERING * rx,
    });
  }
  for (let l = 1; l <= cells.count; l++) {
    const plant = plants.get(plantOf[l] as number);
    if (kinds[l] !== SiteClass.trunk || plant === undefined) continue;
    plants.set(plantOf[l] as number, { ...plant, footX: (cells.cx[l] as number) / scale });
  }
  return plants;
}
