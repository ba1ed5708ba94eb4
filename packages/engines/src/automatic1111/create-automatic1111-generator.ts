import { GenerationError } from '../generative/generation-error.ts';
import type {
  Generation,
  GenerationAsk,
  GenerationContext,
  Generator,
  GeneratorFeatures,
} from '../generative/generator.ts';
import { RememberedFeatures } from '../generative/remembered-features.ts';
import { SdapiHttp } from './sdapi-http.ts';
import { SDAPI_TIMES, SdapiServer, type SdapiTimes } from './sdapi-server.ts';

export interface Automatic1111Settings {
  /** Addresses, each with name and password where the server was started with some. */
  readonly servers: readonly string[];
  /** Whether servers may stand in one's own network. Default: yes, operators name them. */
  readonly allowPrivate?: boolean;
  readonly times?: Partial<SdapiTimes>;
  /** How long an answer about what it can do is believed, in milliseconds. */
  readonly believedMs?: number;
}

/** Servers with AUTOMATIC1111's interface, Forge among them, which make one picture at a time each. */
export function createAutomatic1111Generator(settings: Automatic1111Settings): Generator {
  const times = { ...SDAPI_TIMES, ...settings.times };
  const policy = { allowPrivate: settings.allowPrivate ?? true };
  const servers = settings.servers.map((address) => new SdapiServer(new SdapiHttp(address, policy), times));
  const working = new Map<SdapiServer, number>();
  const able = new Map<SdapiServer, GeneratorFeatures>();
  const features = new RememberedFeatures(async () => {
    const found = await Promise.all(servers.map((server) => server.look()));
    servers.forEach((server, at) => able.set(server, found[at] as GeneratorFeatures));
    return join(found);
  }, settings.believedMs);
  const make = async (ask: GenerationAsk, context: GenerationContext): Promise<Generation> => {
    await features.get();
    const load = (server: SdapiServer) => working.get(server) ?? 0;
    const fitting = servers
      .filter((server) => able.get(server)?.kinds.includes(ask.kind))
      .toSorted((a, b) => load(a) - load(b));
    let last: unknown = new GenerationError(
      'unreachable',
      `no server is there for ${ask.kind}: ${details([...able.values()])}`,
      { retryable: true },
    );
    for (const server of fitting) {
      context.signal.throwIfAborted();
      working.set(server, load(server) + 1);
      try {
        return await server.make(ask, context);
      } catch (error) {
        context.signal.throwIfAborted();
        // Another server may stand; what one refuses, all refuse.
        if (!(error instanceof GenerationError) || error.fault !== 'unreachable') throw error;
        last = error;
      } finally {
        working.set(server, load(server) - 1);
      }
    }
    throw last;
  };
  return {
    id: 'automatic1111',
    servers: settings.servers.map((address) => new URL(address).hostname),
    features: () => features.get(),
    make: (ask, context) => features.during(() => make(ask, context)),
    close: async () => undefined,
  };
}

/** What any of them can do; a kind that one can do is missing nowhere. */
function join(found: readonly GeneratorFeatures[]): GeneratorFeatures {
  const healthy = found.filter((each) => each.healthy);
  const union = <T>(of: (each: GeneratorFeatures) => readonly T[]) => [...new Set(healthy.flatMap(of))];
  const kinds = union(({ kinds: own }) => own);
  const detail = details(found);
  return {
    healthy: healthy.length > 0,
    ...(detail === '' ? {} : { detail }),
    kinds,
    controls: union(({ controls }) => controls),
    reference: healthy.some(({ reference }) => reference),
    seeded: true,
    models: union(({ models }) => models),
    loras: union(({ loras }) => loras),
    missing: union(({ missing }) => missing).filter(({ kind }) => !kinds.includes(kind)),
  };
}

function details(found: readonly GeneratorFeatures[]): string {
  return found.flatMap(({ detail }) => detail ?? []).join('; ');
}
