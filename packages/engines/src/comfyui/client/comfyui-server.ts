import { randomUUID } from 'node:crypto';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { GenerationError } from '../../generative/generation-error.ts';
import type { BuiltGraph } from '../built-graph.ts';
import type { ComfyuiTimes } from '../comfyui-times.ts';
import { type NodeCatalogue, readNodeCatalogue } from '../features/node-catalogue.ts';
import { ComfyuiApi } from './comfyui-api.ts';
import { ComfyuiHttp, type HttpSettings } from './comfyui-http.ts';
import { fillInputs, renamedOutput, type SentPicture, withUploads } from './change-graph.ts';
import { fitUpload, quickUpload } from './fit-upload.ts';
import { PromptRefusal } from './prompt-refusal.ts';
import { PictureGone, type RunContext, runGraph } from './run-graph.ts';

/** Names of uploads that are remembered. */
const MOST_UPLOADS = 2_000;
/** Of a body, beside the file itself. */
const FORM_BYTES = 2_000;
/** A server that takes less takes no pictures. */
const LEAST_UPLOAD = 32_000;

/** One server: what it has, what it was given, and one graph after the other. */
export class ComfyuiServer {
  /** With its port, as people are told it, and without. */
  readonly host: string;
  readonly hostname: string;
  readonly api: ComfyuiApi;
  readonly #base: string;
  readonly #times: ComfyuiTimes;
  /** Names by which the server knows what was uploaded, by ours. */
  readonly #uploads = new Map<string, SentPicture>();
  /** Bytes of a picture that it takes, where it takes less than it says. */
  #most = Number.POSITIVE_INFINITY;
  /** Kinds of graph that it has finished. */
  readonly #finished = new Set<string>();
  #catalogue: NodeCatalogue | undefined;
  /** A job that it does not let go of. */
  #stuck: string | undefined;
  #readAt = 0;
  #reading: Promise<NodeCatalogue> | undefined;

  constructor(settings: HttpSettings, times: ComfyuiTimes) {
    this.host = settings.address.host;
    this.hostname = new URL(settings.address.base).hostname;
    this.#base = settings.address.base;
    this.api = new ComfyuiApi(new ComfyuiHttp(settings), times);
    this.#times = times;
  }

  /** What it had installed when it was last asked; undefined: it is not known. */
  get known(): NodeCatalogue | undefined {
    return this.#catalogue;
  }

