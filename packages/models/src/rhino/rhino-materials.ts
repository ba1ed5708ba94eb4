import type { File3dm, Material, ObjectAttributes, RhinoModule } from 'rhino3dm';
import { findReferenced } from '../archive/file-source.ts';
import { linearColour } from '../build/colours.ts';
import type { ModelMaterial, Vector3 } from '../model/model.ts';
import type { Reading } from '../format/reading.ts';

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Materials of a 3DM file: an object's own, its layer's, or a plain one of its colour. */
export class RhinoMaterials {
  readonly #document: File3dm;
  readonly #rhino: RhinoModule;
  readonly #reading: Reading;
  readonly #made = new Map<string, number>();

  constructor(document: File3dm, rhino: RhinoModule, reading: Reading) {
    this.#document = document;
    this.#rhino = rhino;
    this.#reading = reading;
  }

  find(attributes: ObjectAttributes): number {
    const layers = this.#document.layers();
    const layer =
      attributes.layerIndex >= 0 && attributes.layerIndex < layers.count
        ? layers.get(attributes.layerIndex)
        : null;
    const fromLayer = attributes.materialSource === this.#rhino.ObjectMaterialSource.MaterialFromLayer;
    const index = fromLayer ? (layer?.renderMaterialIndex ?? -1) : attributes.materialIndex;
    if (index >= 0 && index < this.#document.materials().count) return this.#make(index);
    const byObject = attributes.colorSource === this.#rhino.ObjectColorSource.ColorFromObject;
    return this.#plain(
      (byObject || layer === null ? attributes.objectColor : layer.color) as unknown as Colour,
      layer?.name ?? '',
    );
  }

  #make(index: number): number {
    const key = `material ${index}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const material = this.#document.materials().get(index);
    const file = material.getBitmapTexture()?.fileName ?? '';
    const made = this.#reading.build.addMaterial({
      name: material.name,
      colour: colourOf(material.diffuseColor as unknown as Colour),
      opacity: 1 - material.transparency,
      ...physicalLook(material),
      texture: file === '' ? null : this.#texture(file),
    });
    this.#made.set(key, made);
    return made;
  }

  #plain(colour: Colour, name: string): number {
    const key = `${name} ${colour.r} ${colour.g} ${colour.b}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    // The name of a layer is not that of a material: what is made of what is not said.
    const made = this.#reading.build.addMaterial({ name: '', colour: colourOf(colour) });
    this.#made.set(key, made);
    return made;
  }

  #texture(file: string): number | null {
    const { path, files, warnings, build } = this.#reading;
    const bytes = findReferenced(file, path, files, warnings);
    if (bytes === undefined) warnings.add('textures-missing', file.slice(-80));
    return bytes === undefined ? null : build.addTexture(file, bytes);
  }
}

function colourOf({ r, g, b }: Colour): Vector3 {
  return linearColour([r / 255, g / 255, b / 255]);
}

/** A material of Rhino 7 and later; asked of another the library ends in its own machine code. */
function physicalLook(material: Material): Partial<ModelMaterial> {
  const physical = material.physicallyBased();
  if (!physical.supported) return {};
  const base = physical.baseColor as unknown as readonly number[] | Colour;
  const colour: Vector3 = Array.isArray(base)
    ? linearColour([base[0] ?? 0.6, base[1] ?? 0.6, base[2] ?? 0.6])
    : colourOf(base as Colour);
  return { colour, opacity: physical.opacity, roughness: physical.roughness, metalness: physical.metallic };
}
