import { findReferenced } from '../archive/file-source.ts';
import { linearColour } from '../build/colours.ts';
import type { Vector3 } from '../model/model.ts';
import type { Reading } from '../format/reading.ts';
import type { DaeLibrary } from './dae-library.ts';
import { type XmlElement, childOf, childrenOf } from './xml-tree.ts';

const SHADERS = ['phong', 'blinn', 'lambert', 'constant'];

/** Materials of a COLLADA file, made when they are first used. */
export class DaeMaterials {
  readonly #library: DaeLibrary;
  readonly #reading: Reading;
  readonly #made = new Map<string, number>();
  readonly #textures = new Map<string, number | null>();

  constructor(library: DaeLibrary, reading: Reading) {
    this.#library = library;
    this.#reading = reading;
  }

  /** @param reference `#id` of a material; without one, or with a wrong one, a plain one of the name of its symbol. */
  find(reference: string | undefined, symbol: string): number {
    const key = reference ?? ` ${symbol}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const material = this.#library.refer(reference, 'material');
    const name = material?.attributes['name'] ?? material?.attributes['id'] ?? symbol;
    const effect = this.#library.refer(childOf(material, 'instance_effect')?.attributes['url'], 'effect');
    const made = this.#reading.build.addMaterial({ name, ...this.#look(effect) });
    this.#made.set(key, made);
    return made;
  }

  #look(effect: XmlElement | undefined) {
    const profile = childOf(effect, 'profile_COMMON');
    const technique = childOf(profile, 'technique');
    const shader = technique?.children.find(({ name }) => SHADERS.includes(name));
    if (shader === undefined) return {};
    const diffuse = childOf(shader, 'diffuse') ?? childOf(shader, 'emission');
    const picture = childOf(diffuse, 'texture')?.attributes['texture'];
    const texture = picture === undefined ? null : this.#texture(picture, profile, effect);
    const colour = colourOf(diffuse);
    const shininess = numberOf(childOf(shader, 'shininess', 'float'));
    return {
      texture,
      colour:
        colour === null
          ? ([texture === null ? 0.6 : 1, texture === null ? 0.6 : 1, texture === null ? 0.6 : 1] as const)
          : linearColour(colour),
      opacity: opacityOf(shader),
      ...(shininess === null ? {} : { roughness: Math.sqrt(2 / (Math.max(0, shininess) + 2)) }),
    };
  }

  /** A texture names a sampler, the sampler a surface, the surface a picture; some files name the picture at once. */
  #texture(sampler: string, profile: XmlElement | undefined, effect: XmlElement | undefined): number | null {
    const parameter = (sid: string | undefined) =>
      [...childrenOf(profile, 'newparam'), ...childrenOf(effect, 'newparam')].find(
        ({ attributes }) => attributes['sid'] === sid,
      );
    const surface = childOf(parameter(sampler), 'sampler2D', 'source')?.text.trim();
    const image = childOf(parameter(surface), 'surface', 'init_from')?.text.trim() ?? sampler;
    const source = childOf(this.#library.get(image, 'image'), 'init_from');
    const file = (childOf(source, 'ref') ?? source)?.text.trim();
    if (file === undefined || file === '') return null;
    const known = this.#textures.get(file);
    if (known !== undefined) return known;
    const { path, files, warnings, build } = this.#reading;
    const bytes = findReferenced(file, path, files, warnings);
    if (bytes === undefined) warnings.add('textures-missing', file.slice(-80));
    const texture = bytes === undefined ? null : build.addTexture(file, bytes);
    this.#textures.set(file, texture);
    return texture;
  }
}

function colourOf(element: XmlElement | undefined): Vector3 | null {
  const numbers = childOf(element, 'color')?.numbers;
  if (numbers === undefined || numbers === null || numbers.length < 3) return null;
  return [numbers[0] as number, numbers[1] as number, numbers[2] as number];
}

/** By the two ways of the standard: the alpha of a colour, or how dark it is. */
function opacityOf(shader: XmlElement): number {
  const transparent = childOf(shader, 'transparent');
  const amount = numberOf(childOf(shader, 'transparency', 'float')) ?? 1;
  if (transparent === undefined) return amount > 0 ? Math.min(1, amount) : 1;
  const colour = childOf(transparent, 'color')?.numbers ?? new Float64Array([1, 1, 1, 1]);
  const [red = 1, green = 1, blue = 1, alpha = 1] = colour;
  if (transparent.attributes['opaque'] === 'RGB_ZERO')
    return 1 - (0.2126 * red + 0.7152 * green + 0.0722 * blue) * amount;
  return alpha * amount;
}

function numberOf(element: XmlElement | undefined): number | null {
  const value = Number(element?.text.trim() || Number.NaN);
  return Number.isFinite(value) ? value : null;
}
