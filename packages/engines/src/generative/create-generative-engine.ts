import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import {
  type EngineContext,
  type EngineInput,
  type EngineResult,
  type ImageEngine,
  WAITING_STAGE,
} from '@plumbline/core/ports/image-engine.ts';
import { LIBRARY_VERSION } from '../builtin/versions/function-versions.ts';
import { ThreadPool } from '@plumbline/compute/threads/thread-pool.ts';
import { chosenModels, type FollowedAsk } from './chosen-models.ts';
import { coarsePreview } from './coarse-preview.ts';
import { FUNCTION_KINDS, functionsOf } from './function-kinds.ts';
import type { Finished, GenerativeJob, GenerativeJobResult } from './generative-job.ts';
import {
  type Asked,
  GENERATION_KINDS,
  type Generation,
  type GenerationAsk,
  type Generator,
  type GeneratorFeatures,
} from './generator.ts';
import { prepareWords } from './prepare-words.ts';
import type { PreparedPictures } from './prepared-pictures.ts';
import { toAppError } from './to-app-error.ts';
import { toAsk } from './to-ask.ts';
import { createGenerativeLive } from './live/generative-live.ts';
import { placeOfHosts } from './place-of-hosts.ts';
import { leastKept, triesOf } from './tries.ts';

export interface GenerativeEngineOptions {
  readonly generator: Generator;
  /** Pictures that are prepared and measured at the same time, a thread each; 1 where absent. */
  readonly threads?: number;
  /** How often a picture is made at most until enough of its geometry is kept; absent: 3, of what is billed 2. */
  readonly tries?: number;
}

/** What of the pixels is ours: the prompt, the control pictures, what is restored. It rises when one of them changes. */
const OWN_VERSION = 1;
const TRIES = 3;
const BILLED_TRIES = 2;
/** Where the progress stands when the pictures are prepared, and when they are made. */
const PREPARED = 0.15;
const MADE = 0.92;

/** Whatever server of trained models stands behind a generator, as an engine: same requests, same locks, same measure. */
export function createGenerativeEngine({
  generator,
  threads = 1,
  tries = generator.billed === true ? BILLED_TRIES : TRIES,
}: GenerativeEngineOptions): ImageEngine {
  const pool = new ThreadPool<GenerativeJob, GenerativeJobResult>({
    script: new URL('./generative-thread.ts', import.meta.url),
    size: threads,
  });
  // Until a server has answered it is not known what it cannot do.
  let functions: readonly FunctionName[] = functionsOf(GENERATION_KINDS);
  const ask = async (): Promise<GeneratorFeatures> => {
    const features = await generator.features();
    if (features.healthy) functions = functionsOf(features.kinds);
    return features;
  };
  return {
    id: generator.id,
    versionOf: () => `${OWN_VERSION}.${LIBRARY_VERSION}`,
    get functions() {
      return functions;
    },
    reads: 'anything',
    trained: true,
    place: placeOfHosts(generator.servers),
    servers: generator.servers,
    health: async () => {
      const { healthy, detail, missing, models, loras } = await ask();
      return {
        healthy,
        models,
        loras,
        ...(detail === undefined ? {} : { detail }),
        missing: missing.map(({ kind, reason }) => `${kind}: ${reason}`),
      };
    },
    run: async (input, context) => {
      const features = await ask();
      return new Run(generator, pool, features, tries).make(input, context);
    },
    ...(generator.live ? { live: createGenerativeLive({ generator, pool }) } : {}),
    close: async () => {
      await Promise.all([pool.close(), generator.close()]);
    },
  };
}

interface Attempt extends Finished {
  readonly generation: Generation;
}

/** One picture, from the request to the measured result. */
class Run {
  readonly #generator: Generator;
  readonly #pool: ThreadPool<GenerativeJob, GenerativeJobResult>;
  readonly #features: GeneratorFeatures;
  readonly #tries: number;
  readonly #timings: Record<string, number> = {};

  constructor(
    generator: Generator,
    pool: ThreadPool<GenerativeJob, GenerativeJobResult>,
    features: GeneratorFeatures,
    tries: number,
  ) {
    this.#generator = generator;
    this.#pool = pool;
    this.#features = features;
    this.#tries = tries;
  }

