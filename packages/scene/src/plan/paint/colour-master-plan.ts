import { type BitMask, createPlane, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { separateInk } from '../../drawing/separate-ink.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { keepPainted } from './keep-painted.ts';
import { layLightDetail } from './lay-light-detail.ts';
import { layPlanInk } from './lay-plan-ink.ts';
import { paintSite } from './paint-site.ts';
import { PLAN_LIGHT, type PlanLight } from './plan-light.ts';
import { planPalette } from './plan-palette.ts';
import type { PlanRequest } from './plan-request.ts';
import type { SiteReading } from '../read/site-reading.ts';

/** Paints a master plan, corrected or as it was read. @param base the picture that was read. */
export function paintMasterPlan(
  base: Raster,
  reading: SiteReading,
  request: PlanRequest,
  clock: StageClock,
): RenderOutcome {
  const picture = toRgb(base);
  clock.next('materials', 0.55);
  const { width, height } = fitWithin(base.width, base.height, request.maxEdge);
  const light = PLAN_LIGHT[request.atmosphere];
  const palette = planPalette(request.style);
  const surfaces = paintSite(reading, width, height, request.style, light, request.similarity, request.seed);
  clock.next('compose', 0.85);
  const reduced = width === picture.width ? picture : resizeArea(picture, width, height);
  if (reading.coloured) layLightDetail(surfaces.picture, reduced, surfaces.own, whiteOf(light));
  layPlanInk(surfaces.picture, {
    ratio: reading.coloured ? overOwn(reduced, surfaces.own) : separateInk(reduced).ratio,
    ink: palette.ink,
    wallInk: palette.ink,
    walls: createPlane(width, height),
    strength: 0.76 + 0.4 * request.cnStrength,
    tints: 1,
  });
  const painted = ownPainting(reading);
  if (painted !== undefined) keepPainted(surfaces.picture, reduced, painted, light);
  const out = createRaster(width, height, 3);
  for (let p = 0; p < out.data.length; p++) out.data[p] = 255 * (surfaces.picture[p] as number);
  return { picture: out, confidence: reading.confidence, timings: clock.finish(), notes: describe(reading) };
}

/** What the author has painted, without what a person has said something of. */
function ownPainting({ painted, regions, regionMap }: SiteReading): BitMask | undefined {
  if (painted === undefined) return undefined;
  const said = new Set(
    regions.filter((r) => r.isGiven === true || r.material !== undefined).map((r) => r.label),
  );
  if (said.size === 0) return painted;
  return { ...painted, data: painted.data.map((v, i) => (said.has(regionMap.data[i] as number) ? 0 : v)) };
}

/** Labels are read in every light: at night they stay lighter than the ground is. */
function whiteOf({ light }: PlanLight): Rgb {
  const white = (v: number): number => Math.min(0.985, 0.25 + 0.75 * v);
  return [white(light[0]), white(light[1]), white(light[2])];
}

/** The drawing over the flat colours beneath its lines. */
function overOwn({ data }: Raster, own: Float32Array): Float32Array {
  const ratio = new Float32Array(own.length);
  for (let p = 0; p < ratio.length; p++)
    ratio[p] = Math.min(1, (data[p] as number) / (255 * 0.985 * Math.max(0.08, own[p] as number)));
  return ratio;
}

function describe({ coloured, trees, regions, evidence }: SiteReading): string[] {
  return [
    `look: ${coloured ? 'own-colours-enriched' : 'site-materials'}`,
    `flat ${evidence.flat.toFixed(2)}, green ${evidence.green.toFixed(2)} in ${evidence.quarters} quarters`,
    `trees: ${trees.length}, regions: ${regions.length}`,
  ];
}
