import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { daylightTint } from '../../painting/daylight-tint.ts';
import { lightRoom } from '../../photo/paint/light-room.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { LitModel } from './exterior-model.ts';
import { type RenderContext, within } from '@plumbline/imaging/tiles/render-context.ts';
import { paintHeardRoom } from './paint-heard-room.ts';
import { paintInterior } from './paint-interior.ts';
import { traceModelRoom } from './traced-room.ts';
import type { ShadedInterior } from '../read/read-shaded-model.ts';

/**
 * The colour of daylight in a model's room: its white surfaces show the weather by that alone. A photo's have a light of their
 * own.
 */
const SKYLIGHT: Readonly<Record<Atmosphere, Rgb>> = {
  sunny: [1.015, 1, 0.975],
  rain: [0.82, 0.89, 0.96],
  fog: [0.97, 0.99, 1],
  snow: [0.87, 0.98, 1.11],
  dusk: [1, 1, 1],
  lights: [1, 1, 1],
};

/** How far a render is when its light begins to be traced, and when it is. */
const TRACING = [0.5, 0.7] as const;

/** Paints a model of a room and lights it. */
export function lightInteriorModel(
  shaded: ShadedInterior,
  request: RenderRequest,
  clock: StageClock,
  context: RenderContext,
): LitModel {
  const { model, strokes, roles, hasFloor, horizonY, windows, heard } = shaded;
  const { camera } = strokes;
  const { height } = model.lines;
  clock.next('trace', 0.5);
  const traced =
    heard === undefined ? traceModelRoom(shaded, request, within(context, ...TRACING)) : undefined;
  clock.next('materials', 0.7);
  const scene = { ...model, roles, camera, isTraced: traced !== undefined };
  const planes = heard === undefined ? paintInterior(scene, request) : paintHeardRoom(scene, heard, request);
  clock.next('light', 0.75);
  if (traced !== undefined) multiply(planes, traced);
  lightRoom(planes, model.fill.light, request, { windows, pools: 1, daylight: 0.3 });
  tintPlanes(planes, SKYLIGHT[request.atmosphere]);
  tintDaylight(planes, request);
  darkenCorners(planes);
  return {
    planes,
    confidence: hasFloor ? 0.8 : 0.6,
    notes: [
      `floor: ${hasFloor ? (camera === null ? 'plain' : 'laid') : 'not found'}`,
      `horizon: ${Math.round((100 * horizonY) / height)} %`,
      `windows: ${windows.count}`,
      `light: ${traced === undefined ? 'its own' : 'traced'}`,
    ],
  };
}

function multiply(planes: ColourPlanes, by: ColourPlanes): void {
  for (const c of ['r', 'g', 'b'] as const)
    for (let i = 0; i < planes[c].length; i++) planes[c][i] = (planes[c][i] as number) * (by[c][i] as number);
}

function tintDaylight(planes: ColourPlanes, { atmosphere, environment }: RenderRequest): void {
  if (environment !== undefined && atmosphere !== 'lights') tintPlanes(planes, daylightTint(environment));
}

function tintPlanes({ r, g, b }: ColourPlanes, tint: Rgb): void {
  for (let i = 0; i < r.length; i++) {
    r[i] = (r[i] as number) * tint[0];
    g[i] = (g[i] as number) * tint[1];
    b[i] = (b[i] as number) * tint[2];
  }
}

/** A room is lightest in its middle: models lit evenly everywhere look flat. */
function darkenCorners({ width, height, r, g, b }: ColourPlanes): void {
  for (let y = 0; y < height; y++) {
    const dy = (2 * y) / height - 1;
    for (let x = 0; x < width; x++) {
      const dx = (2 * x) / width - 1;
      const k = 1 - 0.3 * Math.min(1, (0.55 * dx * dx + 0.45 * dy * dy) ** 1.2);
      const i = y * width + x;
      r[i] = (r[i] as number) * k;
      g[i] = (g[i] as number) * k;
      b[i] = (b[i] as number) * k;
    }
  }
}
