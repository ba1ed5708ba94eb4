import { createRaster } from '@plumbline/imaging/raster.ts';
import {
  CONTROL_KINDS,
  type ControlKind,
  GENERATION_KINDS,
  type GenerationAsk,
  type GenerationKind,
  type GeneratorFeatures,
  type MissingPart,
} from '../../generative/generator.ts';
import { buildGraph } from '../graphs/build-graph.ts';
import { findModels } from './find-models.ts';
import { MODEL_FAMILIES } from './model-family.ts';
import type { NodeCatalogue } from './node-catalogue.ts';

/** What a server can do, by its nodes and files. Whether it is well, its client knows. */
export type ServerFeatures = Omit<GeneratorFeatures, 'healthy' | 'detail'>;

const SIDE = 64;
/** Kinds that control pictures hold; frames follow their lines alone, because every further network costs as much time again. */
const HELD: readonly GenerationKind[] = ['structure', 'live'];

/**
 * Asks for a small picture of every kind: what is told here is what a graph can be built for, and the reason is the one that the
 * graph would have given.
 */
export function describeFeatures(catalogue: NodeCatalogue): ServerFeatures {
  const models = findModels(catalogue);
  const missingFor = (ask: GenerationAsk): MissingPart | undefined => {
    const built = buildGraph(ask, catalogue);
    return 'missing' in built ? built.missing : undefined;
  };
  const controls = followedControls(catalogue);
  const kinds: GenerationKind[] = [];
  const missing: MissingPart[] = [];
  for (const kind of GENERATION_KINDS) {
    // Geometry that nothing holds is not kept: without a control picture there is no structure.
    const held = !HELD.includes(kind) || controls.length > 0;
    const part = missingFor(probe(kind, held ? controls : CONTROL_KINDS));
    if (part) missing.push(part);
    else kinds.push(kind);
  }
  if (kinds.includes('structure'))
    for (const control of CONTROL_KINDS.filter((kind) => !controls.includes(kind)))
      addPart(missing, missingFor(probe('structure', [...controls, control])));
  const reference = missingFor({
    ...probe(kinds.includes('structure') ? 'structure' : 'text', controls),
    reference: createRaster(SIDE, SIDE, 3),
  });
  addPart(missing, reference);
  return {
    kinds,
    controls,
    reference: reference === undefined,
    seeded: true,
    models: models.mains.map(({ name }) => name),
    loras: models.loras,
    missing,
  };
}

function addPart(missing: MissingPart[], part: MissingPart | undefined): void {
  if (part && !missing.some(({ kind, reason }) => kind === part.kind && reason === part.reason))
    missing.push(part);
}

/** The control pictures that one family can follow together: that of the family that can follow most. */
function followedControls(catalogue: NodeCatalogue): ControlKind[] {
  const { mains, families } = findModels(catalogue);
  const sets = MODEL_FAMILIES.filter((family) =>
    mains.some((main) => main.family === family && main.purpose === 'general'),
  ).map((family) => CONTROL_KINDS.filter((kind) => families[family].controls[kind] !== undefined));
  return sets.reduce<ControlKind[]>((most, set) => (set.length > most.length ? set : most), []);
}

function probe(kind: GenerationKind, controls: readonly ControlKind[]): GenerationAsk {
  const mask = createRaster(SIDE, SIDE, 1);
  mask.data.fill(255, (SIDE * SIDE) / 2);
  return {
    kind,
    width: SIDE,
    height: SIDE,
    prompt: '',
    negative: '',
    base: kind === 'text' ? null : createRaster(SIDE, SIDE, 3),
    mask: kind === 'text' || HELD.includes(kind) ? null : mask,
    reference: null,
    controls: controls
      .filter((control) => kind === 'structure' || (kind === 'live' && control === 'line'))
      .map((control) => ({ kind: control, picture: createRaster(SIDE, SIDE, 3) })),
    strength: 1,
    similarity: 0.5,
    referenceWeight: 0.5,
    loras: [],
    seed: 1,
  };
}
