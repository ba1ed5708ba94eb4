import type { z } from 'zod';
import type { BuiltGraph } from '../built-graph.ts';
import type { ComfyuiTimes } from '../comfyui-times.ts';
import {
  type HistoryEntry,
  history,
  job,
  load,
  objectInfo,
  queue,
  queued,
  refused,
  type SavedImage,
  serverFeatures,
  systemStats,
  uploaded,
} from './answers.ts';
import { type ComfyuiHttp, tryJson } from './comfyui-http.ts';
import type { UploadFile } from './fit-upload.ts';
import { promptRefusal } from './prompt-refusal.ts';

const MEBIBYTE = 1 << 20;
/** The queue holds whole graphs, and so does the history of one job. */
const MOST_OF_QUEUE = 64 * MEBIBYTE;
const MOST_OF_CATALOGUE = 64 * MEBIBYTE;
const MOST_OF_PICTURE = 256 * MEBIBYTE;

/** Where a job is, as far as the server knows. */
export type JobPlace = 'pending' | 'running' | 'ended' | 'unknown';

const PLACES: Readonly<Record<z.output<typeof job>['status'], JobPlace>> = {
  pending: 'pending',
  in_progress: 'running',
  completed: 'ended',
  failed: 'ended',
  cancelled: 'ended',
};

export interface Submission {
  readonly nodes: BuiltGraph['nodes'];
  readonly clientId: string;
  readonly promptId: string;
  /** Newer servers send coarse pictures of this job if they are asked to. */
  readonly previews: boolean;
}

/** The server's calls, one function each. Every one throws GenerationError. */
export class ComfyuiApi {
  readonly #http: ComfyuiHttp;
  readonly #times: ComfyuiTimes;
  /** Found out by {@link probe}; older servers have no such calls. */
  #hasJobs = false;
  #mostUpload: number | undefined;

  constructor(http: ComfyuiHttp, times: ComfyuiTimes) {
    this.#http = http;
    this.#times = times;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#http.headers;
  }

  /** Bytes of a body that the server takes. */
  get mostUpload(): number | undefined {
    return this.#mostUpload;
  }

