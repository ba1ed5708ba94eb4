import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { createFinishes } from './create-finishes.ts';
import type { Finish } from './finish.ts';
import { createSkyDome, type KeyLight, type SkyDome, type Sun } from '../sky/sky-dome.ts';
import { createOwnFinish, type OwnFinish } from './own-finish.ts';
import { type Repaint, repaint } from './repaint.ts';
import { formOfStyle } from './style-form.ts';

/** All that finishes and sky follow from, as plain data: a thread that is given it makes the same ones for itself. */
export interface LookRecipe {
  readonly style: StyleSpec;
  readonly atmosphere: Atmosphere;
  readonly seed: number;
  /** Radians from +z towards +x. */
  readonly sunAzimuth: number;
  /** Replaces the hour's sun. */
  readonly key?: KeyLight;
  /** −1 cool … 1 warm. */
  readonly warmth: number;
  /** Everything in one grey, without reflections. */
  readonly clay: boolean;
  /** Finishes that follow those of the style. `key` stands for all that they hold: the same key, the same finishes. */
  readonly own?: { readonly key: string; readonly finishes: readonly OwnFinish[] };
  /** Finishes of the style in other colours. */
  readonly repaint?: Repaint;
  /** Takes the place of the hour's sun; null: none. */
  readonly sun?: Sun | null;
  /** The same light from everywhere, above and below, in place of the sky's: for measuring. */
  readonly evenSky?: number;
}

export interface SceneLook {
  readonly finishes: readonly Finish[];
  readonly sky: SkyDome;
}

let last: { readonly key: string; readonly look: SceneLook } | undefined;

/** Finishes and sky of a recipe. The last one is kept: a render asks for it once a stage. */
export function lookOfRecipe(recipe: LookRecipe): SceneLook {
  const { own, ...plain } = recipe;
  const key = JSON.stringify({ ...plain, own: own?.key });
  if (last?.key !== key) last = { key, look: createLook(recipe) };
  return last.look;
}

function createLook(recipe: LookRecipe): SceneLook {
  const { style, atmosphere, seed, sunAzimuth, key, warmth, clay, own, sun, evenSky } = recipe;
  const plain = createFinishes(style, formOfStyle(style), atmosphere, seed >>> 0);
  const ofStyle = recipe.repaint === undefined ? plain : repaint(plain, recipe.repaint);
  const finishes =
    own === undefined ? ofStyle : [...ofStyle, ...own.finishes.map((each) => createOwnFinish(each, ofStyle))];
  const sky = createSkyDome(atmosphere, sunAzimuth, warmth, seed & 0xffff, key);
  return {
    finishes: clay ? asClay(finishes) : finishes,
    sky: {
      sun: sun === undefined ? sky.sun : (sun ?? undefined),
      light: evenSky === undefined ? sky.light : (_x, _y, _z, out) => void out.fill(evenSky, 0, 3),
      view: evenSky === undefined ? sky.view : (_x, _y, _z, out) => void out.fill(evenSky, 0, 3),
    },
  };
}

function asClay(finishes: readonly Finish[]): readonly Finish[] {
  const grey = linearFromHex('#c9c7c3');
  return finishes.map((finish) => ({ class: finish.class, albedo: grey, mirror: 0, roughness: 1 }));
}
