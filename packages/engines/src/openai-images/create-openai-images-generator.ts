import OpenAI, { toFile } from 'openai';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { traceHeaders } from '@plumbline/core/tracing/trace-context.ts';
import { guardedFetch } from '../generative/guarded-addresses.ts';
import { askedData } from '../generative/asked-data.ts';
import { GenerationError } from '../generative/generation-error.ts';
import type {
  Generation,
  GenerationAsk,
  GenerationContext,
  GenerationKind,
  Generator,
  GeneratorFeatures,
} from '../generative/generator.ts';
import { fromFile, toPng } from '../generative/picture-file.ts';
import { RememberedFeatures } from '../generative/remembered-features.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { editMask } from './edit-mask.ts';
import { faultOf } from './fault-of.ts';
import { areaOf, type Frame, frameOf, intoFrame } from './frame.ts';
import { type ModelTraits, sizeFor, traitsOf } from './model-traits.ts';
import { type Patience, patientCall } from './patient-call.ts';
import { readAnswer } from './read-answer.ts';
import { writeInstruction } from './write-instruction.ts';

export interface OpenAiImagesSettings {
  readonly baseUrl: string;
  /** Servers on one's own network often want none. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Whether the server may stand in one's own network. Default: yes, operators name it. */
  readonly allowPrivate?: boolean;
  readonly patience?: Patience;
  /** How long an answer about what it can do is believed. */
  readonly believedMs?: number;
}

/** One picture takes up to two minutes; nothing is heard until it is there. */
const ANSWER_MS = 240_000;
const PROBE_MS = 10_000;
/** A picture in base64 and what is said of it. */
const MOST_BYTES = 192 << 20;
const PATIENCE: Patience = { budgetMs: 90_000, firstWaitMs: 1_000 };
/** From this strictness on the model is asked to keep details of the base, where it has a switch for that. */
const KEEPS_DETAILS = 0.5;

const EDITS: readonly GenerationKind[] = ['structure', 'inpaint', 'removal', 'outpaint', 'instruction'];
/** What some servers of the protocol refuse by name, and are not asked again. */
type Optional = 'response_format' | 'input_fidelity' | 'size';
const OPTIONAL: readonly Optional[] = ['response_format', 'input_fidelity', 'size'];

const fetchInTrace =
  (send: typeof fetch): typeof fetch =>
  (url, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    return send(url, { ...init, headers });
  };

/** Servers that speak OpenAI's images protocol: OpenAI itself, and others with models of their own. */
export function createOpenAiImagesGenerator(settings: OpenAiImagesSettings): Generator {
  const { model, baseUrl } = settings;
  const client = new OpenAI({
    baseURL: baseUrl,
    // The library insists on one; servers without keys read none.
    apiKey: settings.apiKey ?? 'none',
    // How often is ours to say: requests are billed.
    maxRetries: 0,
    timeout: ANSWER_MS,
    // Its own would be read from the environment, past the settings.
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: boundedFetch(
      MOST_BYTES,
      fetchInTrace(guardedFetch({ allowPrivate: settings.allowPrivate ?? true })),
    ),
  });
  const server = new ImagesServer(client, settings, traitsOf(model));
  const features = new RememberedFeatures(() => server.look(), settings.believedMs);
  return {
    id: 'openai-images',
    servers: [new URL(baseUrl).hostname],
    billed: true,
    features: () => features.get(),
    make: (ask, context) => features.during(() => server.make(ask, context)),
    close: async () => undefined,
  };
}

class ImagesServer {
  readonly #client: OpenAI;
  readonly #settings: OpenAiImagesSettings;
  readonly #traits: ModelTraits;
  readonly #refused = new Set<Optional>();
  #edits: boolean;

  constructor(client: OpenAI, settings: OpenAiImagesSettings, traits: ModelTraits) {
    this.#client = client;
    this.#settings = settings;
    this.#traits = traits;
    this.#edits = traits.edits;
  }

