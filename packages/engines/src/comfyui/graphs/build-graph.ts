import type { GenerationAsk, GenerationKind, MissingPart } from '../../generative/generator.ts';
import type { BuiltGraph } from '../built-graph.ts';
import { type FoundModels, findModels, type MainModel } from '../features/find-models.ts';
import {
  FAMILY_NAMES,
  MODEL_FAMILIES,
  type ModelFamily,
  paceOf,
  type Purpose,
} from '../features/model-family.ts';
import type { NodeCatalogue } from '../features/node-catalogue.ts';
import type { ReadyPicture } from './bring-back.ts';
import { createGraphBuilder } from './graph-builder.ts';
import type { GraphTask, SamplingTask } from './graph-task.ts';
import { inpaint } from './inpaint.ts';
import { bestInpaintMethod } from './inpaint-methods.ts';
import { instruction } from './instruction.ts';
import { live } from './live.ts';
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
    {
      readonly purposes: readonly Purpose[];
      /** Which families can, best first; absent: all of them in our order. */
      readonly families?: readonly ModelFamily[];
      readonly make: (task: SamplingTask) => ReadyPicture;
    }
  >
> = {
  text: { purposes: ['general'], make: textToImage },
  structure: { purposes: ['general'], make: structure },
  inpaint: { purposes: ['inpainting', 'general'], make: inpaint },
  removal: { purposes: ['inpainting', 'general'], make: removalByPainting },
  outpaint: { purposes: ['inpainting', 'general'], make: outpaint },
  instruction: { purposes: ['instruction'], make: instruction },
  // The smallest model is the quickest; Flux takes seconds for a frame even where it was distilled.
  live: { purposes: ['general'], families: ['sd15', 'sdxl'], make: live },
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

  const { purposes, families = MODEL_FAMILIES, make } = BY_MAIN_MODEL[ask.kind];
  const chosen = chooseMains(ask, models, { purposes, families });
  if ('reason' in chosen) return { missing: { kind: ask.kind, reason: chosen.reason } };
  let first: GraphOrMissing | undefined;
  const probe = createGraphBuilder(catalogue);
  const tasks = chosen.mains.map((main) => ({ main, parts: models.families[main.family] }));
  for (const { main, parts } of learnedFirst(tasks, { graph: probe, ask, models, share })) {
    const tried = attempt((task) => make({ ...task, main, parts }));
    if ('graph' in tried) return tried;
    first ??= tried;
  }
  return first ?? { missing: { kind: ask.kind, reason: noMain(families) } };
}

const noMain = (families: readonly ModelFamily[]) =>
  `main model (a checkpoint of ${families
    .map((family) => FAMILY_NAMES[family])
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1')}) not found: put it in models/checkpoints`;
const NO_INSTRUCTION = 'instruction model (Flux Kontext) not found: put it in models/diffusion_models';

/** One main model of each family, the families in our order; or the one that was named. */
function chooseMains(
  { model, kind }: GenerationAsk,
  { mains }: FoundModels,
  {
    purposes,
    families,
  }: { readonly purposes: readonly Purpose[]; readonly families: readonly ModelFamily[] },
): { readonly mains: readonly MainModel[] } | { readonly reason: string } {
  if (model !== undefined) {
    const named = mains.find(({ name }) => name === model);
    if (!named) return { reason: `model "${model}" not found: put it in models/checkpoints` };
    return purposes.includes(named.purpose) && families.includes(named.family)
      ? { mains: [named] }
      : { reason: `model "${model}" is ${whatFor(named)}: choose another for ${kind}` };
  }
  const ofFamilies = families.flatMap((family) => {
    const own = mains.filter((main) => main.family === family);
    const fitting = purposes.flatMap((purpose) => own.filter((main) => main.purpose === purpose));
    // One that draws in a few steps by itself wants no LoRA over it.
    const quick = kind === 'live' ? fitting.find(({ name }) => paceOf([name]) !== 'full') : undefined;
    return quick ? [quick] : fitting.slice(0, 1);
  });
  if (ofFamilies.length > 0) return { mains: ofFamilies };
  return { reason: kind === 'instruction' ? NO_INSTRUCTION : noMain(families) };
}

function whatFor({ purpose, family }: MainModel): string {
  return purpose === 'general' ? `of ${FAMILY_NAMES[family]}` : `for ${purpose} alone`;
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
