import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { askedData } from '../generative/asked-data.ts';
import { GenerationError } from '../generative/generation-error.ts';
import {
  CONTROL_KINDS,
  type Generation,
  type GenerationAsk,
  type GenerationContext,
  type GenerationKind,
  type GeneratorFeatures,
  type MissingPart,
} from '../generative/generator.ts';
import { fromFile, toPng } from '../generative/picture-file.ts';
import * as answers from './answers.ts';
import { architectureOf, controlModel, referenceModel } from './control-models.ts';
import type { SdapiHttp } from './sdapi-http.ts';
import { type EncodedPictures, type ServerParts, toPayload } from './to-payload.ts';
import { type Size, workingSize } from './working-size.ts';

/** Milliseconds. */
export interface SdapiTimes {
  /** A short question. */
  readonly ask: number;
  /** A picture: the request says nothing until it is there. */
  readonly make: number;
  /** Between two looks at how far it is. */
  readonly poll: number;
}
export const SDAPI_TIMES: SdapiTimes = { ask: 10_000, make: 900_000, poll: 500 };

/** After memory ran out one smaller picture is tried. */
const SMALLER = 0.75;
/** A picture is looked at every so many polls: it costs the server time. */
const PREVIEW_EVERY = 2;
/** Names of upscalers that enlarge by a model, best first. */
const UPSCALERS = [/4x.*(?:ultrasharp|nmkd)/i, /esrgan_4x|r-esrgan 4x\+$/i, /esrgan|swinir|dat/i, /lanczos/i];
/** Levels of 255, mean and deviation, below which a picture is black: numbers ran over in the server. */
const BLACK = 2;

/** One server of AUTOMATIC1111's or Forge's interface. */
export class SdapiServer {
  readonly #http: SdapiHttp;
  readonly #times: SdapiTimes;
  #parts: ServerParts | undefined;
  #upscaler: string | undefined;

  constructor(http: SdapiHttp, times: SdapiTimes) {
    this.#http = http;
    this.#times = times;
  }

  get host(): string {
    return this.#http.host;
  }

