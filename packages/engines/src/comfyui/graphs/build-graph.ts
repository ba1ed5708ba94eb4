import type { GenerationAsk, GenerationKind, MissingPart } from '../../generative/generator.ts';
import type { BuiltGraph } from '../built-graph.ts';
import { type FoundModels, findModels, type MainModel } from '../features/find-models.ts';
import { MODEL_FAMILIES, type Purpose } from '../features/model-family.ts';
import type { NodeCatalogue } from '../features/node-catalogue.ts';
import type { ReadyPicture } from './bring-back.ts';
import { createGraphBuilder } from './graph-builder.ts';
import type { GraphTask, SamplingTask } from './graph-task.ts';
import { inpaint } from './inpaint.ts';
import { bestInpaintMethod } from './inpaint-methods.ts';
import { instruction } from './instruction.ts';
import { MissingPartError } from './missing-part-error.ts';
import { outpaint } from './outpaint.ts';
import { removal, removalByPainting } from './removal.ts';
import { structure } from './structure.ts';
import { textToImage } from './text-to-image.ts';
import { upscale } from './upscale.ts';

export type GraphOrMissing = { readonly graph: BuiltGraph } | { readonly missing: MissingPart };

/** Kinds that a main model makes: what it must have learned, best first, and how the graph is built. */
const BY_MAIN_MODEL: Readonly<
  Record<
    Exclude<GenerationKind, 'upscale'>,
    { readonly purposes: readonly Purpose[]; readonly make: (task: SamplingTask) => ReadyPicture }
  >
> = {
  text: { purposes: ['general'], make: textToImage },
  structure: { purposes: ['general'], make: structure },
  inpaint: { purposes: ['inpainting', 'general'], make: inpaint },
  removal: { purposes: ['inpainting', 'general'], make: removalByPainting },
  outpaint: { purposes: ['inpainting', 'general'], make: outpaint },
  instruction: { purposes: ['instruction'], make: instruction },
};

/**
 * The graph that does what is asked with what the server has, or what it lacks. The same ask and catalogue give the same graph.
 * Nothing of an ask is left out: what the first family cannot follow, another may.
 *
 * @param share of each side that would be sampled, for a server whose memory does not hold it; the answer keeps its size
 * @throws GenerationError (`bad_image`) when the ask lacks the base or mask of its kind, or its mask allows nothing
 */
export function buildGraph(ask: GenerationAsk, catalogue: NodeCatalogue, share = 1): GraphOrMissing {
  const models = findModels(catalogue);
  const attempt = (make: (task: GraphTask) => ReadyPicture): GraphOrMissing => {
    const graph = createGraphBuilder(catalogue);
    try {
      const { picture, ...parts } = make({ graph, ask, models, share });
      return { graph: graph.finish(picture, ask.kind, parts) };
    } catch (error) {
      if (error instanceof MissingPartError) return { missing: { kind: ask.kind, reason: error.message } };
      throw error;
    }
  };
  if (ask.kind === 'upscale') return attempt(upscale);
  const { removal: removalModel } = models;
  if (ask.kind === 'removal' && removalModel !== undefined)
    return attempt((task) => removal(task, removalModel));

  const { purposes, make } = BY_MAIN_MODEL[ask.kind];
  const chosen = chooseMains(ask, models, purposes);
  if ('reason' in chosen) return { missing: { kind: ask.kind, reason: chosen.reason } };
  let first: GraphOrMissing | undefined;
  const probe = createGraphBuilder(catalogue);
  const tasks = chosen.mains.map((main) => ({ main, parts: models.families[main.family] }));
  for (const { main, parts } of learnedFirst(tasks, { graph: probe, ask, models, share })) {
    const tried = attempt((task) => make({ ...task, main, parts }));
    if ('graph' in tried) return tried;
    first ??= tried;
  }
  return first ?? { missing: { kind: ask.kind, reason: NO_MAIN } };
}

const NO_MAIN = 'main model (a checkpoint of SDXL, Flux or SD 1.5) not found: put it in models/checkpoints';
const NO_INSTRUCTION = 'instruction model (Flux Kontext) not found: put it in models/diffusion_models';

/** One main model of each family, the families in our order; or the one that was named. */
function chooseMains(
  { model, kind }: GenerationAsk,
  { mains }: FoundModels,
  purposes: readonly Purpose[],
): { readonly mains: readonly MainModel[] } | { readonly reason: string } {
  if (model !== undefined) {
    const named = mains.find(({ name }) => name === model);
    if (!named) return { reason: `model "${model}" not found: put it in models/checkpoints` };
    return purposes.includes(named.purpose)
      ? { mains: [named] }
      : { reason: `model "${model}" is for ${named.purpose} alone: choose another for ${kind}` };
  }
  const ofFamilies = MODEL_FAMILIES.flatMap((family) => {
    const own = mains.filter((main) => main.family === family);
    const fitting = purposes.flatMap((purpose) => own.filter((main) => main.purpose === purpose));
    return fitting.slice(0, 1);
  });
  if (ofFamilies.length > 0) return { mains: ofFamilies };
  return { reason: kind === 'instruction' ? NO_INSTRUCTION : NO_MAIN };
}

/** For holes a family that learned to fill them comes before one that did not; else the order stays. */
function learnedFirst<Choice extends Pick<SamplingTask, 'main' | 'parts'>>(
  choices: readonly Choice[],
  task: GraphTask,
): Choice[] {
  if (!['inpaint', 'removal', 'outpaint'].includes(task.ask.kind)) return [...choices];
  const plain = (choice: Choice) => Number(bestInpaintMethod({ ...task, ...choice }) === 'plain');
  return [...choices].sort((a, b) => plain(a) - plain(b));
}
