import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import type { OwnFinish } from '@plumbline/tracer/finishes/own-finish.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { gatherLight, type LightField } from '@plumbline/tracer/light/gather-light.ts';
import { createRadianceCache } from '@plumbline/tracer/light/radiance-cache.ts';
import { seedCache } from '@plumbline/tracer/light/seed-cache.ts';
import { smoothLight } from '@plumbline/tracer/light/smooth-light.ts';
import { traceSunlight } from '@plumbline/tracer/light/sun-shadow.ts';
import { shareScene, type SharedScene } from '@plumbline/tracer/samples/shared-scene.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import { followedField, followLight, keepLight, layKeptSun, samplesInChange } from './followed-light.ts';
import type { LightGrid } from './light-grid.ts';

/** Light on the surfaces of a drawing, on a grid over it. */
export interface DrawingLight {
  readonly grid: Omit<LightGrid, 'samples'>;
  /** Light over π of sky and lamps, and what surfaces throw back, on every second place of every second row. */
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Share of the sun at each place of the grid, times the cosine of its slope. */
  readonly sun: Float32Array;
}

/** Places of the grid across a drawing; of a draft half as many. */
const GRID = { full: 320, draft: 160 } as const;
/** Edge of a draft's cells that keep bounced light, to that of others: a quarter of them. */
const DRAFT_CELLS = 2;
/** Rays a place for bounced light. */
const BOUNCE_RAYS = 6;
/** Rays a place for lamps and windows, where there are any. */
const LAMP_RAYS = 4;
/** Steps of the passes that smooth what few rays brought. */
const SMOOTHED = [1, 2, 4, 8] as const;

/** Places of the grid across a drawing. */
export function gridWidth({ isDraft = false }: Pick<RenderContext, 'isDraft'>): number {
  return isDraft ? GRID.draft : GRID.full;
}

/**
 * Lights the places of a grid in a scene. What comes back outlives the memory of the context. Of a draft that follows another the sun alone
 * is traced, where something has changed.
 */
export function lightPlaces(scene: TracedScene, places: LightGrid, context: RenderContext): DrawingLight {
  const { samples, ...grid } = places;
  const findings = context.isDraft ? context.findings : undefined;
  const followed = followLight(scene, places, findings);
  const shared = shareScene(context.isDraft ? { ...scene, cell: DRAFT_CELLS * scene.cell } : scene);
  const rough =
    followed === undefined
      ? gatherAtPlaces(scene, shared, places, context)
      : followedField(followed, places, context.memory);
  const sunlit = followed === undefined ? samples : samplesInChange(places, followed, context.memory);
  const sun = traceSunlight(shared, sunlit, grid, context);
  if (followed !== undefined) layKeptSun(followed, sun);
  if (findings !== undefined) keepLight(scene, places, { rough, sun }, findings);
  const { r, g, b, width, height } = smoothLight(rough, samples, SMOOTHED, context);
  const own = (plane: Float32Array): Float32Array => Float32Array.from(plane);
  return { grid, r: own(r), g: own(g), b: own(b), width, height, sun: own(sun) };
}

function gatherAtPlaces(
  { lights }: TracedScene,
  shared: SharedScene,
  { samples, ...grid }: LightGrid,
  context: RenderContext,
): LightField {
  const cache = createRadianceCache(shared, context);
  seedCache(shared, samples, grid, cache, context);
  const rays = { bounce: BOUNCE_RAYS, lamps: lights.length === 0 ? 0 : LAMP_RAYS };
  return gatherLight(shared, samples, grid, rays, cache, context);
}

/** Steps of a channel in which colours are told apart. */
const SHADES = 64;

/** Colours as finishes that follow those of the style. */
export interface ColourFinishes {
  /** Number of the finish of a colour (linear light, 0…1). */
  readonly of: (colour: Rgb) => number;
  readonly own: () => { readonly key: string; readonly finishes: readonly OwnFinish[] };
}

export function createColourFinishes(): ColourFinishes {
  const numbers = new Map<string, number>();
  const list: OwnFinish[] = [];
  return {
    of: (colour) => {
      const key = colour.map((value) => Math.round(SHADES * value)).join(' ');
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const index = FINISH_NAMES.length + list.length;
      list.push({ class: 'furniture', albedo: colour, mirror: 0, roughness: 1 });
      numbers.set(key, index);
      return index;
    },
    own: () => ({ key: [...numbers.keys()].join(','), finishes: list }),
  };
}
