import { GenerationError } from '../generative/generation-error.ts';
import type { Generation, GenerationAsk, GenerationContext, Generator } from '../generative/generator.ts';
import { ComfyuiServer } from './client/comfyui-server.ts';
import { parseServerAddress } from './client/server-address.ts';
import { COMFYUI_TIMES, type ComfyuiTimes } from './comfyui-times.ts';
import { describeFeatures } from './features/describe-features.ts';
import type { NodeCatalogue } from './features/node-catalogue.ts';
import type { GraphPlanner } from './graph-planner.ts';
import { buildGraph } from './graphs/build-graph.ts';
import { makePicture } from './make-picture.ts';
import { mergeFeatures } from './pool/merge-features.ts';
import { ServerPool } from './pool/server-pool.ts';

export interface ComfyuiGeneratorSettings {
  /** Addresses, each with credentials if a proxy wants some. */
  readonly servers: readonly string[];
  /** Sent with every request and with the websocket's, for a proxy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether servers may stand in one's own network. Default: yes, operators name them. */
  readonly allowPrivate?: boolean;
  readonly fetch?: typeof fetch;
  readonly times?: Partial<ComfyuiTimes>;
  /** Default: our graphs. */
  readonly planner?: GraphPlanner;
}

/** Servers that run ComfyUI. An address that is refused is told by `features`, and the others go on. */
export function createComfyuiGenerator(settings: ComfyuiGeneratorSettings): Generator {
  const { headers = {}, allowPrivate = true, planner = { buildGraph, describeFeatures } } = settings;
  const times = { ...COMFYUI_TIMES, ...settings.times };
  const policy = { allowPrivate };
  const servers: ComfyuiServer[] = [];
  const refused: string[] = [];
  for (const [at, given] of settings.servers.entries()) {
    try {
      const address = parseServerAddress(given, policy);
      const http = { address, policy, headers, fetch: settings.fetch ?? fetch };
      servers.push(new ComfyuiServer(http, times));
    } catch (error) {
      // Without the address: it may hold credentials.
      refused.push(`server ${at + 1} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const describe = describedOnce(planner);
  const pool = new ServerPool(servers, times);
  const closing = new AbortController();
  const work = new Set<Promise<unknown>>();
  return {
    id: 'comfyui',
    live: true,
    // Without ports: where they stand is asked of them.
    servers: [...new Set(servers.map(({ hostname }) => hostname))],
    features: async () => mergeFeatures(await pool.look(), refused, describe),
    make: (ask: GenerationAsk, context: GenerationContext): Promise<Generation> => {
      const signal = AbortSignal.any([context.signal, closing.signal]);
      const making = makePicture({ pool, planner, refused }, ask, { ...context, signal });
      const done = making.catch(() => undefined).finally(() => work.delete(done));
      work.add(done);
      // Whoever is not waiting any more goes at once; the server is left in order behind them.
      return untilAborted(making, signal);
    },
    close: async () => {
      closing.abort(new GenerationError('unreachable', 'closed', { retryable: false }));
      await Promise.all(work);
    },
  };
}

/** Graphs of every kind are built for it, and health is asked for often. */
function describedOnce({ describeFeatures: describe }: GraphPlanner): GraphPlanner['describeFeatures'] {
  const known = new WeakMap<NodeCatalogue, ReturnType<typeof describe>>();
  return (catalogue) => {
    const described = known.get(catalogue) ?? describe(catalogue);
    known.set(catalogue, described);
    return described;
  };
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const leave = () => aborted.reject(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', leave));
}
