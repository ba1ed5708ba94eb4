import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { openingGlow } from '../../painting/lit-openings.ts';
import { paintBackdrop } from '@plumbline/atmosphere/paint-backdrop.ts';
import { paintSky } from '@plumbline/atmosphere/paint-sky.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import { addHaze, groundDistance, lightPhoto } from '../../photo/paint/light-photo.ts';
import { PHOTO_LOOKS, type PhotoLook } from '../../photo/paint/photo-looks.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { ExteriorRole } from '../read/exterior-roles.ts';
import { SKY_FOUND } from '../read/find-backdrop.ts';
import { type RenderContext, within } from '@plumbline/imaging/tiles/render-context.ts';
import { traceShade } from './traced-shade.ts';
import { paintExterior } from './paint-exterior.ts';
import type { ShadedExterior } from '../read/read-shaded-model.ts';

export interface LitModel {
  /** Linear light. */
  readonly planes: ColourPlanes;
  readonly confidence: number;
  readonly notes: readonly string[];
}

/**
 * Where a model wants another light than a photo: its white surfaces and paper have no weather of their own, so that it must
 * show in the colour of the light.
 */
const MODEL_LOOKS: Readonly<Partial<Record<Atmosphere, Partial<PhotoLook>>>> = {
  sunny: { exposure: 1.25, highlights: [1.11, 1.01, 0.86], shadows: [0.93, 0.985, 1.09], contrast: 0.22 },
  rain: { exposure: 0.68, saturation: 0.6 },
  snow: {
    exposure: 1.04,
    highlights: [0.94, 0.995, 1.065],
    shadows: [0.88, 0.98, 1.14],
    saturation: 0.58,
    contrast: 0.12,
  },
};

/** A coloured drawing has a day of its own: little is added to it. */
const PAINTED_DAY: Partial<PhotoLook> = {
  exposure: 1.08,
  highlights: [1.05, 1.005, 0.94],
  shadows: [0.96, 0.99, 1.05],
  contrast: 0.14,
};

/** How far a render is when its shadows begin to be traced, and when they are. */
const TRACING = [0.5, 0.62] as const;

/** Strength of lamps, 0…1, from which windows are lit. */
const LIT = 0.05;
const LAMP = [1, 0.6, 0.25] as const;
/** Share of sky in a pixel beside it that changes nothing to be seen. */
const UNSEEN = 0.02;

/** Paints a model of an outside, lights it, and puts a sky behind it. */
export function lightExteriorModel(
  reading: ShadedExterior,
  request: RenderRequest,
  clock: StageClock,
  context: RenderContext,
): LitModel {
  const { model, strokes, backdrop, roles, openings, setting } = reading;
  const { width, height } = model.lines;
  let isTraced = false;
  clock.next('materials', 0.5);
  const planes = paintExterior(
    { ...model, strokes, roles, backdrop, ...(setting && { setting }) },
    request,
    (ground) => {
      const shade = traceShade(reading, request, ground, within(context, ...TRACING));
      isTraced = shade !== undefined;
      return shade;
    },
  );
  clock.next('light', 0.65);
  const look = {
    ...PHOTO_LOOKS.exterior[request.atmosphere],
    ...MODEL_LOOKS[request.atmosphere],
    ...(setting && request.atmosphere === 'sunny' ? PAINTED_DAY : {}),
  };
  lightPhoto(planes, look);
  addHaze(planes, look, groundDistance(width, height, backdrop.horizonY));
  if (look.lamps > LIT) {
    const glow = openingGlow(openings, width, height, request.seed);
    // Bars and frames stand before the light.
    for (let i = 0; i < glow.data.length; i++)
      glow.data[i] = (glow.data[i] as number) * (model.lines.data[i] as number) ** 2;
    shine(planes, glow, look.lamps);
  }
  clock.next('sky', 0.8);
  const sky = paintSky({ width, height, horizonY: backdrop.horizonY }, request.atmosphere, request.seed);
  paintBackdrop(
    sky,
    { groundAt: () => backdrop.horizonY, isOpen: (i) => roles[i] === ExteriorRole.sky },
    request.atmosphere,
    request.environment,
    request.seed,
    request.scenery,
  );
  if (backdrop.empty) fadeGround(planes, sky, roles, backdrop.horizonY);
  laySky(planes, sky, roles, model.lines);
  addPrecipitation(planes, request.atmosphere, request.seed);
  return {
    planes,
    confidence: backdrop.confidence,
    notes: [
      `horizon: ${Math.round((100 * backdrop.horizonY) / height)} %`,
      `background: ${backdrop.confidence < SKY_FOUND ? 'none' : backdrop.empty ? 'empty' : 'sky'}`,
      `windows: ${openings.found.length}`,
      `light: ${isTraced ? 'traced' : 'estimated'}`,
    ],
  };
}

function shine(planes: ColourPlanes, glow: Plane, strength: number): void {
  const unit = Math.max(planes.width, planes.height) / 1024;
  const panes = gaussianBlur(glow, 0.7 * unit).data;
  const near = gaussianBlur(glow, 24 * unit).data;
  const far = gaussianBlur(glow, 80 * unit).data;
  for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
    const lamp = (LAMP[c] as number) * strength;
    for (let i = 0; i < plane.length; i++) {
      plane[i] =
        (plane[i] as number) * (1 + lamp * (3 * (near[i] as number) + 5 * (far[i] as number))) +
        1.05 * lamp * (panes[i] as number);
    }
  }
}

/** Lets the ground lose itself in the haze at the horizon: a line there would be an edge that the model does not have. */
function fadeGround(planes: ColourPlanes, sky: ColourPlanes, roles: Uint8Array, horizonY: number): void {
  const { width, height } = planes;
  const unit = Math.max(width, height) / 1024;
  const reach = 44 * unit;
  for (let y = Math.max(0, Math.floor(horizonY)); y < Math.min(height, horizonY + reach); y++) {
    const a = 1 - smoothstep(-0.15 * reach, reach, y - horizonY);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (roles[i] !== ExteriorRole.ground) continue;
      planes.r[i] = (planes.r[i] as number) * (1 - a) + (sky.r[i] as number) * a;
      planes.g[i] = (planes.g[i] as number) * (1 - a) + (sky.g[i] as number) * a;
      planes.b[i] = (planes.b[i] as number) * (1 - a) + (sky.b[i] as number) * a;
    }
  }
}

/** Lays the sky behind the building; thin things in front of it (masts, railings) are in the lines and stay. */
function laySky(planes: ColourPlanes, sky: ColourPlanes, roles: Uint8Array, lines: Plane): void {
  const { width, height } = planes;
  const matte = createPlane(width, height);
  for (let i = 0; i < roles.length; i++) matte.data[i] = roles[i] === ExteriorRole.sky ? 1 : 0;
  const soft = guidedFilter(matte, matte, 1, 0.05).data;
  for (let i = 0; i < roles.length; i++) {
    const a = matte.data[i] === 1 ? 1 : (soft[i] as number) > UNSEEN ? 0.55 * (soft[i] as number) : 0;
    if (a === 0) continue;
    const ink = matte.data[i] === 1 ? (lines.data[i] as number) ** 2.2 : 1;
    planes.r[i] = (planes.r[i] as number) * (1 - a) + (sky.r[i] as number) * ink * a;
    planes.g[i] = (planes.g[i] as number) * (1 - a) + (sky.g[i] as number) * ink * a;
    planes.b[i] = (planes.b[i] as number) * (1 - a) + (sky.b[i] as number) * ink * a;
  }
}
