import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Fault,
  type Seen,
  StandIn,
  decode,
  encode,
  paint,
  readAll,
  sendTwoGigabytes,
} from '../../generative/testing/stand-in.ts';

export interface SdapiManners {
  /** Started without `--api`. */
  readonly withoutApi?: boolean;
  readonly password?: string;
  readonly controlModels?: readonly string[];
  readonly model?: string;
  /** A grid before the picture, and pictures of the control units after it. */
  readonly extras?: boolean;
  /** Milliseconds that a picture takes. */
  readonly takes?: number;
  /** Whose job it says is running. */
  readonly othersJob?: boolean;
  /** Makes black pictures. */
  readonly black?: boolean;
}

interface Body {
  readonly [field: string]: unknown;
  readonly prompt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly init_images?: readonly string[];
  readonly mask?: string;
  readonly seed?: number;
  readonly force_task_id?: string;
  readonly alwayson_scripts?: {
    readonly ControlNet?: { readonly args: readonly { readonly [field: string]: unknown }[] };
  };
}

const FAULTS: Readonly<Partial<Record<Fault, readonly [number, object]>>> = {
  auth: [401, { detail: 'Incorrect username or password' }],
  'out-of-memory': [
    500,
    { error: 'OutOfMemoryError', detail: '', body: '', errors: 'CUDA out of memory. Tried to allocate' },
  ],
  broken: [
    500,
    { error: 'NansException', detail: '', body: '', errors: 'A tensor with all NaNs was produced in Unet.' },
  ],
  busy: [429, { detail: 'too many' }],
  refused: [422, { detail: [{ loc: ['body'], msg: 'value is not valid' }] }],
};

const UNITS = ['control_v11p_sd15_lineart [43d4be0d]', 'control_v11f1p_sd15_depth [cfd03158]'];

/** `sdapi` of one server, which makes one picture at a time. */
export class SdapiStandIn extends StandIn {
  readonly bodies: Body[] = [];
  interrupts = 0;
  #running: { readonly id: string | undefined; readonly stop: () => void } | undefined;
  readonly #manners: SdapiManners;

  constructor(manners: SdapiManners = {}) {
    super();
    this.#manners = manners;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {
      withoutApi,
      password,
      controlModels = UNITS,
      model = 'v1-5-pruned.safetensors [6ce0161689]',
    } = this.#manners;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const body = await readAll(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (withoutApi) return void send(404, { detail: 'Not Found' });
    const wanted = `Basic ${Buffer.from(`user:${password}`).toString('base64')}`;
    if (password !== undefined && request.headers.authorization !== wanted)
      return void send(401, { detail: 'Not authenticated' });
    const reads: Readonly<Record<string, unknown>> = {
      '/sdapi/v1/sd-models': [{ title: model, model_name: 'v1-5-pruned', hash: null, filename: '' }],
      '/sdapi/v1/loras': [{ name: 'ink', alias: 'ink', path: '', metadata: {} }],
      '/sdapi/v1/upscalers': [{ name: 'None' }, { name: 'Lanczos' }, { name: 'R-ESRGAN 4x+' }],
      '/controlnet/model_list': { model_list: controlModels },
      '/controlnet/settings': { control_net_unit_count: 3 },
    };
    if (path in reads) return void send(200, reads[path]);
    if (path === '/sdapi/v1/progress') return void send(200, await this.#progress(request.url ?? ''));
    if (path === '/sdapi/v1/interrupt') {
      this.interrupts += 1;
      this.#running?.stop();
      return void send(200, {});
    }
    await this.#make(path, JSON.parse(body.toString()) as Body, request, response, send);
  }

  async #progress(url: string): Promise<object> {
    const current = this.#manners.othersJob ? 'task(another)' : (this.#running?.id ?? null);
    const preview = url.includes('skip_current_image=false') && this.#running;
    const small = { prompt: '', width: 16, height: 12, mask: null, pictures: [], seed: null };
    return {
      progress: this.#running ? 0.4 : 0,
      eta_relative: 1,
      state: { job_count: this.#running ? 1 : 0, interrupted: false, sampling_step: 4, sampling_steps: 10 },
      current_image: preview ? (await encode(paint(small))).toString('base64') : null,
      current_task: current,
    };
  }

  async #make(
    path: string,
    body: Body,
    request: IncomingMessage,
    response: ServerResponse,
    send: (status: number, body: unknown) => unknown,
  ): Promise<void> {
    const { takes = 0, extras, black } = this.#manners;
    if (!/\/(?:txt2img|img2img|extra-single-image)$/.test(path))
      return void send(404, { detail: 'Not Found' });
    this.bodies.push(body);
    const fault = this.nextFault();
    if (fault === 'dies') {
      // In the middle of its work, not before it.
      await sleep(30);
      return void request.socket.destroy();
    }
    if (fault === 'huge') return sendTwoGigabytes(response);
    const told = fault && FAULTS[fault];
    if (told) return void send(told[0], told[1]);
    const seen = await this.#see(path, body);
    this.seen.push(seen);
    const work = Promise.withResolvers<void>();
    const timer = fault === 'silent' ? undefined : setTimeout(work.resolve, takes);
    this.#running = { id: body.force_task_id, stop: work.resolve };
    await work.promise;
    clearTimeout(timer);
    this.#running = undefined;
    const made = paint(seen);
    if (black) made.data.fill(0);
    const image =
      fault === 'garbage'
        ? Buffer.from('not a picture').toString('base64')
        : (await encode(made)).toString('base64');
    if (fault === 'empty') return void send(200, { images: [], parameters: {}, info: '{}', image: '' });
    if (path.endsWith('extra-single-image')) return void send(200, { image, html_info: '' });
    const grid = (await encode(paint({ ...seen, pictures: [] }))).toString('base64');
    const info = {
      seed: body.seed,
      all_seeds: [body.seed],
      index_of_first_image: extras ? 1 : 0,
      sd_model_name: 'v1-5-pruned',
    };
    send(200, { images: extras ? [grid, image, grid] : [image], parameters: {}, info: JSON.stringify(info) });
  }

  async #see(path: string, body: Body): Promise<Seen> {
    const picture = async (text: string) => decode(Buffer.from(text, 'base64'));
    if (path.endsWith('extra-single-image')) {
      const pictures = [await picture(String(body['image']))];
      const [width, height] = [Number(body['upscaling_resize_w']), Number(body['upscaling_resize_h'])];
      return { prompt: '', width, height, mask: null, pictures, seed: null };
    }
    const units = body.alwayson_scripts?.ControlNet?.args ?? [];
    const given = [
      ...(body.init_images ?? []),
      ...units.flatMap(({ image }) => (typeof image === 'string' ? [image] : [])),
    ];
    const mask = body.mask === undefined ? null : await picture(body.mask);
    return {
      prompt: body.prompt ?? '',
      width: body.width ?? 512,
      height: body.height ?? 512,
      // White may change here as in ours; a grey file comes with one channel or three.
      mask: mask && firstChannel(mask),
      pictures: await Promise.all(given.map(picture)),
      seed: body.seed ?? null,
    };
  }
}

function firstChannel(picture: Awaited<ReturnType<typeof decode>>) {
  const { width, height, channels, data } = picture;
  return { width, height, channels: 1 as const, data: data.filter((_, i) => i % channels === 0) };
}
