import { randomUUID } from 'node:crypto';
import type { ComfyuiStandIn } from '@plumbline/engines/comfyui/testing/comfyui-stand-in.ts';

interface Node {
  readonly class_type: string;
  readonly inputs: Record<string, unknown>;
}
interface SavedPicture {
  readonly filename: string;
  readonly subfolder: string;
  readonly type: string;
}
type History = Record<string, { readonly outputs: Record<string, { readonly images: SavedPicture[] }> }>;

/** The calls of one frame, again and with nothing between: what is sent, the job, its file. */
export class BareFrames {
  readonly #engine: ComfyuiStandIn;
  readonly #clientId = randomUUID();
  readonly #socket: WebSocket;
  readonly #ends = new Map<string, () => void>();

  private constructor(engine: ComfyuiStandIn) {
    this.#engine = engine;
    this.#socket = new WebSocket(`${engine.url.replace(/^http/, 'ws')}/ws?clientId=${this.#clientId}`);
    this.#socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
  }

  static async open(engine: ComfyuiStandIn): Promise<BareFrames> {
    const frames = new BareFrames(engine);
    await new Promise((resolve) => frames.#socket.addEventListener('open', resolve));
    return frames;
  }

  /** @returns milliseconds */
  async again(): Promise<number> {
    const { url, requests } = this.#engine;
    const ended = requests.findLastIndex(({ method, path }) => method === 'POST' && path === '/prompt');
    const asked = requests[ended];
    if (!asked) throw new Error('No frame was asked for yet.');
    const before = requests.slice(0, ended);
    const begun = before.findLastIndex(({ path }) => path === '/prompt');
    const uploads = before.slice(begun + 1).filter(({ path }) => path === '/upload/image');
    const { prompt } = JSON.parse(asked.body.toString()) as { prompt: Record<string, Node> };
    const id = randomUUID();
    const body = JSON.stringify({
      prompt: withOtherSeed(prompt),
      prompt_id: id,
      client_id: this.#clientId,
    });
    const end = new Promise<void>((resolve) => this.#ends.set(id, resolve));
    const start = performance.now();
    for (const upload of uploads) {
      const type = upload.headers['content-type'] ?? '';
      const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(upload.body) };
      await (await fetch(`${url}/upload/image`, init)).arrayBuffer();
    }
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${url}/prompt`, { method: 'POST', headers, body })).arrayBuffer();
    await end;
    const history = (await (await fetch(`${url}/history/${id}`)).json()) as History;
    const [image] = Object.values(history[id]?.outputs ?? {}).flatMap(({ images }) => images);
    if (!image) throw new Error('The stand-in made no picture.');
    await (await fetch(`${url}/view?${new URLSearchParams({ ...image })}`)).arrayBuffer();
    const milliseconds = performance.now() - start;
    // What was asked for again is no frame of the system's.
    requests.length = before.length + 1;
    return milliseconds;
  }

  close(): void {
    this.#socket.close();
  }

  #hear(text: string): void {
    const { type, data } = JSON.parse(text) as {
      type: string;
      data?: { prompt_id?: string; node?: string | null };
    };
    if (type === 'executing' && data?.node === null) this.#ends.get(data.prompt_id ?? '')?.();
  }
}

/** What ran once comes out of the server's memory. */
function withOtherSeed(prompt: Record<string, Node>): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(prompt).map(([id, { class_type, inputs }]) => {
      const seed = 'noise_seed' in inputs ? { noise_seed: Math.floor(Math.random() * 2 ** 32) } : {};
      return [id, { class_type, inputs: { ...inputs, ...seed } }];
    }),
  );
}
