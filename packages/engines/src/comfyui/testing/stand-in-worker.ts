import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Nodes } from './check-graph.ts';
import type { NodeInfo } from '../graphs/testing/object-info.ts';
import { paintGraph } from './paint-graph.ts';
import type { FaultBox, StandInFault } from './stand-in-faults.ts';
import type { StandInFiles } from './stand-in-files.ts';
import type { StandInSockets } from './stand-in-sockets.ts';

export interface StandInJob {
  readonly id: string;
  readonly number: number;
  readonly clientId: string;
  readonly nodes: Nodes;
  readonly wantsPreviews: boolean;
  status: 'pending' | 'in_progress' | 'completed' | 'failed' | 'cancelled';
  isInterrupted: boolean;
}

interface StandInStatus {
  readonly status_str: string;
  readonly completed: boolean;
  readonly messages: unknown[];
}

export interface StandInEnd {
  readonly status: StandInJob['status'];
  /** As the history has it. */
  readonly entry: { readonly outputs: Readonly<Record<string, object>>; readonly status: StandInStatus };
}

export interface WorkerSettings {
  readonly faults: FaultBox;
  readonly files: StandInFiles;
  readonly sockets: StandInSockets;
  readonly infos: Readonly<Record<string, NodeInfo>>;
  /** Milliseconds of a node or of a sampler's step, and of silences. */
  readonly stepMs: number;
  /** Milliseconds that a job takes at least. */
  readonly jobMs: number;
  readonly fileOf: (paint: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  readonly silenceMs: number;
  readonly restart: () => void;
}

interface NodeRun {
  readonly tell: (type: string, data?: object) => void;
  readonly stepMs: number;
  /** What is shown of it; absent: nobody wants to see it. */
  readonly coarse: Uint8Array | undefined;
}

/** Failures of nodes as they were seen. */
const FAILURES: Partial<Record<StandInFault, readonly [type: string, message: string]>> = {
  'out of memory': ['torch.OutOfMemoryError', 'Allocation on device 0 would exceed allowed memory.'],
  'missing weight': [
    'huggingface_hub.errors.LocalEntryNotFoundError',
    'An error happened while trying to locate the file on the Hub',
  ],
  'corrupt model': ['safetensors_rust.SafetensorError', 'Error while deserializing header: HeaderTooLarge'],
  'incompatible models': ['RuntimeError', 'mat1 and mat2 shapes cannot be multiplied (77x2048 and 768x320)'],
};

class Interrupted extends Error {}

/** Runs one job as the real worker does, telling its owner; the picture is painted, not generated. */
export class StandInWorker {
  readonly #settings: WorkerSettings;
  /** What every graph that ran had as its outputs, by its text. */
  readonly #remembered = new Map<string, Readonly<Record<string, object>>>();

  constructor(settings: WorkerSettings) {
    this.#settings = settings;
  }

  /** What a process had in memory is gone with it. */
  forget(): void {
    this.#remembered.clear();
  }

  async run(job: StandInJob): Promise<StandInEnd> {
    const { faults, sockets } = this.#settings;
    const { id } = job;
    const isMute = faults.take('only the end');
    const tell = (type: string, data: object = {}) => {
      if (!isMute) sockets.tell(job.clientId, type, { prompt_id: id, ...data });
    };
    const messages: unknown[] = [['execution_start', { prompt_id: id }]];
    try {
      tell('execution_start');
      await this.#misbehave(job);
      const outputs = await this.#outputsOf(job, tell);
      if (faults.take('error as success')) {
        messages.push([
          'execution_error',
          { prompt_id: id, node_type: 'VAEDecode', exception_message: 'odd' },
        ]);
        return { status: 'completed', entry: { outputs: {}, status: success(messages) } };
      }
      messages.push(['execution_success', { prompt_id: id }]);
      tell('execution_success');
      return { status: 'completed', entry: { outputs, status: success(messages) } };
    } catch (error) {
      const isInterrupted = error instanceof Interrupted;
      const told = { prompt_id: id, node_id: '1', node_type: 'KSampler', executed: [], ...toldOf(error) };
      const type = isInterrupted ? 'execution_interrupted' : 'execution_error';
      messages.push([type, told]);
      tell(type, told);
      const status = { status_str: 'error', completed: false, messages };
      return { status: isInterrupted ? 'cancelled' : 'failed', entry: { outputs: {}, status } };
    }
  }

