import type { MaterialFamily, MaterialSpec, TileGenerator } from '../spec/material-spec.ts';

/** What a surface is like to the light, by the way it is finished. */
export interface Finish {
  readonly roughness: number;
  readonly reflectance: number;
  readonly metalness?: number;
}

export const MATT: Finish = { roughness: 0.95, reflectance: 0.03 };
export const SATIN: Finish = { roughness: 0.5, reflectance: 0.04 };
export const HONED: Finish = { roughness: 0.4, reflectance: 0.045 };
export const POLISHED: Finish = { roughness: 0.12, reflectance: 0.05 };
export const GLAZED: Finish = { roughness: 0.15, reflectance: 0.06 };

export interface Definition<Id extends string> extends MaterialSpec {
  readonly id: Id;
}

/** A line of a list of materials. `relief` in millimetres. */
export function define<const Id extends string>(
  family: MaterialFamily,
  id: Id,
  tileSizeMm: readonly [number, number],
  relief: number,
  finish: Finish,
  generate: TileGenerator,
  courses?: number,
): Definition<Id> {
  const { roughness, reflectance, metalness = 0 } = finish;
  return {
    id,
    family,
    tileSizeMm,
    roughness,
    reflectance,
    metalness,
    reliefMm: relief,
    generate,
    ...(courses === undefined ? {} : { courses }),
  };
}