  async make(input: EngineInput, context: EngineContext): Promise<EngineResult> {
    const { request, seed, content } = input;
    const kind = FUNCTION_KINDS[request.function];
    if (kind === undefined) throw new AppError('ENGINE_CANNOT', `${this.#generator.id}: ${request.function}`);
    const { kinds, controls, missing } = this.#features;
    if (this.#features.healthy && !kinds.includes(kind)) {
      const reasons = missing.filter((part) => part.kind === kind).map(({ reason }) => reason);
      throw new AppError('ENGINE_CANNOT', `${this.#generator.id}: ${kind}: ${reasons.join('; ')}`);
    }
    const prepared = await this.#timed('prepare', async () =>
      kind === 'text'
        ? prepareWords(request)
        : this.#prepare({ type: 'prepare', input, kind, controls }, context),
    );
    const { ask, left } = this.#followed(toAsk(kind, request, prepared, { seed, content }), request);
    const wanted = triesOf(ask, kind === 'structure' ? this.#tries : 1);
    const least = leastKept(request);
    let best: Attempt | undefined;
    const kept: string[] = [];
    for (const [index, attempt] of wanted.entries()) {
      const share = (MADE - PREPARED) / wanted.length;
      const made = await this.#attempt(
        attempt,
        { input, prepared, context },
        PREPARED + index * share,
        share,
      );
      if (made.fidelity) kept.push(made.fidelity.score.toFixed(3));
      if (!best || merit(made) > merit(best)) best = made;
      if (!best.fidelity || best.fidelity.score >= least) break;
    }
    if (!best) throw new RangeError('no attempt was made');
    context.progress(1, 'fidelity');
    const { picture, fidelity, facts, generation } = best;
    return {
      picture: picture ?? generation.picture,
      // What was given on as it came need not be packed again.
      ...(picture === null && generation.png ? { png: generation.png } : {}),
      fidelity,
      ...(facts === undefined ? {} : { facts }),
      ...(prepared.layers === null ? {} : { layers: prepared.layers }),
      confidence: prepared.confidence,
      timings: this.#timings,
      notes: [
        ...prepared.notes,
        ...left,
        ...inkNotes(request.keepInk, prepared),
        ...describe(generation, this.#features),
        ...(kept.length > 1 ? [`retry: closer to the base, kept ${kept.join(' → ')}`] : []),
        ...(fidelity && fidelity.score < least
          ? [`below ${least.toFixed(2)}: the best of ${kept.length}`]
          : []),
      ],
    };
  }

  /** What a server cannot follow is left out of what it is asked, and said. */
  #followed(asked: GenerationAsk, { engine }: EngineInput['request']): FollowedAsk {
    const { ask, left } = chosenModels(asked, this.#features, engine === this.#generator.id);
    if (ask.reference === null || this.#features.reference) return { ask, left };
    return {
      ask: { ...ask, reference: null, referenceWeight: 0 },
      left: [...left, 'reference: this server follows none'],
    };
  }

  async #prepare(
    job: Extract<GenerativeJob, { type: 'prepare' }>,
    { signal, progress }: EngineContext,
  ): Promise<PreparedPictures> {
    const result = await this.#pool.run(job, {
      signal,
      progress: (fraction, stage) => progress(fraction * PREPARED, stage),
    });
    return result as PreparedPictures;
  }

  async #attempt(
    ask: GenerationAsk,
    {
      input,
      prepared,
      context,
    }: {
      readonly input: EngineInput;
      readonly prepared: PreparedPictures;
      readonly context: EngineContext;
    },
    from: number,
    share: number,
  ): Promise<Attempt> {
    const { signal } = context;
    const progress = (fraction: number, stage: string) =>
      context.progress(stage === WAITING_STAGE ? from : from + share * fraction, stage);
    const asking = (asked: Asked) =>
      context.asking?.({ ...asked, place: placeOfHosts([hostnameOf(asked.server)]) });
    const preview = context.preview && coarsePreview(ask, context.preview);
    const generation = await this.#timed('generate', () =>
      this.#generator
        .make(ask, { signal, progress, asking, ...(preview && { preview }) })
        .catch((error: unknown) => {
          signal.throwIfAborted();
          throw toAppError(error, { chosen: ask.model !== undefined || ask.loras.length > 0 });
        }),
    );
    const { controls: _drawn, reference: _look, mask: _mask, ...kept } = prepared;
    const finished = await this.#timed('finish', () =>
      this.#pool.run(
        {
          type: 'finish',
          input: {
            picture: generation.picture,
            area: generation.area,
            request: input.request,
            kind: ask.kind,
            prepared: kept,
          },
        },
        { signal },
      ),
    );
    return { ...(finished as Finished), generation };
  }

  async #timed<T>(stage: string, work: () => Promise<T>): Promise<T> {
    const begin = performance.now();
    try {
      return await work();
    } finally {
      this.#timings[stage] = (this.#timings[stage] ?? 0) + Math.round(performance.now() - begin);
    }
  }
}

function hostnameOf(host: string): string {
  return new URL(`http://${host}`).hostname;
}

function inkNotes(keepInk: boolean | undefined, { drawn, layers }: PreparedPictures): string[] {
  if (keepInk !== true) return [];
  return [drawn || layers ? 'ink: laid over again' : 'ink: this base has no lines of its own'];
}

/** Edges that were invented count twice those that were lost. */
function merit({ fidelity }: Attempt): number {
  return fidelity ? fidelity.score - 2 * fidelity.added : 0;
}

/** For the record: whoever looks at a result may want to know which machine saw its base. */
function describe({ server, models, seed, notes }: Generation, { seeded }: GeneratorFeatures): string[] {
  return [
    `server: ${server}`,
    ...models.map((model) => `model: ${model}`),
    ...(seeded && seed !== null ? [] : ['seed: this server makes another picture each time']),
    ...notes,
  ];
}
