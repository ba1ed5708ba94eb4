import { classOf } from '../../classes/class-of.ts';
import type { ModelClass } from '../../classes/class-list.ts';
import type { Model } from '../../model/model.ts';
import { type HiddenParts, hiddenTest } from '../../shown/hidden-parts.ts';

/** An instance that is drawn. */
export interface DrawnPart {
  readonly instance: number;
  readonly mesh: number;
  readonly thing: number;
  readonly material: number;
  readonly class: ModelClass | null;
  /** Parts of one structure: where two lie flush in one plane, no joint is drawn between them. */
  readonly joint: string | null;
}

/** What lets through more than this is not there for a drawing. */
const UNSEEN_BELOW = 0.05;

const JOINED: ReadonlySet<ModelClass | null> = new Set([
  'wall',
  'floor',
  'ceiling',
  'roof',
  'column',
  'beam',
  'ground',
  'road',
]);

/** The parts of a model that a drawing shows, those of the same mesh after one another. */
export function drawnParts(model: Model, hidden: HiddenParts = {}): readonly DrawnPart[] {
  const { instances, things, materials } = model;
  const isHidden = hiddenTest(model, hidden);
  const known = new Map<string, ModelClass | null>();
  const parts: DrawnPart[] = [];
  for (let instance = 0; instance < instances.count; instance += 1) {
    const thing = instances.thing[instance] as number;
    const material = instances.material[instance] as number;
    const of = things[thing];
    const made = materials[material];
    if (of === undefined || of.setAside !== null || (made?.opacity ?? 1) < UNSEEN_BELOW) continue;
    const key = `${thing} ${material}`;
    let kind = known.get(key);
    if (kind === undefined) {
      kind = classOf({ ...of, material: made?.name ?? null, opacity: made?.opacity ?? 1 });
      known.set(key, kind);
    }
    if (isHidden(thing, material, kind)) continue;
    parts.push({
      instance,
      mesh: instances.mesh[instance] as number,
      thing,
      material,
      class: kind,
      joint: JOINED.has(kind) ? `${kind} ${made?.name ?? ''}` : null,
    });
  }
  return parts.toSorted((a, b) => a.mesh - b.mesh || a.instance - b.instance);
}
