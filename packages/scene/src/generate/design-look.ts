import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere, StyleSpec } from '../render-types.ts';
import { createFinishes } from './create-finishes.ts';
import type { Finish } from './finish.ts';
import { createSkyDome, type KeyLight, type SkyDome } from './light/sky-dome.ts';
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
}

export interface DesignLook {
  readonly finishes: readonly Finish[];
  readonly sky: SkyDome;
}

let last: { readonly key: string; readonly look: DesignLook } | undefined;

/** Finishes and sky of a recipe. The last one is kept: a render asks for it once a stage. */
export function lookOfRecipe(recipe: LookRecipe): DesignLook {
  const key = JSON.stringify(recipe);
  if (last?.key !== key) last = { key, look: createLook(recipe) };
  return last.look;
}

function createLook({ style, atmosphere, seed, sunAzimuth, key, warmth, clay }: LookRecipe): DesignLook {
  const finishes = createFinishes(style, formOfStyle(style), atmosphere, seed >>> 0);
  return {
    finishes: clay ? asClay(finishes) : finishes,
    sky: createSkyDome(atmosphere, sunAzimuth, warmth, seed & 0xffff, key),
  };
}

function asClay(finishes: readonly Finish[]): readonly Finish[] {
  const grey = linearFromHex('#c9c7c3');
  return finishes.map((finish) => ({ class: finish.class, albedo: grey, mirror: 0, roughness: 1 }));
}
