import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readMetrics } from '@plumbline/platform/testing/read-metrics.ts';

/** Milliseconds that workers have spent on each step and stage so far, by name. */
export type WorkerSteps = ReadonlyMap<string, number>;

/** The stage from an engine's answer to its picture as it is wanted: reading it, bringing it to size, restoring, measuring. */
export const ANSWERED = 'stage answered';
/** Packing, labelling, hashing. */
export const ENCODED = 'step encode';

export async function readSteps(urls: readonly string[]): Promise<WorkerSteps> {
  const steps = new Map<string, number>();
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  for (const text of texts) {
    const families = readMetrics(text);
    for (const [family, kind] of [
      ['plumbline_task_step_seconds', 'step'],
      ['plumbline_render_stage_seconds', 'stage'],
    ] as const)
      for (const { name, labels, value } of families.get(family)?.samples ?? []) {
        if (name !== `${family}_sum`) continue;
        const step = `${kind} ${labels[kind]}`;
        steps.set(step, (steps.get(step) ?? 0) + value * 1_000);
      }
  }
  return steps;
}

export function sinceThen(now: WorkerSteps, then: WorkerSteps): WorkerSteps {
  return new Map([...now].map(([step, milliseconds]) => [step, milliseconds - (then.get(step) ?? 0)]));
}

/** One that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
