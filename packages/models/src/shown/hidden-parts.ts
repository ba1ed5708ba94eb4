import type { ModelClass } from '../classes/class-list.ts';
import type { Model } from '../model/model.ts';

/** What is not shown of a model, by what the file calls it. */
export interface HiddenParts {
  readonly layers?: readonly string[] | undefined;
  /** Keys of storeys. */
  readonly storeys?: readonly string[] | undefined;
  readonly classes?: readonly string[] | undefined;
  /** Keys of things. */
  readonly things?: readonly string[] | undefined;
  /** Of everything, this alone; what is hidden besides stays hidden. */
  readonly only?: OnlyPart | undefined;
}

/** One of these, by class, or by name of the layer or material, or key of the thing. */
export interface OnlyPart {
  readonly class?: string | undefined;
  readonly layer?: string | undefined;
  readonly material?: string | undefined;
  readonly thing?: string | undefined;
}

/** Whether a part of the model is hidden, by indices of its thing and material, and its class: the one answer for all that shows models. */
export type HiddenTest = (thing: number, material: number, kind: ModelClass | null) => boolean;

export function hiddenTest({ things, materials, storeys }: Model, hidden: HiddenParts): HiddenTest {
  const { only } = hidden;
  const off = {
    layers: new Set(hidden.layers),
    storeys: new Set(hidden.storeys),
    classes: new Set(hidden.classes),
    things: new Set(hidden.things),
  };
  const ofThings = things.map(({ key, layer, storey }) => {
    const ofStorey = storey === null ? undefined : storeys[storey]?.key;
    return (
      off.things.has(key) ||
      (layer !== null && off.layers.has(layer)) ||
      (ofStorey !== undefined && off.storeys.has(ofStorey)) ||
      (only?.thing !== undefined && only.thing !== key) ||
      (only?.layer !== undefined && only.layer !== layer)
    );
  });
  return (thing, material, kind) =>
    ofThings[thing] === true ||
    (kind !== null && off.classes.has(kind)) ||
    (only?.class !== undefined && only.class !== kind) ||
    (only?.material !== undefined && only.material !== materials[material]?.name);
}