  /** What it can do now. Never rejects. */
  async look(): Promise<GeneratorFeatures> {
    try {
      const models = await this.#get('sdapi/v1/sd-models', answers.sdModels);
      const control = await this.#optional('controlnet/model_list?update=true', answers.controlModels, {
        model_list: [],
      });
      const { control_net_unit_count: units } = await this.#optional(
        'controlnet/settings',
        answers.controlSettings,
        { control_net_unit_count: 3 },
      );
      const found = await this.#optional('sdapi/v1/loras', answers.loras, []);
      const upscalers = await this.#optional('sdapi/v1/upscalers', answers.upscalers, []);
      this.#upscaler = chooseUpscaler(upscalers.map(({ name }) => name));
      const titles = models.map(({ title }) => title);
      const [model] = titles;
      if (model === undefined) return unhealthy(`${this.host} has no checkpoint in models/Stable-diffusion`);
      this.#parts = {
        model,
        architecture: architectureOf(model),
        controlModels: control.model_list,
        units,
      };
      return describe(
        this.#parts,
        titles,
        found.map(({ name }) => name),
        this.#upscaler,
      );
    } catch (error) {
      return unhealthy(error instanceof Error ? error.message : String(error));
    }
  }

  async make(ask: GenerationAsk, context: GenerationContext): Promise<Generation> {
    if (ask.kind === 'upscale') return this.#enlarge(ask, context);
    if (!this.#parts) await this.look();
    try {
      return await this.#paint(ask, context, 1);
    } catch (error) {
      const full = error instanceof GenerationError && error.fault === 'out_of_memory';
      if (!full) throw error;
      context.progress(0.02, 'smaller');
      const made = await this.#paint(ask, context, SMALLER);
      return { ...made, notes: [...made.notes, `memory ran out: made at ${SMALLER * 100} % of the size`] };
    }
  }

  async #paint(ask: GenerationAsk, context: GenerationContext, factor: number): Promise<Generation> {
    const parts = this.#partsFor(ask);
    const size = workingSize(ask, parts.architecture, factor);
    const taskId = `task(plumbline-${randomUUID().slice(0, 12)})`;
    const { path, body, models } = toPayload(ask, size, await encode(ask, size), parts, taskId);
    const { preview: _shown, ...unseen } = context;
    // What is painted at full size around its mask is shown as a part that cannot be placed.
    const watched = ask.kind === 'inpaint' ? unseen : context;
    context.asking?.({
      server: this.host,
      data: askedData(ask, {
        base: path === 'sdapi/v1/img2img',
        ...('alwayson_scripts' in body ? {} : { reference: false, controls: [] }),
      }),
      models: [parts.model, ...models],
    });
    const { images, info } = await this.#watched(taskId, watched, (signal) =>
      this.#http.json({ path, post: body, timeoutMs: this.#times.make, signal }, answers.made),
    );
    // A grid may come first, and pictures of what the units saw last.
    const image = images[info.index_of_first_image > 0 && images.length > 1 ? info.index_of_first_image : 0];
    const made = await fromFile(Buffer.from(stripped(image ?? ''), 'base64'));
    const { picture } = made;
    if (isBlack(picture))
      throw new GenerationError(
        'no_output',
        'the picture is black: its VAE needs full precision (--no-half-vae)',
        {
          retryable: false,
        },
      );
    return {
      ...made,
      seed: info.seed >= 0 ? info.seed : ask.seed,
      server: this.host,
      models: [info.sd_model_name === '' ? parts.model : info.sd_model_name, ...models],
      notes: picture.width < ask.width ? [`made at ${picture.width}×${picture.height}`] : [],
    };
  }

  async #enlarge(ask: GenerationAsk, context: GenerationContext): Promise<Generation> {
    if (!ask.base) throw new GenerationError('bad_image', 'nothing to enlarge', { retryable: false });
    if (this.#upscaler === undefined) await this.look();
    const upscaler = this.#upscaler ?? 'Lanczos';
    const post = {
      image: await base64(ask.base),
      resize_mode: 1,
      upscaling_resize_w: ask.width,
      upscaling_resize_h: ask.height,
      upscaling_crop: false,
      upscaler_1: upscaler,
      upscaler_2: 'None',
      extras_upscaler_2_visibility: 0,
      gfpgan_visibility: 0,
      codeformer_visibility: 0,
      show_extras_results: true,
    };
    context.asking?.({ server: this.host, data: askedData(ask), models: [upscaler] });
    const { image } = await this.#watched(undefined, context, (signal) =>
      this.#http.json(
        { path: 'sdapi/v1/extra-single-image', post, timeoutMs: this.#times.make, signal },
        answers.enlarged,
      ),
    );
    return {
      ...(await fromFile(Buffer.from(stripped(image), 'base64'))),
      seed: ask.seed,
      server: this.host,
      models: [upscaler],
      notes: [],
    };
  }

  /** Runs a request that says nothing until it is done, and asks beside it how far it is. After an abort the server is told to stop. */
  async #watched<Answer>(
    taskId: string | undefined,
    context: GenerationContext,
    run: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const { signal } = context;
    const over = new AbortController();
    const polling = this.#poll(taskId, context, AbortSignal.any([signal, over.signal]));
    try {
      return await run(signal);
    } catch (error) {
      if (signal.aborted) {
        void this.#interrupt(taskId);
        throw signal.reason;
      }
      throw error;
    } finally {
      over.abort();
      await polling;
    }
  }

  async #poll(
    taskId: string | undefined,
    { progress, preview }: GenerationContext,
    signal: AbortSignal,
  ): Promise<void> {
    let highest = 0;
    progress(0, 'asked');
    for (let turn = 1; !signal.aborted; turn += 1) {
      await sleep(this.#times.poll, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const looks = preview !== undefined && turn % PREVIEW_EVERY === 0;
      try {
        const path = `sdapi/v1/progress?skip_current_image=${looks ? 'false' : 'true'}`;
        const now = await this.#http.json({ path, timeoutMs: this.#times.ask, signal }, answers.progress);
        if (isAnothers(now.current_task, taskId)) {
          progress(highest, 'waiting');
          continue;
        }
        highest = Math.max(highest, Math.min(0.98, now.progress));
        // Before its first step a server loads the checkpoint.
        progress(highest, now.state.job_count > 0 && now.progress === 0 ? 'loading' : 'painting');
        if (looks && now.current_image)
          preview?.((await fromFile(Buffer.from(stripped(now.current_image), 'base64'))).picture);
      } catch {
        // A look that fails says nothing of the picture: the request itself will.
      }
    }
  }

  /** It stops whatever runs, so it is asked first whose that is. */
  async #interrupt(taskId: string | undefined): Promise<void> {
    try {
      const path = 'sdapi/v1/progress?skip_current_image=true';
      const now = await this.#http.json({ path, timeoutMs: this.#times.ask }, answers.progress);
      if (now.state.job_count === 0 || isAnothers(now.current_task, taskId)) return;
      await this.#http.json(
        { path: 'sdapi/v1/interrupt', post: {}, timeoutMs: this.#times.ask },
        answers.anything,
      );
    } catch {
      // A server that cannot be told finishes for nobody.
    }
  }

  #partsFor({ model }: GenerationAsk): ServerParts {
    const parts = this.#parts;
    if (!parts)
      throw new GenerationError('unreachable', `${this.host} said nothing of itself`, { retryable: true });
    return model === undefined ? parts : { ...parts, model, architecture: architectureOf(model) };
  }

  #get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    return this.#http.json({ path, timeoutMs: this.#times.ask }, schema);
  }

  /** What not every server has. */
  async #optional<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    otherwise: z.output<Schema>,
  ): Promise<z.output<Schema>> {
    try {
      return await this.#get(path, schema);
    } catch (error) {
      if (error instanceof GenerationError && error.fault === 'unreachable') throw error;
      return otherwise;
    }
  }
}

