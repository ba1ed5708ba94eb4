import { classOf } from '@plumbline/models/classes/class-of.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Model } from '@plumbline/models/model/model.ts';

export type Bytes3 = readonly [number, number, number];

/** What each instance is: asked once, because names of half a million things take a while to read. */
export function instanceClasses(model: Model): readonly (ModelClass | null)[] {
  const known = new Map<string, ModelClass | null>();
  const { instances, things, materials } = model;
  return Array.from({ length: instances.count }, (_, at) => {
    const [thing, material] = [instances.thing[at] ?? 0, instances.material[at] ?? 0];
    const key = `${thing} ${material}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [own, surface] = [things[thing], materials[material]];
    const made = own
      ? classOf({
          ...own,
          material: surface?.name ?? null,
          ...(surface ? { opacity: surface.opacity } : {}),
        })
      : null;
    known.set(key, made);
    return made;
  });
}

const GLASS_COVERS = 60;
const CLAY: Bytes3 = [226, 225, 222];
const CLAY_GLASS: Bytes3 = [150, 170, 180];

/** A colour for each instance and how much it covers, 0–255. */
export interface ColourRule {
  readonly colour: Bytes3;
  readonly cover: number;
}

/** Everything of one colour; what is clear stays clear. */
export function clayRule(model: Model, classes: readonly (ModelClass | null)[], at: number): ColourRule {
  const opacity = model.materials[model.instances.material[at] ?? 0]?.opacity ?? 1;
  return isClear(classes[at] ?? null, opacity)
    ? { colour: CLAY_GLASS, cover: GLASS_COVERS }
    : { colour: CLAY, cover: 255 };
}

/** As the file colours it. */
export function ownRule(model: Model, classes: readonly (ModelClass | null)[], at: number): ColourRule {
  const material = model.materials[model.instances.material[at] ?? 0];
  if (!material) return clayRule(model, classes, at);
  const { colour, opacity } = material;
  return {
    colour: [toByte(colour[0]), toByte(colour[1]), toByte(colour[2])],
    cover: isClear(classes[at] ?? null, opacity)
      ? Math.round(Math.min(0.6, Math.max(0.2, opacity)) * 255)
      : 255,
  };
}

function isClear(kind: ModelClass | null, opacity: number): boolean {
  return kind === 'glass' || opacity < 0.75;
}

/** Light as numbers that screens take: the square root stands for their curve, as the programs undo it by squaring. */
function toByte(linear: number): number {
  return Math.round(Math.sqrt(Math.min(1, Math.max(0, linear))) * 255);
}
