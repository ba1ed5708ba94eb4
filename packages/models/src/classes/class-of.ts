import type { ModelThing } from '../model/model.ts';
import type { ModelClass } from './class-list.ts';
import { findWords } from './find-words.ts';
import { IFC_CLASSES, WIDE_IFC_CLASSES } from './ifc-classes.ts';

export type Classified = Pick<ModelThing, 'name' | 'type' | 'layer'> & {
  /** Of the part that is asked for; a window has parts of glass. */
  readonly material: string | null;
  /** Of that part, 0–1. */
  readonly opacity?: number;
};

/** Less lets enough light through to be called glass. */
const CLEAR_BELOW = 0.75;
/** A list of all that a thing is made of says nothing of one part of it. */
const LIST = ' / ';

/** Things with parts of glass: such a part is glass, whatever it belongs to. */
const GLAZED: ReadonlySet<ModelClass | null> = new Set([null, 'window', 'wall', 'door', 'railing', 'roof']);

/**
 * What a part of a model is, by its IFC class, then its name, its layer and its material; null where nothing says so,
 * and the part keeps its own colour.
 */
export function classOf({ name, type, layer, material, opacity = 1 }: Classified): ModelClass | null {
  const own = classOfThing(name, type, layer);
  const ofMaterial = material === null ? null : (findWords(material) ?? null);
  const isGlass = opacity < CLEAR_BELOW || (ofMaterial === 'glass' && material?.includes(LIST) === false);
  if (isGlass && GLAZED.has(own)) return 'glass';
  return own ?? ofMaterial;
}

const SLABS: ReadonlySet<ModelClass> = new Set([
  'floor',
  'roof',
  'ceiling',
  'stair',
  'ground',
  'road',
  'wall',
]);

function classOfThing(name: string, type: string, layer: string | null): ModelClass | null {
  const ifc = /^ifc/i.test(type) ? type.slice(3).toLowerCase() : null;
  const certain = ifc === null || WIDE_IFC_CLASSES.has(ifc) ? undefined : IFC_CLASSES.get(ifc);
  if (certain !== undefined) return certain;
  const said = findWords(name);
  // What a slab is called may be a list of its layers: only what a slab can be counts.
  const isSlab = ifc?.startsWith('slab') === true;
  const found = isSlab && said !== undefined && said !== null && !SLABS.has(said) ? undefined : said;
  const byWord = found ?? (layer === null ? undefined : findWords(layer));
  return byWord ?? (ifc === null ? undefined : IFC_CLASSES.get(ifc)) ?? null;
}
