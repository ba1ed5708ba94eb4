import type { ThreadPool } from '@plumbline/compute/threads/thread-pool.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { LIVE_FUNCTIONS } from '@plumbline/contract/live/live-limits.ts';
import type { EngineInput, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { LiveInput, LiveMode, LiveSession } from '@plumbline/core/ports/live-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { ImageKind } from '@plumbline/scene/image-kind/image-kind.ts';
import { type FrameTones, isOtherMake, tonesOfFrame } from '../../live/frame-tones.ts';
import { bringToSize } from '../bring-to-size.ts';
import { chosenModels } from '../chosen-models.ts';
import { FUNCTION_KINDS } from '../function-kinds.ts';
import type { GenerativeJob, GenerativeJobResult } from '../generative-job.ts';
import type { Generator } from '../generator.ts';
import type { PreparedPictures } from '../prepared-pictures.ts';
import { toAppError } from '../to-app-error.ts';
import { toAsk } from '../to-ask.ts';

export interface GenerativeLiveOptions {
  readonly generator: Generator;
  /** Draws the lines of frames. */
  readonly pool: ThreadPool<GenerativeJob, GenerativeJobResult>;
}

/**
 * Frames by a server of trained models: each is held by its lines, and begun from what was made of the one before by the same seed, so
 * that what has not moved keeps its look. One picture a frame, which is not measured and not tried again: the next frame is the next try.
 */
export function createGenerativeLive(options: GenerativeLiveOptions): LiveMode {
  return {
    functions: LIVE_FUNCTIONS.filter((name) => FUNCTION_KINDS[name] === 'structure'),
    passes: 1,
    open: () => new GenerativeLiveSession(options),
  };
}

interface Made {
  readonly requestKey: string;
  readonly picture: Raster;
}

/** A frame whose kind was found out, which takes ten times as long as drawing its lines. */
interface Seen {
  readonly kind: ImageKind;
  readonly tones: FrameTones;
}

class GenerativeLiveSession implements LiveSession {
  readonly #options: GenerativeLiveOptions;
  #previous: Made | undefined;
  #seen: Seen | undefined;
  /** Of the frame that comes next. */
  #ready: { readonly of: LiveInput; readonly prepared: Promise<PreparedPictures> } | undefined;

  constructor(options: GenerativeLiveOptions) {
    this.#options = options;
  }

  prepare(input: LiveInput, signal: AbortSignal): void {
    const prepared = this.#controlsOf(input, signal);
    // What is wrong with it is said in its turn.
    prepared.catch(() => undefined);
    this.#ready = { of: input, prepared };
  }

  /** @throws AppError `ENGINE_CANNOT` where its servers lack what frames need, and those of a render */
  async render(input: LiveInput, _pass: number, signal: AbortSignal): Promise<PixelBuffer> {
    const { generator } = this.#options;
    const { request, seed } = input;
    const features = await generator.features();
    const { healthy, kinds, missing } = features;
    if (healthy && !kinds.includes('live')) {
      const reasons = missing.filter(({ kind }) => kind === 'live').map(({ reason }) => reason);
      throw new AppError('ENGINE_CANNOT', `${generator.id}: live: ${reasons.join('; ')}`);
    }
    const prepared = await (this.#readyOf(input) ?? this.#controlsOf(input, signal));
    const asked = toAsk('live', request, prepared, { seed });
    const { ask } = chosenModels(asked, features, request.engine === generator.id);
    const { picture, area } = await generator
      .make({ ...ask, ...this.#begin(input) }, { signal, progress: () => undefined })
      .catch((error: unknown) => {
        signal.throwIfAborted();
        throw toAppError(error, { chosen: ask.model !== undefined || ask.loras.length > 0 });
      });
    const made = bringToSize({ picture, area }, area ?? picture);
    this.#previous = { requestKey: keyOf(input), picture: made };
    return made;
  }

  #readyOf({ picture, request, seed }: LiveInput): Promise<PreparedPictures> | undefined {
    const ready = this.#ready;
    const isIts = ready?.of.picture === picture && keyOf(ready.of) === keyOf({ picture, request, seed });
    return isIts ? ready.prepared : undefined;
  }

  /** What the window shows is of one kind until its tones are others. */
  async #controlsOf(input: LiveInput, signal: AbortSignal): Promise<PreparedPictures> {
    const { generator, pool } = this.#options;
    const { controls } = await generator.features();
    const { imageKind } = input.request;
    const tones = imageKind === undefined ? tonesOfFrame(input.picture) : undefined;
    const known = tones && this.#seen && !isOtherMake(this.#seen.tones, tones) ? this.#seen.kind : undefined;
    const given = inputOf(
      known === undefined ? input : { ...input, request: { ...input.request, imageKind: known } },
    );
    const job = { type: 'prepare', kind: 'live', input: given, controls } as const;
    const prepared = (await pool.run(job, { signal })) as PreparedPictures;
    if (tones && known === undefined && prepared.kind) this.#seen = { kind: prepared.kind, tones };
    return prepared;
  }

  /** Of other words what was made before would shine through. */
  #begin(input: LiveInput): { readonly previous?: Raster } {
    return this.#previous?.requestKey === keyOf(input) ? { previous: this.#previous.picture } : {};
  }

  close(): void {
    this.#previous = undefined;
    this.#seen = undefined;
    this.#ready = undefined;
  }
}

function keyOf({ request, seed }: LiveInput): string {
  return JSON.stringify([request, seed]);
}

function inputOf({ picture, request, seed }: LiveInput): EngineInput {
  const none = { mask: null, reference: null, texture: null, idMap: null, original: null };
  return { ...none, base: picture, request, seed };
}