  async #misbehave(job: StandInJob): Promise<void> {
    const { faults, sockets, stepMs, silenceMs, restart } = this.#settings;
    if (faults.take('socket drops')) sockets.cut();
    if (faults.take('garbage frames')) sockets.tellGarbage();
    if (faults.take('foreign events')) sockets.tellForeign(await foreignJpeg());
    if (faults.take('interrupted by somebody')) throw new Interrupted();
    if (faults.take('hangs')) await sleep(60_000, undefined, { ref: false });
    if (faults.take('restarts')) {
      await sleep(silenceMs / 2);
      restart();
      // What ran is gone with the process.
      await sleep(60_000, undefined, { ref: false });
    }
    for (const [fault, [type, message]] of Object.entries(FAILURES)) {
      if (!faults.take(fault as StandInFault)) continue;
      await this.#pause(job, fault === 'missing weight' ? silenceMs : stepMs);
      throw Object.assign(new Error(message), { type });
    }
  }

  async #outputsOf(
    job: StandInJob,
    tell: (type: string, data?: object) => void,
  ): Promise<Readonly<Record<string, object>>> {
    const { faults, files, infos, stepMs, jobMs, fileOf } = this.#settings;
    // A job takes so long with all that is done in it.
    const full = sleep(jobMs);
    const text = JSON.stringify(job.nodes);
    const ids = Object.keys(job.nodes);
    const output = ids.find((id) => infos[job.nodes[id]?.class_type ?? '']?.output_node) ?? '';
    const remembered = this.#remembered.get(text);
    if (faults.take('cached without images')) {
      tell('execution_cached', { nodes: ids });
      return {};
    }
    if (remembered) {
      tell('execution_cached', { nodes: ids });
      tell('executed', { node: output, display_node: output, output: remembered[output] });
      return remembered;
    }
    tell('execution_cached', { nodes: [] });
    const isBlack = faults.take('black picture');
    const paint = () =>
      fileOf(() => paintGraph(job.nodes, output, { file: (name) => files.loadable(name), isBlack }));
    // Where somebody looks it is painted before it is sampled, so that it can be shown while it is.
    const early = job.wantsPreviews ? await paint() : undefined;
    const coarse = early && (await coarseJpeg(early));
    for (const id of ids) await this.#node(job, id, { tell, stepMs, coarse });
    const png = early ?? (await paint());
    await full;
    await this.#pause(job, 0);
    const { class_type: type, inputs } = job.nodes[output] ?? {};
    const prefix = String(inputs?.['filename_prefix'] ?? 'ComfyUI');
    const saved = { images: [files.save(type === 'PreviewImage' ? 'temp' : 'output', prefix, png)] };
    tell('executed', {
      node: output,
      display_node: output,
      output: faults.take('executed null') ? null : saved,
    });
    const outputs = { [output]: saved };
    this.#remembered.set(text, outputs);
    return outputs;
  }

  async #node(job: StandInJob, id: string, { tell, stepMs, coarse }: NodeRun): Promise<void> {
    const { class_type: type = '', inputs = {} } = job.nodes[id] ?? {};
    const state = (value: number, max: number, name: string) =>
      tell('progress_state', {
        nodes: { [id]: { value, max, state: name, node_id: id, prompt_id: job.id } },
      });
    state(0, 1, 'running');
    tell('executing', { node: id, display_node: id });
    const steps = /^KSampler$|^KSamplerAdvanced$/.test(type) ? Number(inputs['steps']) : 0;
    for (let step = 1; step <= steps; step++) {
      await this.#pause(job, stepMs);
      if (coarse) this.#settings.sockets.preview(job.clientId, job.id, coarse);
      state(step, steps, 'running');
      tell('progress', { node: id, value: step, max: steps });
    }
    if (steps === 0) await this.#pause(job, 0);
    state(Math.max(1, steps), Math.max(1, steps), 'finished');
  }

  /** Interrupts are seen between steps alone. */
  async #pause(job: StandInJob, ms: number): Promise<void> {
    await sleep(ms);
    if (job.isInterrupted) throw new Interrupted();
  }
}

function success(messages: unknown[]): StandInStatus {
  return { status_str: 'success', completed: true, messages };
}

function toldOf(error: unknown): object {
  const { type = 'RuntimeError', message = '' } = error as { type?: string; message?: string };
  return {
    exception_type: type,
    exception_message: message,
    traceback: ['  File "/srv/comfy/execution.py", line 1, in run\n'],
    current_inputs: {},
  };
}

/** As latents are shown: small, without detail. */
function coarseJpeg(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture).resize(128, 128, { fit: 'inside' }).blur(1).jpeg().toBuffer();
}

/** Of somebody else's job. */
function foreignJpeg(): Promise<Uint8Array> {
  return jpegOf('#0000ff');
}

function jpegOf(background: string): Promise<Uint8Array> {
  return sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
