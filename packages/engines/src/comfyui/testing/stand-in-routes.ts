import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkGraph, type Nodes } from './check-graph.ts';
import type { NodeInfo } from '../graphs/testing/object-info.ts';
import type { FaultBox } from './stand-in-faults.ts';
import type { StandInFiles } from './stand-in-files.ts';
import type { StandInQueue } from './stand-in-queue.ts';

export interface RouteSettings {
  readonly faults: FaultBox;
  readonly files: StandInFiles;
  readonly queue: StandInQueue;
  readonly infos: Readonly<Record<string, NodeInfo>>;
  readonly isNew: boolean;
  readonly silenceMs: number;
  /** Bytes of a body that are taken, and that it says are. */
  readonly mostUpload: number;
  readonly saidUpload: number;
}

export interface StandInCall {
  readonly method: string;
  readonly url: URL;
  readonly body: Buffer;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

type Handler = (call: StandInCall, settings: RouteSettings, part: string) => Promise<void> | void;

const PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>';
const TROUBLE = '500 Internal Server Error\n\nServer got itself in trouble';

const ROUTES: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['GET', /^system_stats$/, (call, { isNew }) => json(call, 200, systemStats(isNew))],
  [
    'GET',
    /^features$/,
    (call, { saidUpload }) =>
      json(call, 200, { supports_preview_metadata: true, max_upload_size: saidUpload }),
  ],
  ['GET', /^object_info$/, catalogue],
  [
    'GET',
    /^prompt$/,
    (call, { queue }) => json(call, 200, { exec_info: { queue_remaining: queue.remaining } }),
  ],
  ['POST', /^prompt$/, submit],
  ['GET', /^queue$/, (call, { queue }) => json(call, 200, queue.told())],
  [
    'POST',
    /^queue$/,
    (call, { queue }) => {
      for (const id of (parsed(call) as { delete?: string[] }).delete ?? []) queue.remove(id);
      json(call, 200, undefined);
    },
  ],
  [
    'POST',
    /^interrupt$/,
    (call, { queue }) => {
      queue.interrupt((parsed(call) as { prompt_id?: string }).prompt_id);
      json(call, 200, undefined);
    },
  ],
  ['POST', /^free$/, (call) => json(call, 200, undefined)],
  ['GET', /^history\/([^/]+)$/, history],
  ['POST', /^upload\/image$/, upload],
  ['GET', /^view$/, view],
  ['GET', /^api\/jobs$/, (call, { isNew }) => (isNew ? json(call, 200, { jobs: [] }) : json(call, 404, {}))],
  [
    'GET',
    /^api\/jobs\/([^/]+)$/,
    (call, { queue, isNew }, id) => {
      const job = isNew ? queue.jobOf(id) : undefined;
      if (job) json(call, 200, { id, status: job.status, priority: job.number });
      else json(call, 404, { error: 'Job not found' });
    },
  ],
  [
    'POST',
    /^api\/jobs\/([^/]+)\/cancel$/,
    (call, { queue, isNew }, id) => {
      if (!isNew) return json(call, 404, {});
      const was = queue.jobOf(id)?.status;
      queue.remove(id);
      queue.interrupt(id);
      json(call, 200, { cancelled: was === 'pending' || was === 'in_progress' });
    },
  ],
];

/** Answers one request as the server, or what stands before it, does. */
export async function answer(call: StandInCall, settings: RouteSettings): Promise<void> {
  const { faults } = settings;
  if (faults.take('page 502')) return write(call, 502, 'text/html', PAGE);
  if (faults.take('forbidden origin')) return write(call, 403, '', '');
  if (faults.take('unauthorized')) return write(call, 401, 'text/plain', 'Unauthorized');
  const path = call.url.pathname.slice(1);
  for (const [method, pattern, handler] of ROUTES) {
    const match = method === call.method ? pattern.exec(path) : null;
    if (match) return handler(call, settings, decodeURIComponent(match[1] ?? ''));
  }
  write(call, 404, 'text/plain', '404: Not Found');
}

function catalogue(call: StandInCall, { faults, infos }: RouteSettings): void {
  if (!faults.take('endless catalogue')) return json(call, 200, infos);
  const { response } = call;
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = Buffer.alloc(1 << 20, 'x');
  const pour = () => {
    while (!response.destroyed && response.write(more));
  };
  response.on('drain', pour);
  pour();
}

