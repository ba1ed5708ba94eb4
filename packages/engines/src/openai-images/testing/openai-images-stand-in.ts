import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
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

export interface StandInManners {
  /** Answers with an address in place of the bytes. */
  readonly byUrl?: boolean;
  /** Makes this size whatever it is asked for. */
  readonly onlySize?: readonly [number, number];
  /** Refuses these parameters by name. */
  readonly refuses?: readonly string[];
  /** Has no route for edits. */
  readonly withoutEdits?: boolean;
  /** Of `Retry-After-Ms`, where it is busy. */
  readonly waitMs?: number;
}

const FAULTS: Readonly<Partial<Record<Fault, readonly [number, object]>>> = {
  auth: [
    401,
    { error: { message: 'Incorrect API key', type: 'invalid_request_error', code: 'invalid_api_key' } },
  ],
  busy: [429, { error: { message: 'Too many', type: 'requests', code: 'rate_limit_exceeded' } }],
  quota: [429, { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }],
  refused: [
    400,
    { error: { message: 'Your request was rejected by our safety system', code: 'moderation_blocked' } },
  ],
  'out-of-memory': [500, { error: { message: 'CUDA out of memory' } }],
  broken: [502, { error: 'bad gateway' }],
};

/** OpenAI's images protocol, as strict as the real one about masks, sizes and parts. */
export class OpenAiImagesStandIn extends StandIn {
  readonly fields: Readonly<Record<string, string>>[] = [];
  readonly #manners: StandInManners;
  readonly #files = new Map<string, Buffer>();

  constructor(manners: StandInManners = {}) {
    super();
    this.#manners = manners;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const send = (status: number, body: object, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const body = await readAll(request);
    if (path === '/v1/models') {
      send(200, { object: 'list', data: [{ id: 'gpt-image-1', object: 'model' }] });
      return;
    }
    const file = this.#files.get(path);
    if (file) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(file);
      return;
    }
    const edits = path === '/v1/images/edits';
    if (path !== '/v1/images/generations' && (!edits || this.#manners.withoutEdits)) {
      send(404, { error: { message: `no route ${path}` } });
      return;
    }
    const fault = this.nextFault();
    if (fault === 'silent') return;
    if (fault === 'huge') {
      await sendTwoGigabytes(response);
      return;
    }
    if (fault === 'dies') {
      request.socket.destroy();
      return;
    }
    const told = fault && FAULTS[fault];
    if (told) {
      send(
        told[0],
        told[1],
        fault === 'busy' ? { 'retry-after-ms': String(this.#manners.waitMs ?? 50) } : {},
      );
      return;
    }
    if (fault === 'empty') {
      send(200, { created: 1, data: [] });
      return;
    }
    const fields = edits ? await this.#edit(request, body) : this.#generation(body);
    if (typeof fields === 'string') {
      const param = /^\w+/.exec(fields)?.[0] ?? null;
      send(400, { error: { message: fields, type: 'invalid_request_error', param, code: 'invalid_value' } });
      return;
    }
    const png = fault === 'garbage' ? Buffer.from('not a picture') : await encode(paint(this.last));
    if (this.#manners.byUrl) {
      const address = `/files/${this.#files.size}.png`;
      this.#files.set(address, png);
      send(200, { created: 1, data: [{ url: `${this.url}${address}` }] });
      return;
    }
    send(200, { created: 1, data: [{ b64_json: png.toString('base64') }] });
  }

  #generation(body: Buffer): Readonly<Record<string, string>> | string {
    const fields = JSON.parse(body.toString()) as Record<string, string>;
    return this.#take(fields, [], null);
  }

  async #edit(request: IncomingMessage, body: Buffer): Promise<Readonly<Record<string, string>> | string> {
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const fields: Record<string, string> = {};
    const files: File[] = [];
    let maskFile: File | undefined;
    for (const [name, value] of form.entries()) {
      if (typeof value === 'string') fields[name] = value;
      else if (name === 'mask') maskFile = value;
      else if (name === 'image' || name === 'image[]') files.push(value);
      else return `${name} is no file of this call`;
    }
    if (files.some((file) => file.type !== 'image/png')) return 'image has no supported type';
    const pictures = await Promise.all(files.map(async (file) => decode(await file.bytes())));
    const [first] = pictures;
    if (!first) return 'image is required';
    const mask = maskFile ? await decode(await maskFile.bytes()) : null;
    if (mask && mask.channels !== 4) return 'mask must have an alpha channel';
    if (mask && (mask.width !== first.width || mask.height !== first.height))
      return 'mask must be of the size of the first image';
    return this.#take(fields, pictures, mask && clearAsWhite(mask));
  }

  #take(
    fields: Record<string, string>,
    pictures: readonly Raster[],
    mask: Raster | null,
  ): Readonly<Record<string, string>> | string {
    const refused = (this.#manners.refuses ?? []).find((name) => name in fields);
    if (refused !== undefined) return `${refused} is not supported`;
    this.fields.push(fields);
    const [width = 1024, height = 1024] =
      this.#manners.onlySize ?? (fields['size'] ?? '').split('x').map(Number);
    const seen: Seen = { prompt: fields['prompt'] ?? '', width, height, mask, pictures, seed: null };
    this.seen.push(seen);
    return fields;
  }
}

/** What is clear in this protocol may change, which is white in ours. */
function clearAsWhite(mask: Raster): Raster {
  const out = createRaster(mask.width, mask.height, 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = 255 - (mask.data[4 * i + 3] as number);
  return out;
}
