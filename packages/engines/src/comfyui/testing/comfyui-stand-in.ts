import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Nodes } from './check-graph.ts';
import { NODE_TABLE, PACK_TABLE } from '../graphs/testing/node-table.ts';
import { type Installed, objectInfo } from '../graphs/testing/object-info.ts';
import { SERVERS } from '../graphs/testing/servers.ts';
import { FaultBox, type StandInFault } from './stand-in-faults.ts';
import { StandInFiles } from './stand-in-files.ts';
import { StandInQueue } from './stand-in-queue.ts';
import { answer } from './stand-in-routes.ts';
import { StandInSockets } from './stand-in-sockets.ts';
import { StandInWorker } from './stand-in-worker.ts';

export interface StandInOptions {
  /** On from the start, for ever. */
  readonly faults?: readonly StandInFault[];
  /** `new` has the jobs API and names missing nodes in the newer way. Default: `new`. */
  readonly version?: 'old' | 'new';
  /** Its files. Default: whatever SD 1.5, SDXL and Flux take. */
  readonly folders?: Installed;
  /** Classes in the notation of `NODE_TABLE`, in the place of those of their names. */
  readonly nodes?: readonly string[];
  /** Classes that are not installed. */
  readonly without?: readonly string[];
  /** Milliseconds of a node or of a sampler's step. */
  readonly stepMs?: number;
  /** Milliseconds of a whole job, where its steps and its painting take less. */
  readonly jobMs?: number;
  /** Makes the file of a job instead of painting it, which takes a processor of this machine: a real server has its own. */
  readonly fileOf?: (paint: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Milliseconds of silences, of restarts and until a late interrupt acts. */
  readonly silenceMs?: number;
  /** Bytes of a body that are taken. */
  readonly mostUpload?: number;
  /** What it says of that; a proxy before it takes less. */
  readonly saidUpload?: number;
}

export interface SeenRequest {
  readonly method: string;
  /** With query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface ComfyuiStandIn {
  /** As in `COMFYUI_URLS`. */
  readonly url: string;
  readonly requests: SeenRequest[];
  /** What was sent to `POST /prompt`. */
  prompts(): readonly { readonly prompt: Nodes; readonly prompt_id?: string; readonly client_id?: string }[];
  /** Requests by the start of `METHOD path`. */
  count(start: string): number;
  /** Switches a fault on, for so many times. */
  fault(fault: StandInFault, times?: number): void;
  mend(fault: StandInFault): void;
  /** Another application's job: it takes its turn. */
  queueForeign(nodes: Nodes): void;
  /** Jobs that wait or run. */
  remaining(): number;
  /** How the jobs ended that are in the history, in their order. */
  ends(): readonly string[];
  close(): Promise<void>;
}

const EVERYTHING: Installed = Object.fromEntries(
  [...new Set(Object.values(SERVERS).flatMap((server) => Object.keys(server)))].map((folder) => [
    folder,
    [...new Set(Object.values(SERVERS).flatMap((server: Installed) => server[folder] ?? []))],
  ]),
);

/**
 * A server that behaves like ComfyUI, its faults included, and paints instead of generating: what is uploaded comes back tinted by
 * words and seed. For tests of everything that talks to one.
 */
export async function startComfyuiStandIn(options: StandInOptions = {}): Promise<ComfyuiStandIn> {
  const { version = 'new', stepMs = 1, jobMs = 0, silenceMs = 60, without = [], nodes = [] } = options;
  const { mostUpload = 104_857_600, saidUpload = mostUpload } = options;
  const folders = options.folders ?? EVERYTHING;
  const isNew = version === 'new';
  const faults = new FaultBox();
  for (const fault of options.faults ?? []) faults.set(fault, Number.POSITIVE_INFINITY);
  const files = new StandInFiles();
  const sockets = new StandInSockets(faults);
  const lines = [...NODE_TABLE, ...PACK_TABLE, ...nodes];
  const all = objectInfo(folders, lines);
  const infos = Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
  let isDown = false;
  const restart = () => {
    isDown = true;
    queue.clear();
    worker.forget();
    files.emptyTemp();
    sockets.cut();
    server.closeAllConnections();
    setTimeout(() => {
      isDown = false;
    }, silenceMs).unref();
  };
  const { fileOf = (paint) => paint() } = options;
  const times = { stepMs, jobMs, silenceMs };
  const worker = new StandInWorker({ faults, files, sockets, infos, ...times, fileOf, restart });
  const queue = new StandInQueue({ faults, sockets, worker, silenceMs });
  const requests: SeenRequest[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (isDown) return request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url: path = '/', headers } = request;
    const body = Buffer.concat(chunks);
    requests.push({ method, path, headers, body });
    const call = { method, url: new URL(path, 'http://stand-in'), body, request, response };
    await answer(call, { faults, files, queue, infos, isNew, silenceMs, mostUpload, saidUpload });
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  listenForSockets(server, {
    requests,
    isOpen: () => !isDown && !faults.has('no socket'),
    welcome: (id, socket) => sockets.add(id, socket, () => queue.remaining),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    prompts: () =>
      requests
        .filter(({ method, path }) => method === 'POST' && path === '/prompt')
        .map(({ body }) => JSON.parse(body.toString()) as { prompt: Nodes }),
    count: (start) => requests.filter(({ method, path }) => `${method} ${path}`.startsWith(start)).length,
    fault: (fault, times = 1) => faults.set(fault, times),
    mend: (fault) => faults.set(fault, 0),
    queueForeign: (nodes) => {
      queue.add({ id: crypto.randomUUID(), clientId: '', nodes, wantsPreviews: false });
    },
    remaining: () => queue.remaining,
    ends: () => queue.ends,
    close: async () => {
      if (!server.listening) return;
      sockets.cut();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface SocketSettings {
  readonly requests: SeenRequest[];
  readonly isOpen: () => boolean;
  readonly welcome: (id: string, socket: WebSocket) => void;
}

function listenForSockets(server: Server, { requests, isOpen, welcome }: SocketSettings): void {
  const upgrades = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const { url: path = '/', headers } = request;
    requests.push({ method: 'UPGRADE', path, headers, body: Buffer.alloc(0) });
    if (!isOpen()) return socket.destroy();
    upgrades.handleUpgrade(request, socket, head, (opened) => {
      const id = new URL(path, 'http://stand-in').searchParams.get('clientId') ?? '';
      welcome(id, opened);
    });
  });
}