function isAnothers(current: string | null | undefined, own: string | undefined): boolean {
  return own !== undefined && typeof current === 'string' && current !== '' && current !== own;
}

function describe(
  parts: ServerParts,
  models: readonly string[],
  found: readonly string[],
  upscaler: string | undefined,
): GeneratorFeatures {
  const { controlModels, architecture } = parts;
  const controls = CONTROL_KINDS.filter(
    (kind) => controlModel(controlModels, kind, architecture) !== undefined,
  );
  const holds = controls.includes('line');
  const kinds: GenerationKind[] = ['text', 'inpaint', 'removal', 'outpaint'];
  if (holds) kinds.push('structure');
  if (upscaler !== undefined) kinds.push('upscale');
  const missing: MissingPart[] = [
    ...(holds
      ? []
      : [
          {
            kind: 'structure' as const,
            reason: `no lineart ControlNet for ${architecture}: put one into models/ControlNet`,
          },
        ]),
    ...(upscaler === undefined ? [{ kind: 'upscale' as const, reason: 'no upscaler is listed' }] : []),
    { kind: 'instruction', reason: 'this interface has no edits by instruction' },
  ];
  return {
    healthy: true,
    kinds,
    controls,
    reference: referenceModel(controlModels, architecture) !== undefined,
    seeded: true,
    models,
    loras: found,
    missing,
  };
}

function unhealthy(detail: string): GeneratorFeatures {
  return {
    healthy: false,
    detail,
    kinds: [],
    controls: [],
    reference: false,
    seeded: true,
    models: [],
    loras: [],
    missing: [],
  };
}

async function encode(ask: GenerationAsk, size: Size): Promise<EncodedPictures> {
  const sized = async (picture: Raster) => base64(resizeArea(picture, size.width, size.height));
  return {
    base: ask.base && (await sized(ask.base)),
    mask: ask.mask && (await sized(ask.mask)),
    reference: ask.reference && (await base64(ask.reference)),
    controls: await Promise.all(
      ask.controls.map(async ({ kind, picture }) => ({ kind, picture: await sized(picture) })),
    ),
  };
}

async function base64(picture: Raster): Promise<string> {
  return Buffer.from(await toPng(picture)).toString('base64');
}

/** Some servers send a data address. */
function stripped(text: string): string {
  return text.replace(/^data:[^,]*,/, '');
}

function chooseUpscaler(names: readonly string[]): string | undefined {
  for (const pattern of UPSCALERS) {
    const found = names.find((name) => pattern.test(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isBlack({ data }: Raster): boolean {
  return data.every((value) => value <= BLACK);
}
