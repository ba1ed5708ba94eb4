import type { WebSocket } from 'ws';
import type { FaultBox } from './stand-in-faults.ts';

const PREVIEW = 1;
const TEXT = 3;
const PREVIEW_WITH_METADATA = 4;

interface Client {
  readonly socket: WebSocket;
  knowsMetadata: boolean;
}

/** Who is connected under which id, and what is said to them. */
export class StandInSockets {
  readonly #clients = new Map<string, Client>();
  readonly #faults: FaultBox;

  constructor(faults: FaultBox) {
    this.#faults = faults;
  }

  get count(): number {
    return this.#clients.size;
  }

  add(id: string, socket: WebSocket, left: () => number): void {
    const client: Client = { socket, knowsMetadata: false };
    this.#clients.set(id, client);
    // As the real one: the end of an old socket takes the registration of a new one with the same id away.
    socket.on('close', () => this.#clients.delete(id));
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      if (!String(data).includes('supports_preview_metadata')) return;
      client.knowsMetadata = true;
      socket.send(JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } }));
    });
    const status = { status: { exec_info: { queue_remaining: left() } }, sid: id };
    socket.send(JSON.stringify({ type: 'status', data: status }));
  }

  /** To the one whose job it is. */
  tell(id: string, type: string, data: object): void {
    if (this.#faults.has('silent socket')) return;
    this.#clients.get(id)?.socket.send(JSON.stringify({ type, data }));
  }

  /** To everybody. */
  tellAll(type: string, data: object): void {
    for (const { socket } of this.#clients.values()) socket.send(JSON.stringify({ type, data }));
  }

  preview(id: string, promptId: string, image: Uint8Array): void {
    const client = this.#clients.get(id);
    if (!client || this.#faults.has('silent socket')) return;
    const metadata = { node_id: '1', prompt_id: promptId, image_type: 'image/jpeg' };
    client.socket.send(client.knowsMetadata ? describedPreview(metadata, image) : plainPreview(image));
  }

  /** Of somebody else's job: pictures that do not say whose they are, too. */
  tellForeign(image: Uint8Array): void {
    const prompt_id = '00000000-0000-4000-8000-000000000000';
    this.tellAll('progress', { prompt_id, node: '1', value: 99, max: 100 });
    this.tellAll('executing', { prompt_id, node: null });
    this.tellAll('executing', { node: '77' });
    this.tellAll('execution_error', { prompt_id, exception_message: 'Allocation on device' });
    this.tellAll('crystools.monitor', { cpu: 1 });
    for (const { socket } of this.#clients.values()) {
      socket.send(plainPreview(image));
      socket.send(describedPreview({ prompt_id }, image));
    }
  }

  tellGarbage(): void {
    for (const { socket } of this.#clients.values()) {
      socket.send('this is no JSON');
      socket.send('{"type":"progress","data":{"value":"many"}}');
      socket.send(new Uint8Array([0, 0]));
      socket.send(words(99, 1, 2));
      socket.send(words(PREVIEW_WITH_METADATA, 100_000));
      socket.send(Buffer.concat([words(PREVIEW_WITH_METADATA, 4), Buffer.from('{{{{picture')]));
      socket.send(Buffer.concat([words(TEXT, 1), Buffer.from('1hello')]));
    }
  }

  cut(): void {
    for (const { socket } of this.#clients.values()) socket.terminate();
  }
}

function plainPreview(image: Uint8Array): Buffer {
  return Buffer.concat([words(PREVIEW, 1), image]);
}

function describedPreview(metadata: object, image: Uint8Array): Buffer {
  const text = Buffer.from(JSON.stringify(metadata));
  return Buffer.concat([words(PREVIEW_WITH_METADATA, text.length), text, image]);
}

function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) buffer.writeUInt32BE(value, at * 4);
  return buffer;
}