function submit(call: StandInCall, settings: RouteSettings): void {
  const { faults, files, infos, isNew, queue } = settings;
  if (faults.take('not queued with 500')) return write(call, 500, 'text/plain', TROUBLE);
  const refusal = {
    type: 'prompt_outputs_failed_validation',
    message: 'a cycle',
    details: '',
    extra_info: {},
  };
  if (faults.take('refused with an object')) return json(call, 400, { error: refusal, node_errors: {} });
  if (faults.take('refused with a list')) return json(call, 400, { error: refusal, node_errors: [] });
  const asked = parsed(call) as {
    prompt?: Nodes;
    client_id?: string;
    prompt_id?: string;
    extra_data?: { preview_method?: string };
  };
  if (!asked.prompt) return write(call, 500, 'text/plain', TROUBLE);
  const hasFile = (name: string) => files.loadable(name) !== undefined;
  const complaint = checkGraph(asked.prompt, { infos, hasFile, isNew });
  if (complaint) return json(call, 400, complaint);
  const id = faults.take('other id') ? randomUUID() : (asked.prompt_id ?? randomUUID());
  const number = queue.add({
    id,
    clientId: asked.client_id ?? '',
    nodes: asked.prompt,
    wantsPreviews: isNew && (asked.extra_data?.preview_method ?? 'none') !== 'none',
  });
  if (faults.take('queued with 500')) return write(call, 500, 'text/plain', TROUBLE);
  const left = {
    class_type: 'SaveImage',
    dependent_outputs: [],
    errors: [{ type: 'required_input_missing' }],
  };
  json(call, 200, {
    prompt_id: id,
    number,
    node_errors: faults.take('outputs left out') ? { other: left } : {},
  });
}

function history(call: StandInCall, { faults, queue }: RouteSettings, id: string): void {
  if (faults.take('page 200 for history')) return write(call, 200, 'text/html', '<html>Sign in</html>');
  const entry = queue.entryOf(id);
  const isLate = entry !== undefined && faults.take('late history');
  json(call, 200, entry && !isLate ? { [id]: entry } : {});
}

async function upload(call: StandInCall, { faults, files, mostUpload }: RouteSettings): Promise<void> {
  if (call.body.byteLength > mostUpload || faults.take('upload too large'))
    return write(call, 413, 'text/plain', 'Maximum request body size 104857600 exceeded.');
  const form = await new Response(new Uint8Array(call.body), {
    headers: { 'content-type': call.request.headers['content-type'] ?? '' },
  }).formData();
  const image = form.get('image');
  if (!(image instanceof File)) return write(call, 400, '', '');
  const bytes = new Uint8Array(await image.arrayBuffer());
  const subfolder = String(form.get('subfolder') ?? '');
  const name = faults.take('renamed upload') ? image.name.replace('.png', ' (1).png') : image.name;
  const type = String(form.get('type') ?? 'input');
  const put = files.put(type, subfolder, name, bytes);
  if (faults.take('lost upload')) files.uploads.delete(`${put.subfolder}/${put.name}`);
  json(call, 200, put);
}

async function view(call: StandInCall, settings: RouteSettings): Promise<void> {
  const { faults, files, silenceMs } = settings;
  const { response, url } = call;
  const { type = 'output', subfolder = '', filename = '' } = Object.fromEntries(url.searchParams);
  const file = files.saved(type, subfolder, filename);
  if (!file || faults.take('file gone')) return write(call, 404, 'text/plain', '');
  if (faults.take('garbage picture')) return write(call, 200, 'image/png', 'this is no picture');
  if (faults.take('huge picture')) {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': String(2 ** 31) });
    response.write(file);
    return;
  }
  response.writeHead(200, { 'content-type': 'image/png' });
  if (faults.take('slow picture')) {
    response.write(file.subarray(0, 20));
    await sleep(silenceMs * 10, undefined, { ref: false });
  }
  response.end(file);
}

function systemStats(isNew: boolean): object {
  return {
    system: {
      os: 'linux',
      comfyui_version: isNew ? '0.27.1' : '0.3.64',
      ram_total: 2 ** 34,
      argv: ['main.py'],
    },
    devices: [{ name: 'cuda:0 Stand-in', type: 'cuda', index: 0, vram_total: 2 ** 34, vram_free: 2 ** 33 }],
  };
}

function parsed({ body }: StandInCall): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return {};
  }
}

function json(call: StandInCall, status: number, value: unknown): void {
  write(call, status, 'application/json; charset=utf-8', value === undefined ? '' : JSON.stringify(value));
}

function write({ response }: StandInCall, status: number, type: string, body: string): void {
  response.writeHead(status, type === '' ? {} : { 'content-type': type });
  response.end(body);
}
