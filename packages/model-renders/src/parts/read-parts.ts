import type { AssignedPart } from '@plumbline/models/classes/assign-materials.ts';
import { classOf } from '@plumbline/models/classes/class-of.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { type HiddenParts, hiddenTest } from '@plumbline/models/shown/hidden-parts.ts';
import { meshBox } from './boxes.ts';

/** What every instance of a model is, as columns. */
export interface ModelParts {
  /** Index into `kinds`; −1 for what is not drawn. */
  readonly kind: Int32Array;
  /** Every pair of class and material that is drawn, with an example of a thing's name. */
  readonly kinds: readonly PartKind[];
}

export interface PartKind {
  readonly class: ModelClass | null;
  readonly material: number;
  /** Of the things: what their names say counts for the finish. */
  readonly thing: number;
  /** Set where a request names a material for these parts. */
  readonly materialId: string | undefined;
  /** Square metres of the boxes of its parts, about. */
  area: number;
}

interface Choices {
  readonly hidden: HiddenParts;
  readonly materialOf: (part: AssignedPart) => string | undefined;
  /** Names that stand for a look of their own within a class: an inner wall, a sofa. */
  readonly variantOf: (name: ModelClass | null, thing: string) => string;
}

/** Sorts the instances of a model by class, material and what their names say; hidden things and those set aside are left out. */
export function readParts(model: Model, choices: Choices): ModelParts {
  const { instances, things, materials, meshes } = model;
  const isHidden = hiddenTest(model, choices.hidden);
  const kind = new Int32Array(instances.count).fill(-1);
  const kinds: PartKind[] = [];
  const known = new Map<string, number>();
  const pairs = new Map<number, number>();
  const sizes = meshes.map(({ positions }) => sizeOf(positions));
  for (let index = 0; index < instances.count; index += 1) {
    const thingAt = instances.thing[index] as number;
    const materialAt = instances.material[index] as number;
    const pair = thingAt * materials.length + materialAt;
    let place = pairs.get(pair);
    if (place === undefined) {
      place = -1;
      const thing = things[thingAt];
      const material = materials[materialAt];
      if (thing !== undefined && material !== undefined && thing.setAside === null) {
        const name = classOf({
          name: thing.name,
          type: thing.type,
          layer: thing.layer,
          material: material.name,
          opacity: material.opacity,
        });
        if (!isHidden(thingAt, materialAt, name)) {
          const materialId = choices.materialOf({
            ...{ class: name, layer: thing.layer, material: material.name, thing: thing.key },
          });
          const key = `${name} ${materialAt} ${materialId} ${choices.variantOf(name, thing.name)}`;
          place = known.get(key) ?? -1;
          if (place < 0) {
            place = kinds.length;
            kinds.push({ class: name, material: materialAt, thing: thingAt, materialId, area: 0 });
            known.set(key, place);
          }
        }
      }
      pairs.set(pair, place);
    }
    kind[index] = place;
    const of = kinds[place];
    if (of !== undefined)
      of.area += (sizes[instances.mesh[index] as number] as number) * scaleOf(instances.matrix, index) ** 2;
  }
  return { kind, kinds };
}

/** How much an instance is enlarged, about. */
function scaleOf(matrix: Float64Array, index: number): number {
  const at = index * 16;
  return Math.hypot(matrix[at] as number, matrix[at + 1] as number, matrix[at + 2] as number);
}

/** Half the surface of a box around points. */
function sizeOf(positions: Float32Array): number {
  const { low, high } = meshBox(positions);
  const [x = 0, y = 0, z = 0] = high.map((value, axis) => Math.max(0, value - (low[axis] as number)));
  return x * y + y * z + z * x;
}