  /** Asks for the list of models, which costs nothing; a server without one is taken at its word. */
  async look(): Promise<GeneratorFeatures> {
    const { model } = this.#settings;
    const { manyPictures } = this.#traits;
    const kinds: readonly GenerationKind[] = this.#edits ? ['text', ...EDITS] : ['text'];
    const base = {
      kinds,
      controls: manyPictures && this.#edits ? (['line'] as const) : [],
      reference: manyPictures && this.#edits,
      seeded: false,
      models: [model],
      loras: [],
      missing: [
        { kind: 'upscale' as const, reason: 'this protocol has no enlarging' },
        ...(this.#edits ? [] : EDITS.map((kind) => ({ kind, reason: `${model} edits no pictures` }))),
      ],
    };
    try {
      const list = await this.#client.models.list({ timeout: PROBE_MS });
      const known = list.data.map(({ id }) => id);
      // A list that leaves the model out may be a list of other models: only said.
      return {
        ...base,
        healthy: true,
        ...(known.length > 0 && !known.includes(model) ? { detail: `${model} is not in its list` } : {}),
      };
    } catch (error) {
      const fault = faultOf(error);
      const unknown = fault instanceof GenerationError && fault.fault === 'missing_model';
      if (unknown) return { ...base, healthy: true };
      return { ...base, healthy: false, detail: fault instanceof Error ? fault.message : String(fault) };
    }
  }

  async make(ask: GenerationAsk, { signal, progress, asking }: GenerationContext): Promise<Generation> {
    const { baseUrl, model, patience = PATIENCE } = this.#settings;
    if (ask.kind === 'upscale')
      throw new GenerationError('missing_model', 'this protocol has no enlarging', { retryable: false });
    signal.throwIfAborted();
    const frame = frameOf(ask, sizeFor(this.#traits, ask));
    const send = await (ask.base ? this.#edit(ask, ask.base, frame) : this.#generation(ask, frame));
    const several = this.#traits.manyPictures;
    asking?.({
      server: new URL(baseUrl).host,
      data: askedData(ask, { reference: several, controls: several && ask.base ? ['line'] : [] }),
      models: [model],
    });
    progress(0.05, 'asked');
    const answer = await patientCall(() => this.#willing(send, signal), patience, {
      signal,
      onWait: () => progress(0.05, 'waiting'),
    });
    signal.throwIfAborted();
    progress(0.95, 'answered');
    const made = await fromFile(await readAnswer(answer, { baseUrl, signal }));
    return {
      ...made,
      area: areaOf(made.picture, frame),
      seed: null,
      server: new URL(baseUrl).host,
      models: [model],
      notes: notesOn(made.picture, ask),
    };
  }

  /** Asks, and again without what the server refuses by name. */
  async #willing(
    send: (refused: ReadonlySet<Optional>, signal: AbortSignal) => Promise<unknown>,
    signal: AbortSignal,
  ): Promise<unknown> {
    for (;;) {
      try {
        return await send(this.#refused, signal);
      } catch (error) {
        const culprit = refusedIn(error);
        if (culprit === undefined || this.#refused.has(culprit)) throw error;
        this.#refused.add(culprit);
      }
    }
  }

  async #generation(ask: GenerationAsk, frame: Frame) {
    const prompt = writeInstruction(ask, { lines: false, reference: false }, this.#traits.promptMax);
    return (refused: ReadonlySet<Optional>, signal: AbortSignal): Promise<unknown> =>
      this.#client.images.generate({ prompt, ...this.#common(frame, refused) }, { signal });
  }

  async #edit(ask: GenerationAsk, base: Raster, frame: Frame) {
    if (!this.#edits) throw this.#noEdits();
    const { manyPictures, promptMax, inputFidelity } = this.#traits;
    const framed = intoFrame(base, frame);
    const line = manyPictures ? ask.controls.find(({ kind }) => kind === 'line')?.picture : undefined;
    const reference = manyPictures ? ask.reference : null;
    const pictures = [framed, ...(line ? [intoFrame(line, frame)] : []), ...(reference ? [reference] : [])];
    const files = await Promise.all(
      pictures.map(async (picture, at) => toFile(await toPng(picture), `picture-${at + 1}.png`, PNG)),
    );
    const mask = ask.mask && (await toFile(await toPng(editMask(ask.mask, framed, frame)), 'mask.png', PNG));
    const prompt = writeInstruction(
      ask,
      { lines: line !== undefined, reference: reference !== null },
      promptMax,
    );
    const keepsDetails = inputFidelity && ask.strength >= KEEPS_DETAILS;
    return async (refused: ReadonlySet<Optional>, signal: AbortSignal): Promise<unknown> => {
      try {
        return await this.#client.images.edit(
          {
            image: files.length === 1 && files[0] ? files[0] : files,
            prompt,
            ...(mask ? { mask } : {}),
            ...(keepsDetails && !refused.has('input_fidelity') ? { input_fidelity: 'high' as const } : {}),
            ...this.#common(frame, refused),
          },
          { signal },
        );
      } catch (error) {
        // A server without the route; the model itself is missed with a code of its own.
        if (error instanceof OpenAI.NotFoundError && error.code !== 'model_not_found') {
          this.#edits = false;
          throw this.#noEdits();
        }
        throw error;
      }
    };
  }

  #common({ width, height }: Frame, refused: ReadonlySet<Optional>) {
    return {
      model: this.#settings.model,
      n: 1,
      ...(refused.has('size') ? {} : { size: `${width}x${height}` }),
      ...(this.#traits.responseFormat && !refused.has('response_format')
        ? { response_format: 'b64_json' as const }
        : {}),
    };
  }

  #noEdits(): GenerationError {
    return new GenerationError('missing_model', `${this.#settings.model} edits no pictures here`, {
      retryable: false,
    });
  }
}

const PNG = { type: 'image/png' };

function notesOn({ width, height }: Raster, asked: GenerationAsk): string[] {
  return width < asked.width ? [`made at ${width}×${height}`] : [];
}

function refusedIn(error: unknown): Optional | undefined {
  if (!(error instanceof OpenAI.APIError) || (error.status !== 400 && error.status !== 422)) return undefined;
  const told = `${error.param ?? ''} ${error.message}`;
  return OPTIONAL.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(told));
}
