import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { SolidClass } from './solid-classes.ts';
import type { Finish } from './finish.ts';
import { FINISH_NAMES, type FinishName } from './finish-list.ts';
import { wholeMaterial } from './finish-materials.ts';
import { type OwnTexture, showTexture } from './own-texture.ts';

/** A finish that a scene brings along beside those of its style, as plain data. */
export interface OwnFinish {
  readonly class: SolidClass;
  /** A finish of the style that it looks like; what else is named here takes the place of that one's. */
  readonly like?: FinishName;
  /** Linear light 0…1. */
  readonly albedo?: Rgb;
  /** Linear light 0…1 that it throws on other things, where that is not the colour in which it is seen. */
  readonly thrown?: Rgb;
  readonly mirror?: number;
  readonly roughness?: number;
  readonly glow?: Rgb;
  readonly through?: number;
  /** A material of the library, in metres. */
  readonly material?: string;
  readonly texture?: OwnTexture;
}

const PLAIN: Finish = { class: 'furniture', albedo: [0.5, 0.5, 0.5], mirror: 0, roughness: 1 };

/** @param ofStyle finishes of the style, in the order of {@link FINISH_NAMES}. */
export function createOwnFinish(own: OwnFinish, ofStyle: readonly Finish[]): Finish {
  const { class: name, like, albedo, thrown, mirror, roughness, glow, through, material, texture } = own;
  const model = like === undefined ? PLAIN : (ofStyle[FINISH_NAMES.indexOf(like)] ?? PLAIN);
  const library = material === undefined ? undefined : wholeMaterial(material);
  const shown = library ?? { mirror: model.mirror, roughness: model.roughness, colour: model.albedo };
  const surface = surfaceOf(own, model, library?.surface);
  const { surface: _, ...bare } = library === undefined ? model : PLAIN;
  return {
    ...bare,
    class: name,
    albedo: thrown ?? texture?.mean ?? albedo ?? shown.colour,
    mirror: mirror ?? shown.mirror,
    roughness: roughness ?? shown.roughness,
    ...(glow === undefined ? {} : { glow }),
    ...(through === undefined ? {} : { through }),
    ...(surface === undefined ? {} : { surface }),
  };
}

function surfaceOf(
  { albedo, texture }: OwnFinish,
  model: Finish,
  library: Finish['surface'],
): Finish['surface'] {
  if (texture !== undefined) return showTexture(texture);
  if (library !== undefined) return library;
  if (albedo === undefined || model.surface === undefined)
    return albedo === undefined ? model.surface : undefined;
  // The grain of the style's finish in a colour of one's own.
  const gain = albedo.map((value, k) => value / Math.max(0.01, model.albedo[k] as number));
  const [r = 1, g = 1, b = 1] = gain;
  const { surface } = model;
  return (u, v, footprint, texel) => {
    surface(u, v, footprint, texel);
    texel.r = Math.min(0.92, texel.r * r);
    texel.g = Math.min(0.92, texel.g * g);
    texel.b = Math.min(0.92, texel.b * b);
  };
}
