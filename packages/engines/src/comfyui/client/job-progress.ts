import type { BuiltGraph } from '../built-graph.ts';
import type { ServerEvent } from './server-event.ts';

/** Shares of nodes that are done and of sampler steps that are done. */
const BY_NODES = 0.2;
const BY_STEPS = 0.8;
/** The rest comes when the picture is here. */
const MOST = 0.99;

const SAMPLER = /^KSampler|^SamplerCustom/;

export interface JobProgressOptions {
  readonly nodes: BuiltGraph['nodes'];
  /** Sum over all samplers. */
  readonly samplerSteps: number;
}

/** Reckons from events how far a job is: never falling, never done. */
export class JobProgress {
  readonly #options: JobProgressOptions;
  readonly #total: number;
  readonly #finished = new Set<string>();
  readonly #steps = new Map<string, number>();
  #running: string | null = null;
  #fraction = 0;

  constructor(options: JobProgressOptions) {
    this.#options = options;
    this.#total = Object.keys(options.nodes).length;
  }

  /** @param event of this job */
  hear(event: ServerEvent): void {
    switch (event.type) {
      case 'execution_cached':
        for (const node of event.data.nodes) this.#finish(node);
        break;
      case 'executing':
        if (this.#running !== null && this.#running !== event.data.node) this.#finish(this.#running);
        this.#running = event.data.node;
        break;
      case 'executed':
        if (event.data.node !== null) this.#finish(event.data.node);
        break;
      case 'progress':
        this.#step(event.data.node ?? this.#running, event.data.value);
        break;
      case 'progress_state':
        for (const [node, { value, state }] of Object.entries(event.data.nodes)) {
          this.#step(node, value);
          if (state === 'finished') this.#finish(node);
          else if (state === 'running') this.#running = node;
        }
        break;
      default:
        return;
    }
    this.#fraction = Math.max(this.#fraction, this.#reckon());
  }

  get fraction(): number {
    return this.#fraction;
  }

  /** A stable key of what the server does now. */
  get stage(): string {
    if (this.#running === null) return 'preparing';
    const { class_type: type } = this.#options.nodes[this.#running] ?? { class_type: '' };
    if (SAMPLER.test(type)) return 'sampling';
    return /Loader/.test(type) ? 'loading' : 'preparing';
  }

  #finish(node: string): void {
    if (node in this.#options.nodes) this.#finished.add(node);
  }

  /** Other nodes count too, tiles for instance: they are not steps. */
  #step(node: string | null, value: number): void {
    if (node === null || !SAMPLER.test(this.#options.nodes[node]?.class_type ?? '')) return;
    this.#steps.set(node, Math.max(this.#steps.get(node) ?? 0, value));
  }

  #reckon(): number {
    const nodes = this.#total === 0 ? 0 : this.#finished.size / this.#total;
    const { samplerSteps } = this.#options;
    if (samplerSteps === 0) return Math.min(MOST, nodes);
    const done = [...this.#steps.values()].reduce((sum, steps) => sum + steps, 0);
    return Math.min(MOST, BY_NODES * nodes + BY_STEPS * Math.min(1, done / samplerSteps));
  }
}
