import { WAITING_STAGE } from '@plumbline/core/ports/image-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { SeenData } from '@plumbline/contract/api/engine-sights.ts';
import { askedData } from '../generative/asked-data.ts';
import { GenerationError } from '../generative/generation-error.ts';
import type { Generation, GenerationAsk, GenerationContext } from '../generative/generator.ts';
import type { BuiltGraph } from './built-graph.ts';
import type { ComfyuiServer } from './client/comfyui-server.ts';
import { isBlack } from './client/is-black.ts';
import { readAnswer } from './client/read-answer.ts';
import type { NodeCatalogue } from './features/node-catalogue.ts';
import type { GraphPlanner } from './graph-planner.ts';
import type { Lease, ServerPool } from './pool/server-pool.ts';

/** Of each side that is sampled, for the one more try after memory ran out. */
const SMALLER = 0.75;

export interface MakeSettings {
  readonly pool: ServerPool;
  readonly planner: GraphPlanner;
  /** Why addresses that were set are not used. */
  readonly refused: readonly string[];
}

/** What has been tried so far, so that nothing is tried for ever. */
interface Tries {
  /** A job that was queued and lost is queued once more. */
  resubmitted: boolean;
  shrunk: boolean;
  /** Servers that were gone before anything was queued there. */
  readonly gone: Set<ComfyuiServer>;
  last: ComfyuiServer | undefined;
}

/**
 * Makes one picture on whatever server can.
 *
 * @throws GenerationError; `signal.reason` after an abort, once the server is free of the job
 */
export async function makePicture(
  settings: MakeSettings,
  ask: GenerationAsk,
  context: GenerationContext,
): Promise<Generation> {
  const { pool } = settings;
  const tries: Tries = { resubmitted: false, shrunk: false, gone: new Set(), last: undefined };
  const told = heardWhileWanted(context);
  for (;;) {
    const lease = await leaseFor(settings, ask, told, tries);
    try {
      const { made, notes } = await pictureFrom(lease, ask, told);
      pool.praise(lease.server);
      return {
        ...made,
        seed: ask.seed,
        server: lease.server.host,
        models: lease.plan.models,
        notes: [
          ...notes,
          ...(tries.shrunk ? [`memory ran out: made at ${SMALLER * 100} % of the size`] : []),
        ],
      };
    } catch (error) {
      await nextTry(settings, lease.server, tries, error);
    } finally {
      lease.release();
    }
  }
}

async function leaseFor(
  { pool, planner, refused }: MakeSettings,
  ask: GenerationAsk,
  { signal, progress }: GenerationContext,
  tries: Tries,
): Promise<Lease<BuiltGraph>> {
  progress(0, WAITING_STAGE);
  try {
    return await pool.acquire({
      plan: plannedOnce(planner, ask, tries.shrunk ? SMALLER : 1),
      signal,
      avoid: tries.shrunk ? undefined : tries.last,
      // What has begun is worth waiting for; what nobody answers at all is said at once.
      patient: tries.last !== undefined,
      onWait: () => progress(0, WAITING_STAGE),
    });
  } catch (error) {
    if (signal.aborted || refused.length === 0 || !(error instanceof GenerationError)) throw error;
    const { fault, retryable, cause } = error;
    throw new GenerationError(fault, [error.message, ...refused].join('; '), { retryable, cause });
  }
}

/** Graphs are asked for again and again while servers are waited for; building one looks at every pixel. */
function plannedOnce(
  planner: GraphPlanner,
  ask: GenerationAsk,
  share: number,
): (catalogue: NodeCatalogue) => BuiltGraph {
  const built = new Map<NodeCatalogue, ReturnType<GraphPlanner['buildGraph']>>();
  return (catalogue) => {
    const known = built.get(catalogue) ?? planner.buildGraph(ask, catalogue, share);
    built.set(catalogue, known);
    if ('graph' in known) return known.graph;
    const { reason } = known.missing;
    const isChosen = /^(?:model|LoRA) "/.test(reason);
    // What can be put into a folder is a file; the rest is a node.
    const fault = isChosen ? 'unfit_model' : /\bmodels\//.test(reason) ? 'missing_model' : 'missing_node';
    throw new GenerationError(fault, reason, { retryable: false });
  };
}

async function pictureFrom(
  { server, plan }: Lease<BuiltGraph>,
  ask: GenerationAsk,
  { signal, progress, preview, asking }: GenerationContext,
) {
  asking?.({ server: server.host, data: sentOf(plan, ask), models: plan.models });
  const show = preview && ((coarse: Raster) => preview(coarse, plan.area));
  const { file, notes } = await server.run(plan, { signal, progress, preview: show });
  const made = await readAnswer(file, { crop: plan.crop, width: ask.width, height: ask.height });
  if (isBlack(made.picture, ask.mask, ask.base))
    throw new GenerationError(
      'no_output',
      'the picture is black: the model left the range of its numbers; a VAE for half precision (fp16-fix) or --fp32-vae helps',
      { retryable: false },
    );
  return { made, notes };
}

/** Where nothing is begun from the base's colours, its control pictures alone go out. */
function sentOf({ nodes }: BuiltGraph, ask: GenerationAsk): SeenData[] {
  const begunFromBase = Object.values(nodes).some(({ class_type: type }) => type === 'VAEEncode');
  return askedData(ask, { base: ask.kind !== 'structure' || begunFromBase });
}

/** Puts things in order for one more try. @throws the error where there is to be none */
async function nextTry(
  { pool }: MakeSettings,
  server: ComfyuiServer,
  tries: Tries,
  error: unknown,
): Promise<void> {
  if (!(error instanceof GenerationError)) throw error;
  tries.last = server;
  switch (error.fault) {
    case 'out_of_memory':
      if (tries.shrunk) throw error;
      tries.shrunk = true;
      // It may not answer; the smaller picture is tried all the same.
      await server.api.free().catch(() => undefined);
      return;
    case 'unreachable':
      pool.eject(server, error);
      if (tries.gone.has(server)) throw error;
      tries.gone.add(server);
      return;
    case 'lost':
    case 'server_error':
      if (error.fault === 'lost' && error.retryable) pool.eject(server, error);
      if (tries.resubmitted || !error.retryable) throw error;
      tries.resubmitted = true;
      return;
    case 'stalled':
      pool.eject(server, error);
      throw error;
    case 'missing_model':
    case 'missing_node':
      // What it said that it has is not so.
      server.refresh().catch(() => undefined);
      throw error;
    default:
      throw error;
  }
}

/** Progress that never falls, and nothing at all once nobody waits any more. */
function heardWhileWanted({ signal, progress, preview, asking }: GenerationContext): GenerationContext {
  let most = 0;
  return {
    signal,
    ...(asking && { asking }),
    progress: (fraction, stage) => {
      most = Math.max(most, fraction);
      if (!signal.aborted) progress(most, stage);
    },
    ...(preview && {
      preview: (picture, area) => {
        if (!signal.aborted) preview(picture, area);
      },
    }),
  };
}
