import type { ModelMaterial, Vector3 } from '@plumbline/models/model/model.ts';
import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';

type Made = Pick<ModelMaterial, 'name'> & Partial<ModelMaterial> & { readonly colour: Vector3 };

/**
 * What a standing plan is made of. Words of the names are what renders go by (`model-renders/src/finishes/finish-words.ts`); colours are
 * linear, and what a viewer of glTF shows.
 */
export const PART_MATERIALS = {
  plaster: { name: 'White plaster', colour: [0.79, 0.78, 0.75] },
  cut: { name: 'Cut', colour: [0.05, 0.05, 0.055] },
  timber: { name: 'Oak boards', colour: [0.42, 0.27, 0.15], roughness: 0.55 },
  tile: { name: 'Floor tiles', colour: [0.56, 0.56, 0.55], roughness: 0.4 },
  concrete: { name: 'Concrete floor', colour: [0.36, 0.35, 0.34] },
  deck: { name: 'Stone paving', colour: [0.4, 0.38, 0.35] },
  plate: { name: 'Concrete plate', colour: [0.45, 0.45, 0.44] },
  slab: { name: 'Slab', colour: [0.5, 0.49, 0.47] },
  ceiling: { name: 'White ceiling paint', colour: [0.82, 0.82, 0.8] },
  glass: { name: 'Glass', colour: [0.8, 0.87, 0.88], opacity: 0.22, roughness: 0.05 },
  frame: { name: 'Window frame', colour: [0.1, 0.1, 0.1], roughness: 0.5 },
  leaf: { name: 'Timber door', colour: [0.5, 0.37, 0.24], roughness: 0.6 },
  drawn: { name: 'Furniture as drawn', colour: [0.55, 0.52, 0.47] },
} satisfies Readonly<Record<string, Made>>;
export type PartMaterial = keyof typeof PART_MATERIALS;

/** What furniture of our designs is made of, by the finish that it is built in. */
const FINISHES: Partial<Readonly<Record<FinishName, Made>>> = {
  timber: { name: 'Oak', colour: [0.4, 0.25, 0.13] },
  'timber-dark': { name: 'Walnut wood', colour: [0.11, 0.06, 0.035] },
  joinery: { name: 'Painted wood', colour: [0.62, 0.58, 0.51] },
  'joinery-second': { name: 'Grey painted wood', colour: [0.32, 0.31, 0.29] },
  worktop: { name: 'Stone worktop', colour: [0.55, 0.53, 0.5], roughness: 0.35 },
  fabric: { name: 'Grey fabric', colour: [0.36, 0.35, 0.33] },
  'fabric-second': { name: 'Sand fabric', colour: [0.48, 0.4, 0.3] },
  'fabric-third': { name: 'Linen fabric', colour: [0.6, 0.56, 0.49] },
  accent: { name: 'Rust fabric', colour: [0.36, 0.13, 0.06] },
  'accent-second': { name: 'Green fabric', colour: [0.1, 0.16, 0.12] },
  'accent-third': { name: 'Ochre fabric', colour: [0.43, 0.27, 0.08] },
  bedding: { name: 'White linen', colour: [0.76, 0.74, 0.7] },
  rug: { name: 'Wool rug', colour: [0.5, 0.46, 0.4] },
  'rug-border': { name: 'Wool rug border', colour: [0.34, 0.31, 0.27] },
  metal: { name: 'Steel', colour: [0.55, 0.55, 0.55], metalness: 1, roughness: 0.35 },
  brass: { name: 'Brass', colour: [0.6, 0.42, 0.18], metalness: 1, roughness: 0.35 },
  black: { name: 'Black metal', colour: [0.03, 0.03, 0.03], roughness: 0.5 },
  ceramic: { name: 'White ceramic', colour: [0.8, 0.8, 0.79], roughness: 0.15 },
  'wall-tile': { name: 'Wall tiles', colour: [0.62, 0.62, 0.6], roughness: 0.3 },
  screen: { name: 'Black glass plate', colour: [0.02, 0.02, 0.022], roughness: 0.1 },
  mirror: { name: 'Mirror', colour: [0.7, 0.72, 0.72], metalness: 1, roughness: 0.05 },
  pot: { name: 'Earthenware', colour: [0.35, 0.24, 0.17] },
};
const PLAIN: Made = { name: 'Furniture', colour: [0.5, 0.48, 0.45] };

export function materialOfFinish(finish: FinishName): Made {
  return FINISHES[finish] ?? PLAIN;
}