  /** What it has installed: as it was last read, and read again in the background once that is old. */
  async catalogue(): Promise<NodeCatalogue> {
    if (!this.#catalogue) return this.refresh();
    if (performance.now() - this.#readAt > this.#times.catalogue) this.refresh().catch(() => undefined);
    return this.#catalogue;
  }

  /** Asks now. @throws GenerationError */
  refresh(): Promise<NodeCatalogue> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<NodeCatalogue> {
    await this.api.probe();
    await this.#expectFree();
    const catalogue = readNodeCatalogue(await this.api.objectInfo());
    this.#catalogue = catalogue;
    this.#readAt = performance.now();
    return catalogue;
  }

  /** Nothing is queued behind a job that hangs. */
  async #expectFree(): Promise<void> {
    if (this.#stuck === undefined) return;
    if ((await this.api.placeOf(this.#stuck)) === 'running')
      throw new GenerationError('unreachable', `${this.host} hangs on a job: restart it`, {
        retryable: true,
      });
    this.#stuck = undefined;
  }

  /** What it had may be gone after a restart. */
  forget(): void {
    this.#catalogue = undefined;
    this.#finished.clear();
    this.#uploads.clear();
    this.#most = Number.POSITIVE_INFINITY;
  }

  /**
   * Runs a graph. What a newer server wants besides is filled in, and what it has lost is sent again, once each.
   *
   * @returns the file of its output node, and what a person should know of what was sent
   * @throws GenerationError; `signal.reason` after an abort, once the server is free of the job
   */
  async run(
    graph: BuiltGraph,
    context: Omit<RunContext, 'first'>,
  ): Promise<{ readonly file: Uint8Array; readonly notes: readonly string[] }> {
    const kind = kindOf(graph);
    const onStuck = (id: string) => {
      this.#stuck = id;
    };
    const settings = { api: this.api, base: this.#base, times: this.#times, onStuck };
    await this.#expectFree();
    const done = new Set<string>();
    for (let changed = graph; ; ) {
      try {
        const sent = this.#upload(graph, context.signal);
        const run = changed;
        const nodes = sent.then((known) => withUploads(run, known));
        const first = !this.#finished.has(kind);
        const file = await runGraph(settings, changed, nodes, { ...context, first });
        this.#finished.add(kind);
        return { file, notes: sentNotes(await sent) };
      } catch (error) {
        const cure = cureOf(error);
        if (cure === undefined || done.has(cure)) throw error;
        done.add(cure);
        changed = await this.#cured(changed, error, context.signal);
      }
    }
  }

  async #cured(graph: BuiltGraph, error: unknown, signal: AbortSignal): Promise<BuiltGraph> {
    signal.throwIfAborted();
    if (error instanceof PictureGone) return renamedOutput(graph, randomUUID().slice(0, 8));
    const repair = error instanceof PromptRefusal ? error.repair : undefined;
    if (repair?.kind === 'fill') return fillInputs(graph, repair.inputs, await this.refresh());
    for (const { name } of graph.uploads) this.#uploads.delete(uploadKey(name, graph.temporary));
    return graph;
  }

  async #upload(
    { uploads, temporary = false }: BuiltGraph,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, SentPicture>> {
    signal.throwIfAborted();
    const sent = uploads.map(async ({ name, picture }) => {
      const key = uploadKey(name, temporary);
      const known = this.#uploads.get(key) ?? (await this.#send(name, picture, { temporary, signal }));
      if (this.#uploads.size >= MOST_UPLOADS) this.#uploads.clear();
      this.#uploads.set(key, known);
      return [name, known] as const;
    });
    return new Map(await Promise.all(sent));
  }

  /** What it does not take is sent smaller, and remembered: a proxy before it may take less than it says itself. */
  async #send(
    name: string,
    picture: Raster,
    options: { readonly temporary: boolean; readonly signal: AbortSignal },
  ): Promise<SentPicture> {
    for (;;) {
      const most = Math.min(this.#most, (this.api.mostUpload ?? Number.POSITIVE_INFINITY) - FORM_BYTES);
      const quick = options.temporary ? await quickUpload(picture) : undefined;
      const file = quick && quick.bytes.byteLength <= most ? quick : await fitUpload(picture, most);
      const known = await this.api.upload(name, file, options);
      const { width, height } = picture;
      if (known !== undefined)
        return { name: known, ...(file.width < width && { shrunkFrom: { width, height } }) };
      this.#most = Math.floor(file.bytes.byteLength / 2);
      if (this.#most < LEAST_UPLOAD)
        throw new GenerationError(
          'bad_image',
          `${this.host} takes no picture of ${file.bytes.byteLength} bytes`,
          {
            retryable: false,
          },
        );
    }
  }
}

/** The same picture may lie in both folders, and one of them is emptied. */
const uploadKey = (name: string, temporary = false) => (temporary ? `${name} [temp]` : name);

function sentNotes(sent: ReadonlyMap<string, SentPicture>): string[] {
  const sizes = [...sent.values()].flatMap(({ shrunkFrom: from }) =>
    from ? [`${from.width}×${from.height}`] : [],
  );
  return sizes.length === 0
    ? []
    : [`pictures of ${[...new Set(sizes)].join(', ')} were sent smaller: the server takes no larger files`];
}

function cureOf(error: unknown): string | undefined {
  if (error instanceof PictureGone) return 'rename';
  return error instanceof PromptRefusal ? error.repair?.kind : undefined;
}

/** Graphs of one kind load the same models. */
function kindOf({ nodes, models }: BuiltGraph): string {
  const types = Object.values(nodes).map(({ class_type: type }) => type);
  return [...types, ...models].sort().join('\n');
}