  /** Whether it is there, and what it can do. */
  async probe(signal?: AbortSignal): Promise<void> {
    const ask = { timeout: this.#times.probe, signal };
    await this.#http.json({ path: 'system_stats', ...ask }, systemStats);
    const features = await this.#http.send({ path: 'features', ...ask });
    const read = serverFeatures.safeParse(tryJson(features.body));
    this.#mostUpload = features.status === 200 ? read.data?.max_upload_size : undefined;
    const jobs = await this.#http.send({ path: 'api/jobs', query: { limit: '1' }, ...ask });
    this.#hasJobs = jobs.status === 200;
  }

  objectInfo(signal?: AbortSignal): Promise<Record<string, unknown>> {
    const ask = { path: 'object_info', timeout: this.#times.objectInfo, most: MOST_OF_CATALOGUE, signal };
    return this.#http.json(ask, objectInfo);
  }

  /** Jobs that wait or run, everybody's. */
  async load(signal?: AbortSignal): Promise<number> {
    const ask = { path: 'prompt', timeout: this.#times.probe, signal };
    return (await this.#http.json(ask, load)).exec_info.queue_remaining;
  }

  /**
   * @param temporary whether it lies where the server clears up when it starts
   * @returns the name by which a node loads it; undefined where it, or what stands before it, takes no body of that size
   */
  async upload(
    name: string,
    { bytes, mime }: Pick<UploadFile, 'bytes' | 'mime'>,
    { temporary = false, signal }: { readonly temporary?: boolean; readonly signal?: AbortSignal } = {},
  ): Promise<string | undefined> {
    const form = new FormData();
    form.set('image', new Blob([bytes], { type: mime }), name);
    form.set('type', temporary ? 'temp' : 'input');
    form.set('subfolder', 'plumbline');
    const path = 'upload/image';
    const answer = await this.#http.send({ path, post: form, timeout: this.#times.transfer, signal });
    if (answer.status === 413) return undefined;
    if (answer.status < 200 || answer.status > 299) throw this.#http.fault(path, answer);
    const file = this.#http.parse(path, answer.body, uploaded);
    const known = file.subfolder === '' ? file.name : `${file.subfolder}/${file.name}`;
    return temporary ? `${known} [temp]` : known;
  }

  /**
   * Not to be stopped in between: whoever has asked must learn by which id it can be cancelled.
   *
   * @returns the id that the server gave it
   * @throws PromptRefusal; another GenerationError where it is not known whether it was queued
   */
  async submit({ nodes, clientId, promptId, previews }: Submission): Promise<string> {
    const path = 'prompt';
    const post = {
      prompt: nodes,
      client_id: clientId,
      prompt_id: promptId,
      extra_data: previews ? { preview_method: 'auto' } : {},
    };
    const answer = await this.#http.send({ path, post, timeout: this.#times.transfer });
    const refusal = answer.status === 400 ? refused.safeParse(tryJson(answer.body)).data : undefined;
    if (refusal) throw promptRefusal(refusal);
    if (answer.status !== 200) throw this.#http.fault(path, answer);
    const { prompt_id: id, node_errors } = this.#http.parse(path, answer.body, queued);
    if (Object.keys(node_errors).length === 0) return id;
    // Some outputs were left out in silence, and the others were queued.
    await this.cancel(id).catch(() => undefined);
    const error = { type: 'outputs_left_out', message: 'outputs were left out', details: '', extra_info: {} };
    throw promptRefusal({ error, node_errors });
  }

  /** Undefined while it waits or runs, and where nobody knows it. */
  async historyOf(id: string): Promise<HistoryEntry | undefined> {
    const path = `history/${encodeURIComponent(id)}`;
    const ask = { path, timeout: this.#times.request, most: MOST_OF_QUEUE };
    return (await this.#http.json(ask, history))[id];
  }

  async placeOf(id: string): Promise<JobPlace> {
    if (!this.#hasJobs) {
      const { queue_running: running, queue_pending: pending } = await this.#queue();
      if (running.includes(id)) return 'running';
      return pending.includes(id) ? 'pending' : 'unknown';
    }
    const path = `api/jobs/${encodeURIComponent(id)}`;
    const answer = await this.#http.send({ path, timeout: this.#times.request, most: MOST_OF_QUEUE });
    if (answer.status === 404) return 'unknown';
    if (answer.status !== 200) throw this.#http.fault(path, answer);
    return PLACES[this.#http.parse(path, answer.body, job).status];
  }

  #queue() {
    return this.#http.json({ path: 'queue', timeout: this.#times.request, most: MOST_OF_QUEUE }, queue);
  }

  /** Takes it out of the queue or stops it, never anybody else's. It may still run for a while. */
  async cancel(id: string): Promise<void> {
    const timeout = this.#times.request;
    if (this.#hasJobs) {
      await this.#http.bytes({ path: `api/jobs/${encodeURIComponent(id)}/cancel`, post: {}, timeout });
      return;
    }
    await this.#http.bytes({ path: 'queue', post: { delete: [id] }, timeout });
    // Versions before aimed interrupts stop whatever runs: it has to be ours.
    const { queue_running: running } = await this.#queue();
    if (running.includes(id)) await this.#http.bytes({ path: 'interrupt', post: { prompt_id: id }, timeout });
  }

  /** Frees the memory that models take. */
  async free(): Promise<void> {
    const post = { unload_models: true, free_memory: true };
    await this.#http.bytes({ path: 'free', post, timeout: this.#times.request });
  }

  /** The file's bytes; undefined where it is not there any more. */
  async view({ filename, subfolder, type }: SavedImage, signal?: AbortSignal) {
    const query = { filename, subfolder, type };
    const ask = { path: 'view', query, timeout: this.#times.transfer, most: MOST_OF_PICTURE, signal };
    const answer = await this.#http.send(ask);
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw this.#http.fault('view', answer);
    return answer.body;
  }
}
